"""Reads a folder of `spieltisch dataset` with polars and nothing of ours, and looks at every row.

A program of its own: `scripts/dataset-check` runs it in an environment that holds polars alone.
"""

import json
import sys
import time
from pathlib import Path

import polars as pl

RETURNS = ("return_win", "return_rank", "return_margin", "return_points")


def main(folder: Path) -> None:
    begin = time.perf_counter()
    about = json.loads((folder / "dataset.json").read_text("utf-8"))
    fields, actions, players = about["observation"], len(about["actions"]), about["series"]["players"]
    games, rows, ends = set[int](), 0, pl.DataFrame()
    for file in about["files"]:  # one by one: all observations together may be larger than the memory
        data = pl.read_parquet(folder / file)
        assert data.columns == list(about["columns"]), data.columns
        assert data.null_count().sum_horizontal()[0] == 0, f"{file}: something is missing"
        assert data["seat"].is_between(0, players - 1).all()
        assert data.select(pl.col("options").list.contains(pl.col("answer")).all()).item(), f"{file}: not an option"
        assert data.select((pl.col("options").list.len() > 1).all()).item(), f"{file}: no decision"
        assert data.select(pl.col("options").list.max().max()).item() < actions
        assert data.select(pl.col("options").list.min().min()).item() >= 0
        assert data["observation"].dtype.shape == (sum(field["size"] for field in fields),)  # type: ignore[attr-defined]
        ranges = data.select(
            pl.col("observation").arr.to_list().list.slice(field["start"], field["size"]).alias(field["name"])
            for field in fields
        )
        for field, part in zip(fields, ranges.get_columns(), strict=True):
            assert part.list.min().min() >= field["low"], f"{file}: {field['name']}"  # type: ignore[operator]
            assert part.list.max().max() <= field["high"], f"{file}: {field['name']}"  # type: ignore[operator]
        ends = pl.concat([ends, data.unique(("game", "seat"), maintain_order=True).select("game", *RETURNS)])
        games |= set(data["game"].unique().to_list())
        rows += len(data)
    assert games == set(range(about["series"]["games"])), "a game is missing"
    worth = ends.group_by("game").agg(pl.len(), pl.col("return_win").sum(), pl.col("return_margin").sum())
    all_seats = worth.filter(pl.col("len") == players)  # of which every seat decided something
    assert all_seats["return_win"].abs().max() < 1e-6, "what one wins, the others do not lose"  # type: ignore[operator]
    lazy = pl.scan_parquet(folder / "decisions" / "*.parquet").select(pl.len(), pl.col("game").n_unique()).collect()
    assert lazy.row(0) == (rows, len(games))
    size = sum((folder / file).stat().st_size for file in about["files"])
    told = {"polars": pl.__version__, "games": len(games), "rows": rows, "files": len(about["files"]), "bytes": size}
    print(json.dumps({**told, "seconds": round(time.perf_counter() - begin, 1)}))


if __name__ == "__main__":
    assert "spieltisch" not in sys.modules
    main(Path(sys.argv[1]))
