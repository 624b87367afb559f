"""`cuda.vector`: what `vector` is on the CPU, on a GPU. Arrays stay there, for torch, JAX and CuPy to share.

A thread steps a game, by the code that the CPU runs (`kernels.py`). Machine code is kept on disk: the first start with
a kind of opponents compiles for minutes, the next ones load it. Compiling needs no GPU (`prepare`).
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ..core.game import Box, Game, IllegalAnswer, OptionError
from ..core.rule import bind, cache_folder, sources_of, written_in
from .batch import AUTORESET, SEEDS, Buffers, Policy, bound, most_players, plans_of, printed, settle, shapes
from .extras import need
from .rows import NOTHING_WRONG, START, THUMB, Plan, Row, lay_out_rows

REGISTERS = 168  # of a thread: more of them leave room for fewer threads
THREADS = 64  # of a block
KINDS = 1 << 14  # of steps; two that share a number only keep each other waiting
ADDING = 512  # threads that add up how many rows there are of each kind
STEP = (
    "boxes", "plans", "fresh", "states", "rows", "actions", "order", "listed", "observation", "mask", "mover", "reward",
    "done", "truncated", "final", "last", "seen", "notes", "wrong",
)  # fmt: skip
ARGUMENTS = {
    "check": ("rows", "actions", "listed", "wrong"),
    "count": ("states", "actions", "begins", "kinds", "ranks"),
    "add_up": ("begins",),
    "sort": ("kinds", "ranks", "begins", "order"),
    "step": STEP,
    "look": ("boxes", "states", "rows", "actions", "observation", "wrong"),
    "sample": ("rows", "listed", "actions"),
}
ADVANCING = ("count", "add_up", "sort", "step", "look")  # the kernels of a step, in this order
GIVEN = tuple(own.name for own in fields(Buffers))

Layout = Mapping[str, tuple[tuple[int, ...], Any]]  # name of an array: its shape and the type of its elements


def layout_of(game: Game, n: int, players: int, notes: int, keep_last: bool, thinks: bool, tables: int = 1) -> Layout:
    """All arrays that a vector has on the GPU."""
    return {
        **shapes(game, n, players),
        "boxes": ((tables,), game.rules.box),
        "plans": ((tables,), Plan.dtype),
        "fresh": ((1,), game.state),
        "states": ((n,), game.state),
        "rows": ((n,), Row.dtype),
        "actions": ((n,), np.int64),
        "listed": ((n, game.things), np.int16),
        "last": ((n if keep_last else 0, game.observation), np.float32),
        "seen": ((n, game.observation * thinks), np.float32),
        "notes": ((n, notes * thinks), np.float64),
        "wrong": ((2,), np.int64),
        "begins": ((KINDS,), np.int32),
        "kinds": ((n,), np.int32),
        "ranks": ((n,), np.int32),
        "order": ((n,), np.int32),
    }


def meaning_for(game: Game, advance: Callable[..., None]) -> dict[str, Any]:
    """What the names in kernels mean for a game."""
    seats = max(game.seats)
    return {
        "THINGS": game.things, "SEATS": seats, "STANDING": 2 * seats, "advance": advance, "observe": game.rules.observe
    }  # fmt: skip


# --- machine code ----------------------------------------------------------------------------------------------------


def prepare(game: Game, opponents: str | None, capability: tuple[int, int]) -> dict[str, Path]:
    """The files with machine code for a kind of GPU, compiled if they are not there yet; no GPU is needed."""
    folder, found = cache_folder() / "cuda", {}
    thinks = opponents == "thumb"
    advance, notes = bound(game, thinks)
    mark = _hash_of(Path(__file__), Path(__file__).with_name("kernels.py"), *written_in(advance))
    for name in ARGUMENTS:
        kind = f"sm_{capability[0]}{capability[1]}"
        found[name] = folder / f"{game.name}-{name}{'-thumb' * thinks}-{mark}-{kind}.cubin"
        if not found[name].exists():
            _compile(found[name], game, name, advance, layout_of(game, 1, 2, notes, True, True), capability)
    return found


def _hash_of(*paths: Path) -> str:
    """A short hash of all that files are made of, wherever the package lies: it is compiled here, and run elsewhere."""
    digest, home = hashlib.sha256(), Path(__file__).parents[1]
    for path in sorted(sources_of(*paths)):
        own = path.relative_to(home) if path.is_relative_to(home) else path
        digest.update(own.as_posix().encode() + (path.read_bytes() if path.is_file() else b""))
    return digest.hexdigest()[:12]


def _compile(
    file: Path, game: Game, name: str, advance: Callable[..., None], layout: Layout, capability: tuple[int, int]
) -> None:
    from . import kernels, machine_code

    kernel = bind(getattr(kernels, name), **meaning_for(game, advance))
    kinds = kernels.kinds_of(dict(layout), ARGUMENTS[name])
    ptx = machine_code.ptx_of(kernel, kinds, capability, name)
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{id(file)}")
    unfinished.write_bytes(machine_code.cubin_of(ptx, capability, REGISTERS))
    unfinished.replace(file)


# --- arrays ----------------------------------------------------------------------------------------------------------


class OnGpu:
    """An array in the memory of a GPU, shared without a copy: `torch.as_tensor(a, device="cuda")`, `cupy.asarray(a)`,
    `jax.dlpack.from_dlpack(a)`. Tables are stored column by column. It is written by the stream of its vector.
    """

    def __init__(self, buffer: Any, shape: tuple[int, ...], dtype: Any, stream: int, steps: Any = None, at: int = 0):
        self.buffer, self.shape, self.dtype, self.stream, self.at = buffer, shape, np.dtype(dtype), stream, at
        size = self.dtype.itemsize
        self.strides = steps or tuple(size * int(np.prod(shape[:axis])) for axis in range(len(shape)))

    @property
    def pointer(self) -> int:
        """Where it begins."""
        return int(self.buffer.handle) + self.at

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.pointer, False),
            "strides": self.strides,
            "stream": self.stream or 1,  # 1: the default stream
            "version": 3,
        }

    @cached_property
    def _view(self) -> Any:
        core = need("cuda.core", "spieltisch.envs.cuda")
        size = self.dtype.itemsize
        whole = core.Buffer.from_handle(self.pointer, size * int(np.prod(self.shape)), owner=self.buffer)
        steps = tuple(step // size for step in self.strides)
        return core.utils.StridedMemoryView.from_buffer(whole, self.shape, steps, itemsize=size, dtype=self.dtype)

    def __dlpack__(self, **wishes: Any) -> Any:
        return self._view.__dlpack__(**wishes)

    def __dlpack_device__(self) -> tuple[int, int]:
        found: tuple[int, int] = self._view.__dlpack_device__()
        return found

    def numpy(self) -> Any:
        """A copy for the CPU, when all that was asked for is done."""
        out = np.zeros(self.shape[::-1], self.dtype)
        if out.size:
            _ok("cuStreamSynchronize", self.stream)
            _ok("cuMemcpyDtoH", out.ctypes.data, self.pointer, out.nbytes)
        return out.T


def _ok(name: str, *arguments: Any) -> None:
    """A call of the driver."""
    driver = need("cuda.bindings.driver", "spieltisch.envs.cuda")
    (error, *_) = getattr(driver, name)(*arguments)
    if error != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(f"{name}: {error.name}")


def words_of(array: Any, shape: tuple[int, ...], dtype: Any) -> list[int]:
    """An array as a kernel takes it: two owners, elements, size of one, address, shape, strides."""
    face = array.__cuda_array_interface__
    size = np.dtype(dtype).itemsize
    strides = face.get("strides") or _by_row(shape, size)
    return [0, 0, int(np.prod(shape)), size, face["data"][0], *shape, *strides]


def _by_row(shape: tuple[int, ...], size: int) -> tuple[int, ...]:
    return tuple(size * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape)))


def check_array(name: str, array: Any, shape: tuple[int, ...], dtype: Any, by_column: bool) -> None:
    """A ValueError for an array that does not fit."""
    face = getattr(array, "__cuda_array_interface__", None)
    size = np.dtype(dtype).itemsize
    strides = tuple(size * int(np.prod(shape[:axis])) for axis in range(len(shape)))
    wanted = (
        f"{name}: {np.dtype(dtype).name}{list(shape)} on the GPU{', stored column by column' * by_column} is needed"
    )
    if face is None or tuple(face["shape"]) != shape or np.dtype(face["typestr"]) != np.dtype(dtype):
        raise ValueError(wanted)
    if (face.get("strides") or _by_row(shape, size)) != strides:
        raise ValueError(wanted)


# --- the vector ------------------------------------------------------------------------------------------------------


def stream_of(device: Any, stream: Any) -> Any:
    """A stream of anybody's: None (the default stream), an address, or an object of torch, CuPy, Numba or CUDA."""
    core = need("cuda.core", "spieltisch.envs.cuda")
    if stream is None:
        return device.default_stream
    if hasattr(stream, "__cuda_stream__"):
        return device.create_stream(stream)
    address = next(
        (getattr(stream, name) for name in ("cuda_stream", "ptr", "handle") if hasattr(stream, name)), stream
    )
    return core.Stream.from_handle(int(getattr(address, "value", address) or 0))


