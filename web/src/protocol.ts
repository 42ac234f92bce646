// Generated from the server's structs by `python -m lastcard.server.typescript`: do not edit.
// What each message means is told in docs/protocol.md.

export const PROTOCOL = 1;

export type Color = "red" | "yellow" | "green" | "blue" | "none";

export type Asks = "play" | "drawn" | "color" | "target" | "challenge" | "stack" | "give" | "over";

export type Clock = "off" | "relaxed" | "normal" | "fast";

export type Pace = "instant" | "fast" | "normal" | "slow";

export type Phase = "lobby" | "shuffling" | "playing" | "round_over" | "match_over" | "closed";

export type Presence = "here" | "reconnecting" | "away";

export type TalkKind = "emote" | "phrase" | "chat";

export type ErrorCode = "malformed" | "too_large" | "too_fast" | "unknown_type" | "protocol" | "hello_first" | "bad_token" | "unknown_table";

export type EndCode = "taken_over" | "kicked" | "left" | "closed" | "stopping" | "too_slow" | "bad_token" | "unknown_table" | "full" | "no_spectators" | "moved" | "unavailable" | "damaged";

/** A card in your own hand. */
export interface HeldCard {
  /** Names this copy until the next shuffle or swap of hands; it means nothing to anybody else. */
  handle: number;
  card: string;
}

/** How the race between an UNO call and a catch was decided. Times are corrected for each player's connection. */
export interface Verdict {
  /** Who owed the call. */
  seat: number;
  winner: "caller" | "catcher";
  /** The fastest seat that tried to catch; -1 if nobody did. */
  catcher: number;
  /** Reaction of the call; 0 if it was armed or made with the play; null if it never came. */
  call_ms: number | null;
  /** Reaction of the fastest catch, never below the floor; null if nobody tried. */
  catch_ms: number | null;
}

/** One thing that happened at the table, as this viewer may know it. */
export interface TableEvent {
  /** Events of a match count from 1 without gaps. */
  number: number;
  verb: string;
  /** Who did it or whom it befell; -1 for nobody. */
  seat: number;
  /** The card, if there is one and the viewer may know it. */
  card: string | null;
  amount: number;
  /** A second seat, -1 for none. */
  other: number;
  /** The rule point behind it, such as `MK-63`. */
  point: string | null;
  /** The number of the event with which its turn began; what led to an event stands from there on. */
  turn: number;
  /** For an UNO call or a catch: how the race went. */
  verdict: Verdict | null;
}

/** An UNO call is owed: somebody has one card left and has not said so. */
export interface Race {
  /** Who owes the call. */
  seat: number;
  opened_at: number;
  /** The next player's move waits until then, unless the call comes first. */
  held_until: number;
  /** The same as a length of time from when this message was made. */
  held_ms: number;
  /** The next player has already moved: it is waiting for the window to close. */
  waiting: boolean;
}

/** What the table waits for. A seat that does not answer in time gets the default. */
export interface Question {
  /** Changes with every question. */
  number: number;
  asks: Asks;
  /** Who must answer. */
  seat: number;
  /** The moves that answer it; only shown to the seat that must answer. */
  options: string[];
  /** What is done at the deadline; only shown to the seat that must answer. */
  default: string | null;
  /** Null where there is no clock. */
  deadline_at: number | null;
  remaining_ms: number | null;
  total_ms: number | null;
  /** Warn when no more than this remains. */
  warn_ms: number | null;
  /** How often this question can still be extended. */
  more_time: number;
}

/** A card left in a hand, and what it counts. */
export interface CardPoints {
  card: string;
  points: number;
}

/** A round that has ended: hands opened, points counted. */
export interface RoundResult {
  round: number;
  /** -1: nobody won. */
  winner: number;
  /** For each seat, what was left in its hand. */
  hands: CardPoints[][];
  /** What each seat scores for the round. */
  points: number[];
  /** Running scores with this round in them. */
  scores: number[];
  target: number;
}

/** A match that has ended. */
export interface MatchResult {
  winners: number[];
  scores: number[];
  rounds: number;
  /** The name under which the record can be fetched; empty if it could not be written. */
  record: string;
  /** That of the record's last line: whoever shows you another one has another record. */
  hash: string;
}

