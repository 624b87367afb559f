"""Whole games on a GPU. Nothing else in the house imports this: a GPU is never needed to play.

The rules are the same functions as on the CPU. The difficulty is that 32 threads, a warp, execute one instruction at a
time: they are fast only as long as all of them do the same, and 32 games are soon at 32 different points of the rules.
So no thread has a game of its own (ADR 11). Each multiprocessor keeps a pool of games, sorted by the kind of their next
step (`Steps` in `game.py`). A warp takes 32 games of one kind, carries out a single step of each, and puts each of them
back under the kind that comes next. Games do not know of each other, so each is the game that the CPU plays.
"""

import operator
from functools import cache
from importlib import import_module
from typing import Any

import numba
import numpy as np
from numba import cuda
from numba.core import types
from numba.cuda.cudadrv.driver import binding, driver
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.extending import overload

from .arrays import Array, Grid, Ints
from .compiling import Rule, widened
from .drivers import ANSWERS, DECISIONS, DIGEST, STANDING, UNFINISHED, fold
from .game import Box, Game
from .records import Record, i4, i8, u1
from .stack import CHANCE, OVER, AnyBox, AnyState, States, top
from .streams import pick, start_stream

WARP = 32
EVERYBODY = 0xFFFFFFFF  # all threads of a warp
WORD = 64
WORDS = 2 * WARP  # of a set of games: two for each thread of a warp
POOL = WORDS * WORD  # games of a multiprocessor
THREADS = 384  # of a multiprocessor: more of them wait for the same caches
REGISTERS = 168  # of a thread: what a multiprocessor has, shared among so many
GIVEN_MEMORY = 48 * 1024  # bytes that the threads of a multiprocessor share in any case
NEAR_MEMORY = 96 * 1024  # the same on request

START = 0  # kind of a game that is over: the next one starts in its place
GONE = -1  # instead of a kind: there is no game left to start
GOES_ON = -2  # instead of a kind: the rules say what comes next
ENOUGH = 16  # while so many games of a kind wait, all warps go on with it: they share its machine code, too
NO_GAME = -1  # instead of a row of results: nothing has been played here yet


class Note(Record):
    """What the driver writes down about a game in the pool."""

    stream = i8()
    digest = i8()
    row = i4()
    answers = i4()
    decisions = i4()
    spare = u1(4)


# --- rules on a GPU --------------------------------------------------------------------------------------------------

LONG = 1000  # instructions, before they are optimised


class _GpuRule(CUDADispatcher):  # type: ignore[misc]
    """A rule as a function of the GPU, compiled once for integers of all widths, like on the CPU (ADR 8).

    A long rule stays a function of its own. Otherwise each place that calls it gets a copy, and the code of a large
    game grows to five times the size.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What a calling function needs to know."""
        return super().get_call_template(
            tuple(widened(kind) for kind in args), {name: widened(kind) for name, kind in kws.items()}
        )

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        """The code for these types of arguments."""
        result = super().compile_device(args, return_type)
        code = result.library.modules[0].get_global(result.fndesc.llvm_func_name)
        if sum(len(block.instructions) for block in code.blocks) > LONG and "alwaysinline" not in code.attributes:
            code.attributes.add("noinline")
        return result


@cache
def _on_gpu(rule: Rule) -> Any:
    return _GpuRule(rule.py_func, {**rule.targetoptions, "device": True, "debug": False, "opt": True})


# This is where numba-cuda looks for the GPU's version of a function of the CPU.
Rule._CUDATypingContext__dispatcher = property(_on_gpu)


def _inlined(rule: Any) -> Any:
    """A rule as part of the kernel, so that the compiler knows where box and options lie."""
    return cuda.jit(device=True, forceinline=True)(rule.py_func)


def _is_row_and_name(index: Any) -> bool:
    """Is this the type of `source, Passive.SHIELD_R`: a number and an enum member?"""
    if not isinstance(index, types.BaseTuple) or len(index) != 2:  # type: ignore[attr-defined]
        return False
    return isinstance(index[0], types.Integer) and isinstance(index[1], types.IntEnumMember)


@overload(operator.getitem)
def _look_up_by_name(array: Any, index: Any) -> Any:
    """`s.top[Place.ARK]`, `box.passive[source, Passive.SHIELD_R]`: an array read at the number of an enum member."""
    if isinstance(array, types.Array) and isinstance(index, types.IntEnumMember):

        def look(array: Any, index: Any) -> Any:  # annotated like the overload, which Numba compares
            return array[index.value]

        return look
    if isinstance(array, types.Array) and _is_row_and_name(index):

        def look_in_row(array: Any, index: Any) -> Any:
            return array[index[0], index[1].value]

        return look_in_row
    return None


