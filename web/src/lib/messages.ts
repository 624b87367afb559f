// Made by scripts/web-types from src/spieltisch/server/messages.py. Do not edit.

/** What made up a part of the final score, as a sentence. */
export interface ScoreLine {
  step: string;
  text: string;
  points: number;
  card: string | null;
}

/** What one seat scored: points of each step, and the lines they come from. */
export interface ScoreSheet {
  seat: number;
  steps: Record<string, number>;
  lines: ScoreLine[];
  total: number;
}

/** How a seat stands: its points and its place, 1 for the best; equal seats share a place. */
export interface Place {
  seat: number;
  points: number;
  place: number;
}

/** A thing that may be pointed at now. Only the seat that is asked gets any. */
export interface OptionOut {
  thing: number;
  text: string;
  anchor: string;
  say: string;
  change: Record<string, number>;
  final: boolean;
  again: boolean;
  warning: string;
  idle: boolean;
  foreseen: boolean;
}

/** Answers to be given at one go, and what they change in front of me. */
export interface GatherOut {
  things: number[];
  change: Record<string, number>;
}

/** Who is asked what. `seat` is None for chance and when the game is over. */
export interface QuestionOut {
  name: string;
  seat: number | null;
  text: string;
  mine: boolean;
}

/** Something that happened, as a sentence and as data for those who draw it. */
export interface EventOut {
  text: string;
  rule: string;
  data: Record<string, any>;
}

/** Something that the log tells besides answers: somebody has taken a hint, or a seat has changed hands. */
export interface NoteOut {
  kind: string;
  seat: number;
  text: string;
}

/** A step of the story (ADR 18): a headline, and the events that are folded below it. They are `events` many from event `nth` of the move that has this beat on, across the moves that follow it; the last is one of move `number`, whose state is drawn after the beat. The last beat of all may grow. */
export interface BeatOut {
  nth: number;
  events: number;
  number: number;
  turn: number;
  active: number | null;
  seat: number | null;
  headline: string;
  lead: number;
  rule: string;
  moment: string;
  weight: 'drama' | 'normal' | 'silent';
  remarks: string[];
  by: number | null;
}

/** An answer and what came of it. `number` counts answers from 1; 0 is what happened before the first. */
export interface MoveOut {
  number: number;
  seat: number | null;
  question: string;
  text: string;
  events: EventOut[];
  notes: NoteOut[];
  beats: BeatOut[];
}

/** Whether I may take back. `code` and `text` say why not. */
export interface UndoOut {
  possible: boolean;
  code: string;
  text: string;
}

/** A seat and who sits there. */
export interface SeatOut {
  seat: number;
  name: string;
  kind: 'bot' | 'hotseat' | 'human' | 'open';
  level: string | null;
  mine: boolean;
  host: boolean;
  online: boolean;
  standing_in: boolean;
}

/** Somebody is to play a seat of the running game, if the people at the table agree. */
export interface RequestOut {
  seat: number;
  name: string;
  bot: boolean;
  mine: boolean;
  decide: boolean;
  missing: number[];
  absent_from: string;
}