/** The table as one seat, or a spectator, may see it. It is built from nothing. */
export interface View {
  /** Your seat; null for a spectator. */
  seat: number | null;
  round: number;
  seats: number;
  dealer: number;
  turn: number;
  asks: Asks;
  asked: number;
  direction: 1 | -1;
  color: Color;
  top: string | null;
  /** Your own hand; empty for a spectator. */
  hand: HeldCard[];
  /** Handle of the card you have just drawn and may play or keep. */
  drawn: number | null;
  /** How many cards each seat holds. */
  held: number[];
  draw_pile: number;
  discard_count: number;
  /** The last few cards of the discard pile, the top one last. */
  discard: string[];
  /** Cards that the next draw would cost (stacking). */
  owed: number;
  /** Seats that have called UNO. */
  called: number[];
  /** Seats that may be caught now. */
  catchable: number[];
  /** Your UNO call will be made with your next play. */
  armed: boolean;
  /** Moves you may make now, `uno` and `catch` among them. */
  legal: string[];
  scores: number[];
  question: Question | null;
  race: Race | null;
  /** Once the round is over. */
  result: RoundResult | null;
  /** Once the match is over. */
  match: MatchResult | null;
}

/** A move, and what a network makes of it. */
export interface RankedMove {
  move: string;
  /** The chance to win the round, from 0 to 1, among players like that network. */
  chance: number;
}

/** A place at the table and who sits there. */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "empty";
  name: string;
  /** Of a bot. */
  level: string | null;
  presence: Presence;
  /** A bot plays for the person until they are back. */
  autopilot: boolean;
  /** An autopilot takes over after this time, unless the person is back. */
  autopilot_in_ms: number | null;
  host: boolean;
  /** Wants to go on to the next round or match. */
  ready: boolean;
}

/** How the dice of a round are made by everybody together; `docs/fair-deals.md` has it whole. */
export interface Fair {
  /** Names the match in commitments, seals and the record. */
  match: string;
  round: number;
  /** The hash of the record's first line. */
  header: string;
  /** That of the server's seed for this round. */
  commitment: string;
  /** That of its seed for the next round. */
  next: string;
  /** What is given now. Give your seal, then your share, whenever your seat is not in `sealed`, `shared` yet. */
  step: "seals" | "shares" | "done";
  /** Seats that have given their seal. */
  sealed: number[];
  /** Seats that have given their share. */
  shared: number[];
  /** When the seed is revealed: after the round or after the match. */
  reveal: "round" | "match";
  /** The server's seed, once it is revealed. */
  seed: string | null;
}

/** What the host can set. Edition, rulings and seats are fixed while a match runs. */
export interface Settings {
  edition: string;
  preset: string | null;
  /** Only those that differ from the preset. */
  rulings: Record<string, boolean | number | string>;
  clock: Clock;
  /** How long bots think. */
  pace: Pace;
  /** How long an UNO call that is owed holds the next move. */
  hold_ms: number;
  free_chat: boolean;
  spectators: boolean;
  /** Whoever is asked may ask for a hint. Fixed while a match runs. */
  hints: boolean;
  /** When the server's seeds are revealed; a change holds from the next match on. */
  reveal: "round" | "match";
}

/** Everything about a table but the cards: who sits where, what is set, how far it is. */
export interface Table {
  code: string;
  /** Opens the table in a browser. */
  link: string;
  phase: Phase;
  settings: Settings;
  /** Every ruling in force, for the summary on the table. */
  in_force: Record<string, boolean | number | string>;
  /** There is a network for this edition and so many seats, without which no hint can be given. */
  can_hint: boolean;
  min_seats: number;
  max_seats: number;
  seats: SeatInfo[];
  /** Names of people who take a bot's seat at the next round. */
  waiting: string[];
  spectators: number;
  /** The host's seat; -1 while there is none. */
  host: number;
  /** Matches begun at this table. */
  match: number;
  scores: number[];
  target: number;
  /** Finished matches of this table whose records can be fetched. */
  records: string[];
  /** How the dice are made, once a match is begun. */
  fair: Fair | null;
}

/** Something said at the table. Names and text are plain text: show them escaped. */
export interface Talk {
  number: number;
  kind: TalkKind;
  /** -1: somebody who is not seated. */
  seat: number;
  name: string;
  /** The emote's or phrase's name, or the text. */
  what: string;
}