@overload(operator.setitem)
def _write_by_name(array: Any, index: Any, value: Any) -> Any:
    """`s.dice[Die.ATTACK] = 2`, `s.score[player, Score.PACTS] = 4`: an array written there."""
    if isinstance(array, types.Array) and isinstance(index, types.IntEnumMember):

        def write(array: Any, index: Any, value: Any) -> None:
            array[index.value] = value

        return write
    if isinstance(array, types.Array) and _is_row_and_name(index):

        def write_in_row(array: Any, index: Any, value: Any) -> None:
            array[index[0], index[1].value] = value

        return write_in_row
    return None


@overload(operator.contains)
def _is_one_of_two(pair: Any, value: Any) -> Any:
    """`observer in (giver, receiver)`."""
    if isinstance(pair, types.BaseTuple) and len(pair) == 2:  # type: ignore[attr-defined]

        def contains(pair: Any, value: Any) -> Any:
            return value == pair[0] or value == pair[1]

        return contains
    return None


def _index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index without a look at its sign: rules do not count from the end, and code is a seventh smaller."""
    return context.cast(builder, index, kind, types.intp)


import_module("numba.cuda.np.arrayobj").fix_integer_index = _index_as_it_is  # type: ignore[attr-defined]

_nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
_compile_ir = _nvvm.compile_ir


def _round_as_the_cpu_does(ir: Any, **options: Any) -> Any:
    """`a * b + c` rounds twice, as on the CPU: in one step it would round once, and players would judge otherwise."""
    return _compile_ir(ir, **{"fma": 0, **options})


_nvvm.compile_ir = _round_as_the_cpu_does


# --- the pool: which games wait for a step of which kind -------------------------------------------------------------


@cuda.jit(device=True, forceinline=True)
def _agreed(value: int) -> int:
    """The value that the first thread of the warp sees."""
    return cuda.shfl_sync(EVERYBODY, value, 0)


@cuda.jit(device=True, forceinline=True)
def _sum_up_to(lane: int, n: int) -> int:
    """The sum of the n of all threads of the warp up to this one."""
    for distance in (1, 2, 4, 8, 16):
        below = cuda.shfl_up_sync(EVERYBODY, n, distance)
        if lane >= distance:
            n += below
    return n


@cuda.jit(device=True, forceinline=True)
def _lowest(bits: int, n: int) -> int:
    """The n lowest of these bits."""
    some = numba.uint64(0)
    while n > 0 and bits != 0:
        rest = bits & (bits - numba.uint64(1))
        some |= bits ^ rest
        bits = rest
        n -= 1
    return some


@cuda.jit(device=True, forceinline=True)
def _choose_kind(waiting: Ints, current: Ints, lane: int) -> tuple[int, int]:
    """The kind that is being dealt with while enough games wait there, then the one where most do; and how many."""
    kind = _agreed(current[0])
    count = _agreed(waiting[kind])
    if count < ENOUGH:
        best = numba.int32(0)
        for k in range(lane, waiting.shape[0], WARP):
            best = max(best, (waiting[k] << 8) + numba.int32(k))
        for distance in (16, 8, 4, 2, 1):
            best = max(best, cuda.shfl_xor_sync(EVERYBODY, best, distance))
        kind, count = best & 255, best >> 8
        if lane == 0:
            current[0] = kind
    return kind, count


@cuda.jit(device=True, forceinline=True)
def _claim(waiting: Ints, kind: int, count: int, lane: int) -> int:
    """Claim up to 32 games of a kind, before other warps do; returns how many."""
    claimed = numba.int32(0)
    if lane == 0 and count > 0:
        wanted = min(count, WARP)
        before = cuda.atomic.sub(waiting, kind, wanted)
        claimed = numba.int32(max(0, min(wanted, before)))
        if claimed < wanted:
            cuda.atomic.add(waiting, kind, wanted - claimed)
    return _agreed(claimed)


@cuda.jit(device=True, forceinline=True)
def _take(sets: Ints, kind: int, n: int, lane: int, turn: int, taken: Ints) -> None:
    """Take n games that were claimed out of the set of their kind; thread i of the warp finds its game in taken[i]."""
    found = numba.int32(0)
    word = (lane + turn) & (WORDS - 1)  # begin elsewhere each time, so that no game waits for long
    while found < n:
        bits = sets[kind * WORDS + word]
        count = numba.int32(cuda.popc(bits))
        room = n - found - _sum_up_to(lane, count) + count
        if room < count:
            bits = _lowest(bits, room)
        if bits != 0:
            bits &= cuda.atomic.and_(sets, kind * WORDS + word, ~bits)  # without those that another warp took meanwhile
        end = found + _sum_up_to(lane, numba.int32(cuda.popc(bits)))
        found = cuda.shfl_sync(EVERYBODY, end, WARP - 1)
        while bits != 0:
            end -= 1
            taken[end] = word * WORD + cuda.ffs(bits) - 1
            bits &= bits - numba.uint64(1)
        word = (word + WARP) & (WORDS - 1)
    cuda.threadfence_block()
    cuda.syncwarp()


@cuda.jit(device=True, forceinline=True)
def _put_back(sets: Ints, waiting: Ints, kind: int, i: int) -> None:
    """Let a game wait for a step of this kind; it is counted only when it can be found."""
    cuda.threadfence_block()
    cuda.atomic.or_(sets, kind * WORDS + i // WORD, numba.uint64(1) << numba.uint64(i % WORD))
    cuda.threadfence_block()
    cuda.atomic.add(waiting, kind, 1)


# --- steps -----------------------------------------------------------------------------------------------------------


def _change_of(game: Game) -> Any:
    """A device function: a game is over, the next one starts in its place, or the place is GONE."""
    to_move, standing = game.rules.to_move, game.rules.standing
    assert game.rules.steps is not None
    lay_out, clear = game.rules.steps.lay_out, game.rules.steps.clear

    def change(
        box: AnyBox, states: States, note: Note, at: int, fresh: States, stream: Ints, seed: int,
        first: int, ticket: Ints, results: Grid[int], finals: States
    ) -> int:  # fmt: skip
        s = states[at]
        row = int(note.row)
        if row != NO_GAME:
            over = to_move(box, s) == OVER
            if over:
                clear(s)
            results[row, DECISIONS] = note.decisions
            results[row, ANSWERS] = note.answers
            results[row, DIGEST] = note.digest
            results[row, UNFINISHED] = 0 if over else 1
            standing(box, s, results[row, STANDING:])
            if row < finals.shape[0]:
                finals[row] = states[at]
        row = int(cuda.atomic.add(ticket, 0, 1))
        if row >= results.shape[0]:
            return GONE
        states[at] = fresh[0]
        start_stream(stream, seed, first + row)
        note.stream = stream[0]
        note.digest = 0
        note.row = row
        note.answers = 0
        note.decisions = 0
        lay_out(box, s, None)
        return GOES_ON

    return cuda.jit(device=True, forceinline=True)(change)


def _question_of(game: Game) -> Any:
    """A device function: one question is answered, or the game ends because it is too long."""
    assert game.rules.steps is not None
    is_asked_anyway = game.rules.steps.is_asked_anyway
    list_options, carry_out = _inlined(game.rules.steps.list_options), _inlined(game.rules.steps.carry_out)

    def question(box: AnyBox, s: AnyState, note: Note, stream: Ints, longest: int, out: Ints) -> int:
        n = list_options(box, s, out)
        thing, asked = int(out[0]), 0
        if n != 1 or is_asked_anyway(box, s):
            if note.answers >= longest:
                return START
            stream[0] = note.stream
            thing, asked = int(out[pick(stream, n)]), 1
            note.stream = stream[0]
            note.digest = fold(note.digest, thing)
            note.answers += 1
            if top(s).player != CHANCE:
                note.decisions += 1
        carry_out(box, s, thing, asked, None)
        return GOES_ON

    return cuda.jit(device=True, forceinline=True)(question)


# --- the kernel ------------------------------------------------------------------------------------------------------


def _words_of(dtype: "np.dtype[Any]") -> "np.dtype[Any]":
    """The widest words a record consists of: what lies on their boundaries suits its fields."""
    return next(np.dtype(word) for word in ("i8", "i4", "i2", "i1") if dtype.itemsize % np.dtype(word).itemsize == 0)


def _size_of_sets(game: Game) -> int:
    """Bytes that the sets of waiting games take."""
    assert game.rules.steps is not None
    return 8 * WORDS * game.rules.steps.kinds


def _allow_shared_memory(kernel: Any, size: int) -> None:
    """Let a compiled kernel have more shared memory than every kernel gets."""
    (compiled,) = kernel.overloads.values()
    function = compiled._codelibrary.get_cufunc()
    attribute = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(attribute, size, function.handle, function.device.id)


def kernel_of(game: Game) -> Any:
    """A kernel that plays random games; each row of `results` is what `drivers.play_many` writes for that game.

    With room for a state per game in `finals` the final states are kept, too.
    """
    if game.rules.steps is None:
        raise ValueError(f"{game.name} does not offer single steps and cannot run on a GPU")
    kinds, first_work, kind_of = game.rules.steps.kinds, int(game.rules.steps.first_work), game.rules.steps.kind
    work: Any = game.rules.steps.work
    run_on: Any = game.rules.steps.run_on
    change, question = _change_of(game), _question_of(game)
    counters = -(-kinds // WARP) * WARP
    things, box_type, word = game.things, game.rules.box, numba.from_dtype(_words_of(game.rules.box))
    besides = 4 * counters + 2 * THREADS + 64 + game.rules.box.itemsize
    # a box that is too large is read from afar
    box_is_near = besides <= GIVEN_MEMORY and besides + _size_of_sets(game) <= NEAR_MEMORY
    box_words = game.rules.box.itemsize // _words_of(game.rules.box).itemsize if box_is_near else 1

    def play(
        printed: Any, fresh: States, seed: int, first: int, ticket: Ints, states: States,
        notes: Array[Note], results: Grid[int], finals: States, longest: int
    ) -> None:  # fmt: skip
        sets = cuda.shared.array(0, numba.uint64)  # which games wait, by kind; its size comes with the launch
        waiting = cuda.shared.array(counters, numba.int32)  # how many
        current = cuda.shared.array(1, numba.int32)  # the kind that is being dealt with
        playing = cuda.shared.array(1, numba.int32)  # games of the pool that are not gone
        taken = cuda.shared.array(THREADS, numba.int16)
        near = cuda.shared.array(box_words, word)
        out = cuda.local.array(things, numba.int16)
        stream = cuda.local.array(1, numba.int64)

        me = numba.int32(cuda.threadIdx.x)
        lane = me % WARP
        pool = cuda.blockIdx.x * POOL
        for i in range(me, POOL, THREADS):
            notes[pool + i].row = NO_GAME
        for i in range(me, kinds * WORDS, THREADS):
            sets[i] = ~numba.uint64(0) if i // WORDS == START else numba.uint64(0)
        for i in range(me, counters, THREADS):
            waiting[i] = POOL if i == START else 0
        if me == 0:
            current[0], playing[0] = START, POOL
        if box_is_near:
            for i in range(me, box_words, THREADS):
                near[i] = printed[i]
            box = near.view(box_type)[0]
        else:
            box = printed.view(box_type)[0]
        cuda.syncthreads()

        turn = me // WARP
        while _agreed(playing[0]) > 0:
            kind, count = _choose_kind(waiting, current, lane)
            n = _claim(waiting, kind, count, lane)
            if n == 0:
                cuda.nanosleep(100)
                cuda.threadfence_block()  # look again, and not at what was read before
                continue
            turn += 1
            _take(sets, kind, n, lane, turn, taken[me - lane :])
            if lane < n:
                i = int(taken[me])
                s, note = states[pool + i], notes[pool + i]
                if kind == START:
                    after = change(box, states, note, pool + i, fresh, stream, seed, first, ticket, results, finals)
                elif kind < first_work:
                    after = question(box, s, note, stream, longest, out)
                else:
                    work(box, s, None)
                    after = GOES_ON
                if after == GOES_ON:
                    run_on(box, s, None)
                    after = kind_of(box, s)
                if after == GONE:
                    cuda.atomic.sub(playing, 0, 1)
                else:
                    _put_back(sets, waiting, after, i)
            cuda.syncwarp()

    return cuda.jit(play, max_registers=REGISTERS)


class Gpu:
    """One game on the device."""

    def __init__(self, game: Game, box: Box) -> None:
        self.game, self.kernel, self.near = game, kernel_of(game), _size_of_sets(game)
        self.blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.printed = cuda.to_device(np.array([box.record], game.rules.box).view(_words_of(game.rules.box)))
        self.fresh = cuda.to_device(np.zeros(1, game.state))
        self.states = cuda.device_array(self.blocks * POOL, game.state)
        self.notes = cuda.device_array(self.blocks * POOL, Note.dtype)
        self.columns = STANDING + 2 * max(game.seats)

    def play(self, seed: int, games: int, keep: bool = False) -> tuple[Any, Any, float]:
        """Random games 0 … games - 1 under a seed: results, final states (if kept) and seconds on the device."""
        results = cuda.to_device(np.zeros((games, self.columns), np.int64))
        finals = cuda.to_device(np.zeros(games if keep else 1, self.game.state))
        ticket = cuda.to_device(np.zeros(1, np.int32))
        arguments = (
            self.printed,
            self.fresh,
            seed,
            0,
            ticket,
            self.states,
            self.notes,
            results,
            finals if keep else finals[:0],
            self.game.longest,
        )
        kernel = self.kernel.specialize(*arguments)
        _allow_shared_memory(kernel, self.near)
        start, end = cuda.event(), cuda.event()
        start.record()
        kernel[self.blocks, THREADS, 0, self.near](*arguments)
        end.record()
        end.synchronize()
        seconds = cuda.event_elapsed_time(start, end) / 1000
        return results.copy_to_host(), finals.copy_to_host() if keep else None, seconds