class CudaVector:
    """Games side by side on a GPU (`vector`). What a step has written is in `observation`, `mask`, `mover`, …

    Rows, numbers of games, streams and autoreset are those of the CPU's `Vector`, and so is every game. A step is only
    asked for: it is done when its stream comes to it, and an illegal action is told by `check`, not by `step`. Until
    then no row changes any more.
    """

    autoreset = AUTORESET
    observation: OnGpu
    mask: OnGpu
    mover: OnGpu
    reward: OnGpu
    done: OnGpu
    truncated: OnGpu
    final: OnGpu

    def __init__(
        self, game: Game, boxes: Sequence[Box], n: int, seed: int, *, threads: int, reward: str,
        opponents: str | None, kind: int, seat: int | None, buffers: Buffers | None, keep_last: bool, stream: Any
    ) -> None:  # fmt: skip
        core = need("cuda.core", "spieltisch.envs.cuda")
        self.game, self.boxes, self.n, self.seed = game, tuple(boxes), n, seed
        device = core.Device()
        device.set_current()
        self.stream = stream_of(device, stream)
        thinks = kind == THUMB
        files = prepare(game, opponents, tuple(device.compute_capability))
        self._kernels = {name: core.ObjectCode.from_cubin(str(file)).get_kernel(name) for name, file in files.items()}
        self._launch = core.launch
        usual, alone = core.LaunchConfig(grid=-(-n // threads), block=threads), core.LaunchConfig(grid=1, block=ADDING)
        self._configs = dict.fromkeys(ARGUMENTS, usual) | {"add_up": alone}
        players, notes = most_players(boxes), bound(game, thinks)[1]
        layout = layout_of(game, n, players, notes, keep_last, thinks, len(boxes))
        self._arrays: dict[str, Any] = {}
        for name, (shape, dtype) in layout.items():
            self._arrays[name] = array = self._room(device, shape, dtype)
            if buffers is not None and name in GIVEN:
                check_array(name, getattr(buffers, name), shape, dtype, len(shape) > 1)
                self._arrays[name] = array = getattr(buffers, name)
            if name in GIVEN:
                setattr(self, name, array)
        self.actions, self.last_observation = self._arrays["actions"], self._arrays["last"]
        self._words = {name: words_of(self._arrays[name], *layout[name]) for name in layout}
        self._put("boxes", printed(game, boxes))
        self._put("plans", plans_of(game, boxes, n, seed, reward, kind, seat, opponents is not None, keep_last))
        self.reset()

    def _room(self, device: Any, shape: tuple[int, ...], dtype: Any) -> OnGpu:
        size = max(1, int(np.prod(shape)) * np.dtype(dtype).itemsize)
        buffer = device.allocate(size, stream=self.stream)
        buffer.fill(0, stream=self.stream)
        return OnGpu(buffer, shape, dtype, int(self.stream.handle))

    def _put(self, name: str, values: Any) -> None:
        """Copy an array of one axis there; it may be let go of afterwards."""
        _ok("cuMemcpyHtoDAsync", self._words[name][4], values.ctypes.data, values.nbytes, self.stream.handle)
        self.stream.sync()

    def _run(self, name: str, **others: list[int]) -> None:
        words = [word for own in ARGUMENTS[name] for word in others.get(own, self._words[own])]
        self._launch(self.stream, self._configs[name], self._kernels[name], *words)

    def _field(self, name: str) -> OnGpu:
        dtype, at = Row.dtype.fields[name][:2]  # type: ignore[index]
        rows = self._arrays["rows"]
        return OnGpu(rows.buffer, (self.n,), dtype, rows.stream, (Row.dtype.itemsize,), at)

    @property
    def box(self) -> Box:
        """The box of the first kind of table."""
        return self.boxes[0]

    @property
    def numbers(self) -> OnGpu:
        """The number of the game in each row."""
        return self._field("number")

    @property
    def tables(self) -> OnGpu:
        """The number of the kind of table in each row."""
        return self._field("table")

    @property
    def seats(self) -> OnGpu:
        """The seat of the learner in each row; -1 where all seats are asked."""
        return self._field("seat")

    @property
    def states(self) -> OnGpu:
        """The whole truth of each game, for whoever runs it; no player may see it."""
        own: OnGpu = self._arrays["states"]
        return own

    def reset(self) -> None:
        """Start the games 0 … n - 1 of the seed."""
        rows = np.zeros(self.n, Row.dtype)
        lay_out_rows(rows, self.seed % SEEDS, len(self.boxes))
        self._put("rows", rows)
        self._forget_wrong()
        self._put("actions", np.full(self.n, START, np.int64))
        self._clear("mask")
        self._advance(self._words["actions"])

    def _clear(self, name: str) -> None:
        _, _, elements, size, address = self._words[name][:5]
        _ok("cuMemsetD8Async", address, 0, elements * size, self.stream.handle)

    def _advance(self, actions: list[int]) -> None:
        self._clear("begins")
        for name in ADVANCING:
            self._run(name, actions=actions)

    def sample(self) -> OnGpu:
        """A random option for each row, in `actions`; the same as the CPU's."""
        self._run("sample")
        own: OnGpu = self.actions
        return own

    def step(self, actions: Any) -> None:
        """Point at a thing in each row, by an array int64[n] on the GPU; -1 leaves it alone."""
        check_array("actions", actions, (self.n,), np.int64, False)
        words = words_of(actions, (self.n,), np.int64)
        self._run("check", actions=words)
        self._advance(words)

    def check(self) -> None:
        """Wait for all steps. IllegalAnswer if an action was not allowed: nothing has changed since that step."""
        row, thing = self._arrays["wrong"].numpy()
        if row < self.n:
            self._forget_wrong()
            raise IllegalAnswer(int(thing))

    def _forget_wrong(self) -> None:
        self._put("wrong", np.array([self.n, NOTHING_WRONG]))

    def close(self) -> None:
        """Wait for all steps."""
        self.stream.sync()

    def __enter__(self) -> "CudaVector":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def vector(
    game: str | Game,
    n: int,
    seed: int = 0,
    *,
    threads: int = THREADS,
    players: int | None = None,
    reward: str = "win",
    opponents: str | Policy | None = None,
    seat: int | None = None,
    pack: Any = None,
    buffers: Buffers | None = None,
    keep_last: bool = False,
    tables: Sequence[Mapping[str, Any]] = (),
    stream: Any = None,
    **options: Any,
) -> CudaVector:
    """`envs.vector` on a GPU: the same games, byte by byte, in arrays that stay there.

    `threads` are those of a block. `stream` is where all work is asked for: None for the default stream, or a stream of
    torch, CuPy, Numba or CUDA. Opponents answer inside (`random`, `thumb`); a function cannot: leave `opponents` out
    and answer for all seats by `mover`. All else is as in `envs.vector`.
    """
    need("cuda.core", "spieltisch.envs.cuda")
    if n < 1:
        raise ValueError(f"{n} games: at least one")
    found, boxes, kind = settle(game, n, players, reward, opponents, seat, pack, options, tables)
    if callable(opponents):
        raise OptionError("bad-value", key="opponents", value=opponents, allowed="random, thumb")
    return CudaVector(
        found, boxes, n, seed, threads=threads, reward=reward, opponents=opponents, kind=kind, seat=seat,
        buffers=buffers, keep_last=keep_last, stream=stream,
    )  # fmt: skip