/** The first message on every connection. */
export interface Hello {
  type: "hello";
  protocol: number;
  /** Your seat's secret; without one you watch. */
  token?: string | null;
  /** The last version you saw, so that only what you missed is sent. */
  seen?: number;
  /** The match in which you saw it. */
  match?: number;
  /** The tag of the language of the sentences you are sent; one that there is not is answered in English. */
  language?: string;
  /** You give a seal and a share before each deal, so deals wait for you, a second for each at most. */
  shares?: boolean;
}

/** The answer to `ping`, to be sent at once: the server measures your connection by it. */
export interface Pong {
  type: "pong";
  nonce: number;
}

/** Asks for the view anew, after a gap. */
export interface Sync {
  type: "sync";
  seen?: number;
}

/** Makes a move. `play R5`, `draw`, `keep`, `pass`, `color red`, `target 2`, `accept`, `challenge`, `give G4`, `uno` or `catch 0`. `uno` with nothing to call yet arms it for your next play. */
export interface MoveIntent {
  type: "move";
  id: string;
  move: string;
  seen?: number;
  /** Which copy of the card, if you hold several. */
  handle?: number | null;
  /** Call UNO with this play. */
  uno?: boolean;
}

/** Asks why a move is not possible now; nothing is played. */
export interface Why {
  type: "why";
  id: string;
  move: string;
}

/** Asks what the best bot would do; answered by `advice` where the table allows it and you are asked. */
export interface Hint {
  type: "hint";
  id: string;
}

/** Extends the deadline of the question you must answer. */
export interface MoreTime {
  type: "more_time";
  id: string;
}

/** Takes your seat back from the autopilot. */
export interface Back {
  type: "back";
  id: string;
}

/** An emote, a preset phrase or, where the host allows it, free text: exactly one of the three. */
export interface Say {
  type: "say";
  id: string;
  emote?: string | null;
  phrase?: string | null;
  chat?: string | null;
}

/** Ready for the next round, or for a rematch. */
export interface Ready {
  type: "ready";
  id: string;
}

/** Another name for your seat. */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

/** Gives the seat up for good; a bot plays on in it. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Asks for a one-use code with which another device takes this seat. */
export interface MoveDevice {
  type: "move_device";
  id: string;
}

/** Host: changes the settings that are given. An impossible mix is refused with the reason. */
export interface Configure {
  type: "configure";
  id: string;
  /** A new edition starts from its own defaults. */
  edition?: string | null;
  preset?: string | null;
  /** Replaces all rulings that differ from the preset. */
  rulings?: Record<string, boolean | number | string> | null;
  clock?: Clock | null;
  pace?: Pace | null;
  hold_ms?: number | null;
  free_chat?: boolean | null;
  /** When the server's seeds are revealed, from the next match on. */
  reveal?: "round" | "match" | null;
  /** Lobby only. */
  hints?: boolean | null;
  /** False sends away whoever watches. */
  spectators?: boolean | null;
}

/** Host, in the lobby: how many places the table has. */
export interface SetSeats {
  type: "set_seats";
  id: string;
  seats: number;
}

/** Host: a bot for an empty place (the first one if `seat` is left out), or another level for a bot. */
export interface AddBot {
  type: "add_bot";
  id: string;
  level?: string;
  seat?: number | null;
}

/** Host, in the lobby: empties a bot's place. */
export interface RemoveBot {
  type: "remove_bot";
  id: string;
  seat: number;
}

/** Host: sends a person away, who sits (a bot plays on in the seat) or waits for a seat: give one of the two. */
export interface Kick {
  type: "kick";
  id: string;
  seat?: number | null;
  /** Of somebody who waits. */
  name?: string | null;
}

/** Host: makes somebody else the host. */
export interface HandOver {
  type: "hand_over";
  id: string;
  seat: number;
}

/** Host: lets a bot play for an absent person until they are back. */
export interface Autopilot {
  type: "autopilot";
  id: string;
  seat: number;
}

/** Host: starts the match; empty places are filled with bots. */
export interface Start {
  type: "start";
  id: string;
}

/** Host: deals the next round without waiting for everybody. */
export interface NextRound {
  type: "next_round";
  id: string;
}

/** Host: a new match with the same people. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Host: back to the lobby once the match is over. */
export interface ToLobby {
  type: "to_lobby";
  id: string;
}

/** Before a deal, first: the hash that fixes your share and does not tell it (`docs/fair-deals.md`). */
export interface GiveSeal {
  type: "seal";
  id: string;
  seal: string;
}

