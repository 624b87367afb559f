"""Section 18 and the kill of section 12: entering the ark, life points, and losing it."""

from ...core.events import Events, tell
from ...core.rule import rule
from ...core.stack import pop, push, top
from .cards import ark_soldier, lay, lift, lift_of_player
from .destruction import attack_is_lapsed, bury, trigger_effects
from .ids import X
from .notes import KillNote
from .paragon import roll_for_soldier
from .state import Box, State
from .values import resistance_of
from .words import NO_CARD, NOBODY, Ask, Cause, Event, Place, Trigger

VICTIM, ENTER, REWARD, EFFECTS, FINISHED = range(5)  # X-12.7 (a) - (d)


@rule
def ark_is_hostile(s: State, player: int) -> bool:
    """X-2.5, X-11.4  Is there a soldier in the ark who is not this player's own?"""
    return ark_soldier(s) != NO_CARD and s.controller != player


@rule
def entering_life_points(box: Box, w: int) -> int:
    """X-2.4, X-18.8 - X-18.10  W + number of players, up to the cap; set once, whatever becomes of W later."""
    return min(w + box.players, box.life_point_cap)


@rule
def heal_ark_soldier(box: Box, s: State, amount: int, cause: int, source: int, events: Events) -> None:
    """X-15.18, X-18.9, X-18.11  The soldier in the ark gains life points, up to the cap."""
    gained = min(amount, box.life_point_cap - s.life_points)
    s.life_points += gained
    tell(events, s, Event.LIFE_POINTS_CHANGED, X(18, 11), gained, amount - gained, s.life_points, cause, source)


@rule
def take_life_points(s: State, amount: int, cause: int, source: int, events: Events) -> None:
    """X-12.2, X-12.3, X-11.11  Life points are lost and stay lost; what exceeds them does nothing."""
    lost = min(amount, s.life_points)
    s.life_points -= lost
    tell(events, s, Event.LIFE_POINTS_CHANGED, X(12, 2), -lost, amount - lost, s.life_points, cause, source)


@rule
def remove_ark_soldier(box: Box, s: State, by: int, cause: int, source: int, events: Events) -> None:
    """X-12.4, X-17.3, X-18.18  The soldier in the ark is destroyed and nobody controls it any more."""
    card, owner = ark_soldier(s), s.controller
    lift(s, card)
    s.controller = NOBODY
    s.life_points = 0
    bury(box, s, card, owner, owner != NOBODY, by, cause, source, events)  # the neutral one has no effect


@rule
def empty_ark(box: Box, s: State, by: int, cause: int, source: int, events: Events) -> None:
    """X-14.5, X-18.5  Destroyed by anything but a soldier's attack: the ark is empty, nobody enters, nobody rolls."""
    tell(events, s, Event.ARK_EMPTIED, X(18, 5), s.controller, cause, source)
    remove_ark_soldier(box, s, by, cause, source, events)


@rule
def hurt_ark_soldier(box: Box, s: State, player: int, amount: int, trigger: int, source: int, events: Events) -> None:
    """`damage`, `destroy(ark)`: in the attacking soldier's own clause the loss belongs to its attack (X-12.8)."""
    take_life_points(s, amount, Cause.EFFECT, source, events)
    if s.life_points > 0:
        return
    if s.attack.on and player == s.active and Trigger.ATTACK <= trigger <= Trigger.ARK:
        push(s, Ask.ARK_KILL, player)  # at this moment
    else:
        empty_ark(box, s, player, Cause.EFFECT, source, events)


@rule
def enter_ark(box: Box, s: State, player: int, soldier: int, by_kill: int, events: Events) -> None:
    """X-18.3, X-18.4, X-18.8  The soldier leaves the squad for the ark, its life points are set, then `@enter`."""
    lift_of_player(s, player, soldier, events)
    lay(s, soldier, Place.ARK)
    s.controller = player
    s.life_points = entering_life_points(box, resistance_of(box, s, player, soldier))
    tell(events, s, Event.ARK_ENTERED, X(18, 4) if by_kill else X(18, 3), player, soldier, s.life_points, by_kill)
    trigger_effects(box, s, player, soldier, Trigger.ENTER)


@rule
def ark_kill(box: Box, s: State, events: Events) -> None:
    """X-12.7, X-14.12  Victim away, attacker in, roll for it, then its effects; without it the steps lapse."""
    frame = top(s)
    player, stage = frame.player, frame.note[KillNote.STEP]
    soldier = s.attack.soldier
    frame.note[KillNote.STEP] = stage + 1
    if stage == VICTIM:
        remove_ark_soldier(box, s, player, Cause.ATTACK, soldier, events)
    elif stage == ENTER:
        if attack_is_lapsed(s):
            tell(events, s, Event.ARK_EMPTIED, X(18, 5), NOBODY, Cause.ATTACK, soldier)
            pop(s)
        else:
            enter_ark(box, s, player, soldier, 1, events)
    elif stage == FINISHED or attack_is_lapsed(s):
        pop(s)
    elif stage == REWARD:
        roll_for_soldier(box, s, player, soldier, Cause.KILL, events)  # X-14.3 (a), X-18.13
    elif stage == EFFECTS:
        trigger_effects(box, s, player, soldier, Trigger.KILL)