/** Something somebody said. `seat` is None for a spectator. */
export interface ChatOut {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

/** What the table looked like after an earlier answer, as the difference to the next newer view of a state. */
export interface PastOut {
  number: number;
  change: any;
}

/** What a guided game says to its learner now. */
export interface LessonOut {
  step: number;
  steps: number;
  pages: string[];
  remark: string;
  anchors: string[];
  done: boolean;
  complete: boolean;
}

/** Everything about a table that its viewer may know, as it is after answer `number` of the log. `log` holds the moves from `log_from` on, or from where the beat began that has grown since; a client that has all before puts them behind each other, one that has not asks for `sync` and gets `log_from` 0. `seq` grows with everything that is written to its log, undoing included; `version` with everything that is written about the table, chat, hints, title and rematch included. */
export interface State {
  type: 'state';
  table: string;
  title: string;
  game: string;
  lang: string;
  seq: number;
  version: number;
  number: number;
  viewer: number | null;
  view: any;
  question: QuestionOut;
  options: OptionOut[];
  why_not: Record<string, string>;
  gather: GatherOut | null;
  once_more: GatherOut | null;
  repeat: number | null;
  undo: UndoOut;
  seats: SeatOut[];
  standing: Place[];
  over: boolean;
  host: boolean;
  log: MoveOut[];
  log_from: number;
  past: PastOut[];
  chat: ChatOut[];
  rematch: string | null;
  hints: boolean;
  waiting: boolean;
  requests: RequestOut[];
  hushed: number;
  removed: number;
  goal: string;
  lesson: LessonOut | null;
  plan: number[] | null;
}

/** Who sits where, whenever that changes. */
export interface Presence {
  type: 'presence';
  table: string;
  seats: SeatOut[];
  thinking: number | null;
}

/** Something somebody said. */
export interface Said {
  type: 'chat';
  table: string;
  line: ChatOut;
}

/** A command that was not carried out: nothing has changed. `command` is its id. */
export interface Problem {
  type: 'problem';
  code: string;
  text: string;
  command: string | null;
  state: State | null;
  retry: number | null;
}

/** A command that was carried out and is safe on disk. */
export interface Done {
  type: 'done';
  command: string;
  seq: number;
}

/** One of the best options: the estimated chance of winning with it, from 0 to 1, and what speaks for it. */
export interface HintOut {
  thing: number;
  chance: number;
  reason: string;
}

/** A step of a plan: the answers that make it, what they do, and what speaks for them in words of the game. */
export interface StepOut {
  things: number[];
  text: string;
  details: string[];
  reasons: string[];
  change: Record<string, number>;
}

/** What to do with this turn, in up to three steps, and what comes then. */
export interface PlanOut {
  steps: StepOut[];
  end: string;
}

/** The best options of the question a seat is asked, the best first, and what to do with this turn. Only whoever has asked gets this. A hint that is asked for as a whole has the whole plan, another its first answer. */
export interface Hints {
  type: 'hints';
  command: string;
  seq: number;
  seat: number;
  best: HintOut[];
  plan: PlanOut;
  whole: boolean;
}

/** Why a bot may have done what a beat tells, as far as its viewer can judge. What speaks for it in words of the game comes first, then how it looked beside what else was possible, if that can be said without knowing what is hidden, and the chance of winning with it, from 0 to 1. */
export interface Why {
  number: number;
  seat: number;
  headline: string;
  reasons: string[];
  judged: string;
  chance: number | null;
}

/** I am still here. */
export interface Pong {
  type: 'pong';
}

/** A command of my seat; `seq` is what I knew when I gave it. */
export interface OfSeat {
  command: string;
  seq: number;
  seat: number;
}

/** One or several answers of my seat, given at one go. */
export interface AnswerMany {
  type: 'answer';
  command: string;
  seq: number;
  seat: number;
  things: number[];
}

/** Take back my last answers. */
export interface TakeBack {
  type: 'undo';
  command: string;
  seq: number;
  seat: number;
}

/** What if I gave these answers? Nothing is changed; the reply is a `state` with `plan`. */
export interface Plan {
  type: 'plan';
  command: string;
  seq: number;
  seat: number;
  things: number[];
}

/** What would a good player do? Everybody hears that I have asked; the reply is `hints`. `whole`: with the whole plan for this turn, which takes longer. */
export interface AskHint {
  type: 'hint';
  command: string;
  seq: number;
  seat: number;
  whole?: boolean;
}

/** Say something to everybody at the table. */
export interface Say {
  type: 'chat';
  command: string;
  text: string;
}

/** Send me everything: I have missed something, or am not sure. */
export interface Sync {
  type: 'sync';
}

/** Are you still there? */
export interface Ping {
  type: 'ping';
}

/** Who is to sit in a seat of a new table. The first `human` is whoever sets it up; `open` waits for a friend. */
export interface NewSeat {
  kind: 'bot' | 'hotseat' | 'human' | 'open';
  name?: string;
  level?: string;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string | number | boolean>;
  title?: string;
  pack?: string;
  pace?: number;
  hints?: boolean | null;
}

/** A guided game to be set up. */
export interface NewLesson {
  game: string;
  name?: string;
}

/** Hand a seat to a bot or back, or give it another name. Left out: as it is. */
export interface ChangeSeat {
  stand_in?: boolean;
  level?: string;
  name?: string;
}

/** Another title, another pace of bots, hints from now on or no more. Left out: as it is. */
export interface ChangeTable {
  title?: string;
  pace?: number;
  hints?: boolean;
}

/** Take the seat that a code was made for, or take one's own seat back with a recovery code. */
export interface Join {
  code: string;
  name: string;
}

/** What is a code good for? */
export interface Look {
  code: string;
}

/** What somebody is invited to: the game, who has set it up, and who sits there already. */
export interface Invitation {
  game: string;
  title: string;
  host: string;
  players: number;
  names: string[];
  waiting: boolean;
  own: boolean;
}

/** A game from a record file; all its seats become mine (one browser, handed round). */
export interface Import {
  record: string;
  title?: string;
}

/** A code that somebody can take a seat with, once. It is shown this one time. */
export interface Invite {
  seat: number;
  code: string;
  expires: string;
}

/** A code with which I get my seats at this table back in another browser. It is shown this one time. */
export interface Recovery {
  code: string;
}

/** The seat that a code was for; `asking`: the people at the table have to agree first. */
export interface Joined {
  table: string;
  seat: number;
  asking: boolean;
}

/** Whether I agree that somebody takes over a seat; whoever asked for it takes that back with no. */
export interface Consent {
  agree: boolean;
}

/** A card pack that a table can have. */
export interface PackOut {
  name: string;
  title: string;
  hash: string;
  own: boolean;
  draft: string | null;
}

/** A table in a list or a lobby, without what lies on it. */
export interface TableOut {
  table: string;
  title: string;
  game: string;
  created: string;
  changed: string;
  players: number;
  options: Record<string, any>;
  pack: string;
  pack_name: string;
  seats: SeatOut[];
  asked: number | null;
  over: boolean;
  number: number;
  host: boolean;
  mine: number[];
  winners: number[];
  rematch: string | null;
  pace: number;
  hints: boolean;
  lesson: boolean;
  secrets: boolean;
  waiting: boolean;
  requests: RequestOut[];
}

/** A new table, and codes for its open seats. */
export interface Created {
  table: string;
  invites: Invite[];
}

/** A number of one seat over the game. */
export interface Series {
  seat: number;
  values: number[];
}

/** How often each seat did something. */
export interface Doing {
  key: string;
  text: string;
  counts: number[];
}

/** A game as a whole: points over time, and who did what how often. */
export interface Story {
  table: string;
  marks: number[];
  labels: string[];
  points: Series[];
  doings: Doing[];
}

/** The final scoring in the order of the rulebook; games without one have no steps. */
export interface Scoring {
  steps: string[];
  step_texts: string[];
  sheets: ScoreSheet[];
  standing: Place[];
  winners: number[];
}

/** A decision that cost much of the chance of winning, and what would have been better. */
export interface TurningPoint {
  number: number;
  seat: number;
  chosen: string;
  better: string;
  cost: number;
}

/** A stroke of luck: what chance drew changed the chances much. */
export interface Luck {
  number: number;
  seat: number;
  whom: number;
  gain: number;
}

/** A finished game looked back on: chances of winning over time, in per cent, and where it turned. While `share`, how much of the work is done, is below 1, the rest is empty: ask again. */
export interface Review {
  table: string;
  share: number;
  marks: number[];
  chances: Series[];
  turning_points: TurningPoint[];
  luck: Luck[];
}

/** A moment of a replay as one viewer saw it. */
export interface Frame {
  table: string;
  number: number;
  last: number;
  viewer: number | null;
  view: any;
  question: QuestionOut;
  move: MoveOut | null;
}

/** Why a request was refused, as every error comes. */
export interface Trouble {
  code: string;
  text: string;
  retry: number | null;
}

export type ToClient = State | Presence | Said | Problem | Done | Hints | Pong;

export type FromClient = AnswerMany | TakeBack | Plan | AskHint | Say | Sync | Ping;

export type Command = AnswerMany | TakeBack | Plan | AskHint | Say;