/** Before a deal, when all seals are there: your share, 64 hexadecimal digits. */
export interface GiveShare {
  type: "share";
  id: string;
  share: string;
}

/** The answer to `hello`. The table and the view follow at once. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server_time: number;
  code: string;
  /** Your seat; null while you watch or wait for one. */
  seat: number | null;
  /** You get a bot's seat at the next round. */
  waiting: boolean;
  /** What was said last. */
  talk: Talk[];
}

/** The table but its cards, whole, whenever something about it changes. */
export interface TableNews {
  type: "table";
  revision: number;
  server_time: number;
  your_seat: number | null;
  table: Table;
}

/** What happened since the version you saw, and the view that results. */
export interface Update {
  type: "update";
  /** Which match of this table; versions begin anew with each. */
  match: number;
  /** Number of the last event. */
  version: number;
  server_time: number;
  /** Events are missing between the version you saw and these: take the view as it is. */
  snapshot: boolean;
  events: TableEvent[];
  view: View;
}

/** The intent was applied. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
  /** It waits until an UNO window closes, and may still be refused then. */
  held: boolean;
}

/** The intent was refused; nothing changed. */
export interface Refused {
  type: "refused";
  id: string;
  /** A word for programs. */
  reason: string;
  /** The rule point it rests on. */
  point: string | null;
  /** For people. */
  sentence: string;
}

/** The answer to `why`. */
export interface Reason {
  type: "reason";
  id: string;
  possible: boolean;
  reason: string | null;
  point: string | null;
  sentence: string;
}

/** The answer to `hint`, for your seat alone. */
export interface Advice {
  type: "advice";
  id: string;
  /** The number of the question that it is about. */
  question: number;
  /** The moves worth weighing, the best first. */
  moves: RankedMove[];
  /** Why the first one. */
  sentence: string;
}

/** Somebody said something. */
export interface TalkNews {
  type: "talk";
  talk: Talk;
}

/** The answer to `move_device`: open the link on the other device while the code lives. */
export interface DeviceCode {
  type: "device_code";
  id: string;
  code: string;
  /** Holds the code in its fragment, which browsers send to no server. */
  link: string;
  /** The link as a QR code, an SVG document. */
  qr: string;
  expires_at: number;
  expires_ms: number;
}

/** The table cannot keep what is done at it, so nothing is done; or it goes on. What you have sent is not lost. */
export interface Paused {
  type: "paused";
  paused: boolean;
  /** For people. */
  sentence: string;
}

/** Answer with `pong` at once. */
export interface Ping {
  type: "ping";
  nonce: number;
  server_time: number;
}

/** A message could not be used. The connection stays open. */
export interface ErrorNews {
  type: "error";
  code: ErrorCode;
  sentence: string;
}

/** The server closes this connection. Do not reconnect by yourself, unless the code is `stopping`, `too_slow`, `moved` or `unavailable`. */
export interface End {
  type: "end";
  code: EndCode;
  sentence: string;
}

/** One value that a ruling can have. */
export interface RulingChoice {
  value: boolean | number | string;
  sentence: string;
}

/** A ruling an edition knows. */
export interface RulingInfo {
  name: string;
  title: string;
  /** What its default means. */
  sentence: string;
  /** Where its values come from. */
  source: string;
  default: boolean | number | string;
  /** Empty for a number: then `low` and `high` bound it. */
  choices: RulingChoice[];
  low: number | null;
  high: number | null;
  points: string[];
  /** A house rule: never part of the edition itself. */
  house: boolean;
  /** The sources do not settle it. */
  uncertain: boolean;
}

/** A named set of rulings. */
export interface PresetInfo {
  name: string;
  title: string;
  /** What it stands for. */
  sentence: string;
  /** Those that differ from the defaults. */
  rulings: Record<string, boolean | number | string>;
}

/** A kind of card in the box. */
export interface CardInfo {
  card: string;
  name: string;
  /** What it does. */
  text: string;
  count: number;
  points: number;
  /** The item in its corner, where the edition has items. */
  item: string | null;
  /** The rule points it goes by, the one that says what it does first. */
  rules: string[];
}

