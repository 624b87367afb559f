"""Runs notebooks without a kernel: cell by cell in this process, as the tests and the site of documents do."""

import ast
import io
import json
from contextlib import redirect_stdout
from typing import Any


def run_notebook(text: str) -> str:
    """A notebook with what its cells print and show; whatever goes wrong in one comes through."""
    notebook = json.loads(text)
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells, 1):
        cell["execution_count"], cell["outputs"] = number, _run("".join(cell["source"]), names, number)
    return json.dumps(notebook)


def _run(code: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """What a cell prints, and its last line if that is worth something."""
    tree = ast.parse(code)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": printed.getvalue()})
    if value is not None:
        shown = {"text/plain": repr(value)}
        if hasattr(value, "_repr_html_"):
            shown["text/html"] = value._repr_html_()
        outputs.append({"output_type": "execute_result", "execution_count": number, "metadata": {}, "data": shown})
    return outputs