/** A rule point. */
export interface PointInfo {
  point: string;
  sentence: string;
  uncertain: boolean;
  /** Why it is uncertain. */
  doubt: string | null;
  /** How far its sources settle it; `Editions.settled` has the sentence. */
  settled: string;
  /** The sources that speak of it; `Editions.sources` has their titles. */
  sources: string[];
  /** The ruling that can settle it differently. */
  ruling: string | null;
  /** How many worked examples it has. */
  examples: number;
}

/** A box: its deck, its rulings, what is special about it. */
export interface EditionInfo {
  name: string;
  title: string;
  special: string;
  min_seats: number;
  max_seats: number;
  hand: number;
  target: number;
  cards: CardInfo[];
  presets: PresetInfo[];
  rulings: RulingInfo[];
  points: PointInfo[];
  digest: string;
}

/** Every edition that can be played here. */
export interface Editions {
  editions: EditionInfo[];
  /** What each word for how far a point is settled means. */
  settled: Record<string, string>;
  /** The titles of the sources by their keys. */
  sources: Record<string, string>;
  emotes: string[];
  phrases: string[];
  levels: string[];
}

/** A new table. Whoever makes it is its host and sits down first. */
export interface MakeTable {
  name: string;
  id?: string | null;
  edition?: string;
  preset?: string | null;
  rulings?: Record<string, boolean | number | string>;
  /** How many places; by default four. */
  seats?: number | null;
  /** How many of them bots take at once. */
  bots?: number;
  level?: string;
  clock?: Clock;
  pace?: Pace;
}

/** Sits down at a table. */
export interface Join {
  name: string;
  id?: string | null;
}

/** Moves a seat to this device. */
export interface TakeOver {
  /** The one-use code shown by the device that has the seat. */
  code: string;
  id?: string | null;
}

/** A place at a table. */
export interface Joined {
  code: string;
  /** The seat's secret: send it in `hello`, keep it out of links. */
  token: string;
  /** Null: a bot's seat at the next round. */
  seat: number | null;
  /** Opens the table in a browser; carries no secret. */
  link: string;
}

/** What somebody who has a table's code may know before sitting down. */
export interface TableInfo {
  code: string;
  phase: Phase;
  edition: string;
  title: string;
  host: string;
  /** The people at the table. */
  names: string[];
  seats: number;
  /** Places a person can take now, or at the next round. */
  free: number;
  spectators: boolean;
}

/** The table after one move of a finished match, all hands open. */
export interface ReplayStep {
  round: number;
  /** Who moved; -1 for a deal. */
  seat: number;
  move: string | null;
  events: TableEvent[];
  view: View;
  hands: string[][];
}

/** A finished match, move by move. */
export interface Replay {
  record: string;
  edition: string;
  title: string;
  names: string[];
  /** Every ruling in force. */
  in_force: Record<string, boolean | number | string>;
  steps: ReplayStep[];
}

/** The dearest decision of a player. */
export interface SkillWorst {
  /** After this step of the replay it was to be made. */
  step: number;
  made: string;
  better: string;
  /** How much more the better move promised, as a share. */
  lost: number;
}

/** What luck and decisions did for a player, on average a round. Shares of the chance to win it, from -1 to 1. The even chance and `hand`, less `given_up`, and `rest` are the share of the rounds that were won. */
export interface SkillPlayer {
  won: number;
  /** Those with a choice. */
  decisions: number;
  /** What the hand promised at the first decision, above the even chance. */
  hand: number;
  /** What decisions gave up against the best moves. */
  given_up: number;
  /** What later cards and the others did. */
  rest: number;
  worst: SkillWorst | null;
}

/** A decision with a choice, as the network judges it. */
export interface SkillDecision {
  /** After this step of the replay it was to be made; the first deal is step 0. */
  step: number;
  seat: number;
  made: string;
  /** The best moves and the one that was made, the best first. */
  moves: RankedMove[];
}

/** Luck and skill in a finished match: estimates of the network of the bot `expert`. */
export interface SkillReport {
  record: string;
  rounds: number;
  /** The chance of anybody before the deal. */
  even: number;
  /** By seat. */
  players: SkillPlayer[];
  decisions: SkillDecision[];
}

/** What somebody tried, and why it was refused. */
export interface Tried {
  /** The try in words. */
  sentence: string;
  /** Why not, said to whoever tried. */
  refusal: string;
  point: string | null;
}

/** The table of an example after one move or try, all hands open. */
export interface ExampleStep {
  round: number;
  /** Who moved or tried; -1 for the beginning and for the first card. */
  seat: number;
  move: string | null;
  /** Why the move was refused, where it was only tried. */
  tried: Tried | null;
  events: TableEvent[];
  view: View;
  hands: string[][];
}

/** A worked example: a little story that shows a rule point at work. */
export interface ExampleInfo {
  edition: string;
  title: string;
  names: string[];
  /** What holds at this table and not by default, a sentence each. */
  rulings: string[];
  points: string[];
  in_force: Record<string, boolean | number | string>;
  steps: ExampleStep[];
}

/** The worked examples of a rule point, the simplest first. */
export interface Examples {
  point: string;
  sentence: string;
  examples: ExampleInfo[];
}

/** Whether the server is ready. */
export interface Health {
  status: string;
  version: string;
  protocol: number;
  tables: number;
  connections: number;
}

/** Whether players may be sent to the server. */
export interface Readiness {
  status: "ready" | "stopping" | "store";
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  sentence: string;
  point: string | null;
}

/** A rule point in a guide. */
export interface GuideParagraph {
  point: string;
  text: string;
  /** How far its sources settle it: agreed, inferred, split, silent. */
  settled: string;
  uncertain: boolean;
  /** How far it is settled in a word, or that it is uncertain. */
  mark: string;
  /** Where it comes from, in sentences: which sources, how they differ, what is in doubt. */
  basis: string;
  /** Keys of the sources that speak of it. */
  sources: string[];
  /** The option of a table that can settle it differently. */
  ruling: string | null;
  /** How many worked examples it has. */
  examples: number;
}

/** A card, or an item, with what it does. */
export interface GuideCardInfo {
  /** The card that the picture shows. */
  card: string;
  name: string;
  text: string;
  /** How many there are in the box, all colors together. */
  copies: number;
  /** The item that is told of; null where the card itself is. */
  item: string | null;
  points: string[];
}

/** Something that people ask. */
export interface GuideQuestion {
  name: string;
  question: string;
  answer: string;
  /** The rule points that the answer rests on. */
  points: string[];
}

/** A section of a guide. */
export interface GuidePart {
  name: string;
  title: string;
  /** What it comes to in one sentence; may be empty. */
  lead: string;
  cards: GuideCardInfo[];
  paragraphs: GuideParagraph[];
  questions: GuideQuestion[];
  /** House rules: of no edition. */
  house: boolean;
}

/** An account of the rules. */
export interface GuideSource {
  key: string;
  title: string;
}

/** The guide to an edition's rules, in the language of the request. */
export interface GuideInfo {
  edition: string;
  language: string;
  title: string;
  about: string;
  /** Players, cards and target in a sentence. */
  facts: string;
  /** Whether its cards carry items. */
  items: boolean;
  sections: GuidePart[];
  sources_title: string;
  sources: GuideSource[];
}

/** A rule point that answers a question. */
export interface AnswerInfo {
  point: string;
  sentence: string;
  /** An edition where it holds: the one that was asked about, if it holds there. */
  edition: string;
  /** The title of the box whose point it is; empty if it is of no box alone. */
  title: string;
  uncertain: boolean;
}

/** The rule points that answer a question, the best first; none if nothing fits. */
export interface Answers {
  question: string;
  answers: AnswerInfo[];
}

export type Intent =
  | MoveIntent
  | Why
  | Hint
  | MoreTime
  | Back
  | Say
  | Ready
  | Rename
  | Leave
  | MoveDevice
  | Configure
  | SetSeats
  | AddBot
  | RemoveBot
  | Kick
  | HandOver
  | Autopilot
  | Start
  | NextRound
  | Rematch
  | ToLobby
  | GiveSeal
  | GiveShare;

export type ClientMessage =
  | Hello
  | Pong
  | Sync
  | MoveIntent
  | Why
  | Hint
  | MoreTime
  | Back
  | Say
  | Ready
  | Rename
  | Leave
  | MoveDevice
  | Configure
  | SetSeats
  | AddBot
  | RemoveBot
  | Kick
  | HandOver
  | Autopilot
  | Start
  | NextRound
  | Rematch
  | ToLobby
  | GiveSeal
  | GiveShare;

export type ServerMessage =
  | Welcome
  | TableNews
  | Update
  | Ack
  | Refused
  | Reason
  | Advice
  | TalkNews
  | DeviceCode
  | Paused
  | Ping
  | ErrorNews
  | End;
