// Made from src/silvertray/server/lines/ by web/types.sh; do not edit.

export interface Protocol {
  [k: string]: unknown;
}
/**
 * What a line of the score brought on average.
 *
 */
export interface AreaMean {
  name: string;
  mean: number;
}
/**
 * How many of the own games brought so many points.
 *
 */
export interface Bar {
  least: number;
  most: number;
  games: number;
}
/**
 * Somebody who cannot sit down at the own tables, by the name they had then.
 *
 */
export interface BlockInfo {
  id: string;
  name: string;
  since: string;
}
/**
 * Block whoever holds this seat.
 *
 */
export interface BlockWish {
  table: string;
  seat: number;
}
/**
 * The strongest in a game of so many players; provisional ratings are not on it.
 *
 */
export interface Board {
  game: string;
  players: number;
  lines: BoardLine[];
}
/**
 * A place on a leaderboard; `me` marks the own one.
 *
 */
export interface BoardLine {
  rank: number;
  name: string;
  rating: number;
  deviation: number;
  games: number;
  me: boolean;
}
/**
 * What somebody would do there.
 *
 */
export interface CardAnswer {
  text: string;
}
/**
 * A position to choose in, as its seat sees it; `tries`: how often whoever asks has answered it.
 *
 */
export interface CardInfo {
  id: string;
  kind: "mistakes" | "puzzles";
  game: string;
  seat: number;
  tries: number;
  moment: Moment;
}
/**
 * A game after so many steps, as a seat saw it; `rounds`: the steps at which they began, `result`: its end.
 *
 */
export interface Moment {
  step: number;
  steps: number;
  rounds: number[];
  event: EventInfo | null;
  view: DiceView | CardsView;
  table: TableInfo;
  seats: SeatInfo[];
  result: PlaceInfo[] | null;
}
/**
 * One entry of the log as this seat sees it. `seat` is −1 for chance; texts are those of match files.
 *
 * `did`: in the dice games, what an action marked where, what it earned, and which dice it sent to the tray.
 *
 */
export interface EventInfo {
  seq: number;
  kind:
    | "sit"
    | "stand"
    | "bot"
    | "away"
    | "back"
    | "kick"
    | "start"
    | "play"
    | "chance"
    | "undo"
    | "pace"
    | "say"
    | "end"
    | "rematch"
    | "clock"
    | "late"
    | "pause"
    | "resume"
    | "correct"
    | "hints"
    | "hint"
    | "rated"
    | "drawing";
  seat: number;
  text: string;
  at: string;
  did: DiceOptionView | null;
}
/**
 * A legal action: what it marks where, what it would earn at once, and which dice it would send to the tray.
 *
 */
export interface DiceOptionView {
  action: number;
  text: string;
  die: string;
  area: string;
  cell: number;
  value: number;
  earns: string[];
  points: number;
  tray: string[];
}
/**
 * The table as one seat, or a spectator, sees it; only the own seat's options are listed.
 *
 * `to_draw` is how many of the rolled dice, which are tied then, go to the tray (C-60).
 *
 */
export interface DiceView {
  game: string;
  seat: number | null;
  round: number;
  rounds: number;
  turn: number;
  active: number;
  passive_turn: boolean;
  moment: "first" | "roll" | "tie" | "choice" | "over";
  roller: number;
  roll: number;
  to_draw: number;
  dice: DieView[];
  sheets: SheetView[];
  open_seats: number[];
  asked: "pick" | "return" | "tray" | "extra" | "reward" | "cross" | "dice" | "others" | "nothing";
  options: DiceOptionView[];
  rating: number;
  kind: "dice";
}
/**
 * A die: its face (0 before the first roll) and where it lies: pool, tray, or field 1 to 3.
 *
 */
export interface DieView {
  name: string;
  face: number;
  place: "pool" | "tray" | "field 1" | "field 2" | "field 3";
  rolled: boolean;
}
/**
 * A sheet: marks by area (crossed cells or written numbers), tracks, score lines that sum to the score.
 *
 */
export interface SheetView {
  seat: number;
  stage: "wait" | "reward" | "pick" | "picked" | "return" | "tray" | "extra" | "done";
  marks: number[][];
  rerolls: number;
  rerolls_spent: number;
  extras: number;
  extras_spent: number;
  returns: number;
  returns_spent: number;
  foxes: number;
  waiting: string[];
  chain: string[];
  used: string[];
  lines: [string, number][];
  score: number;
}
/**
 * The table as one seat, or a spectator, sees it.
 *
 */
export interface CardsView {
  game: string;
  seat: number | null;
  round: number;
  rounds: number;
  moment: "first" | "deal" | "choice" | "over";
  roller: number;
  turn: number;
  direction: number;
  good: number;
  trick: LaidView[];
  deck_size: number;
  owes: number;
  forgetful: number;
  closer: number;
  seats: SeatView[];
  hand: string[];
  open_seats: number[];
  asked: "lead" | "play" | "draw" | "cards" | "others" | "nothing";
  options: CardsOptionView[];
  kind: "cards";
}
/**
 * A play in the trick: its cards, what it counted (0 for Skip and Reverse), and the good number after it.
 *
 */
export interface LaidView {
  text: string;
  cards: string[];
  value: number;
  good: number;
  doubled: boolean;
}
/**
 * What everybody may know of a seat; `shown` are cards of the hand that all have seen.
 *
 * `pile_sum` is the sum of the numbers taken in the last round, if it came to that between tied players (D-81, D-92).
 *
 */
export interface SeatView {
  seat: number;
  hand_size: number;
  shown: string[];
  pile_size: number;
  points: number[];
  score: number;
  pile_sum: number | null;
}
/**
 * A legal action: its cards, what it counts, and the good number after it (0 for taking and drawing).
 *
 */
export interface CardsOptionView {
  action: number;
  text: string;
  cards: string[];
  value: number;
  good: number;
}
/**
 * A table as everybody may know it.
 *
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  players: number;
  options: {
    [k: string]: string;
  };
  dealer: DealerInfo;
  created: string;
  grace: number;
  draw_seconds: number;
  pace: "instant" | "brisk" | "relaxed";
  host: number | null;
  listed: boolean;
  coach: boolean;
  rated: boolean;
  next: string | null;
  fork: ForkInfo | null;
  contest: string | null;
}
/**
 * Where chance comes from; the secret is shown when the game is over, and nobody else plays by it any more.
 *
 */
export interface DealerInfo {
  kind: "entropy" | "seed" | "commit" | "table";
  seed: string | null;
  commitment: string | null;
  words: string[];
  secret: string | null;
}
/**
 * Which game a table's first steps come from; `seat`: the hidden cards of all others were dealt anew.
 *
 * `table` is empty where they come from a match file.
 *
 */
export interface ForkInfo {
  table: string;
  step: number;
  dice: "same" | "fresh";
  seat: number | null;
}
/**
 * Who sits where; `stand_in`: a bot plays until its owner is back.
 *
 */
export interface SeatInfo {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  bot: string;
  present: boolean;
  stand_in: boolean;
}
/**
 * How a seat ended.
 *
 */
export interface PlaceInfo {
  seat: number;
  place: number;
  score: number;
  lines: [string, number][];
}
/**
 * All games.
 *
 */
export interface Catalogue {
  version: string;
  games: GameInfo[];
  phrases: (
    | "hello"
    | "good-luck"
    | "well-played"
    | "thanks"
    | "one-moment"
    | "hurry"
    | "oops"
    | "lucky"
    | "good-game"
    | "goodbye"
  )[];
}
/**
 * A game as the page offers it.
 *
 */
export interface GameInfo {
  slug: string;
  kind: "dice" | "cards";
  least: number;
  most: number;
  options: OptionInfo[];
  bots: string[];
  usual_bot: string;
  actions: string[];
  sheet: SheetInfo | null;
  cards: string[];
  coach: boolean;
}
/**
 * A choice before a game, its default first.
 *
 */
export interface OptionInfo {
  name: string;
  values: string[];
  rule: string;
}
/**
 * All that is printed on a sheet; marks in a view stand in the order of `areas`.
 *
 */
export interface SheetInfo {
  dice: string[];
  areas: (GridInfo | RowInfo)[];
  tracks: TrackInfo[];
  round_rewards: string[];
  rounds_by_players: number[];
  rating_floors: number[];
  foxes: number;
}
/**
 * Cells in rows: a cell's number, −1 for a printed cross, null for a gap.
 *
 * `twice`: cells are circled first, then crossed; a crossed cell is marked by its number + `crossed_from`.
 * `row_names`: rows that belong to dice; then points by count are each row's own.
 *
 */
export interface GridInfo {
  kind: "grid";
  name: string;
  labels: string[];
  rows: (number | null)[][];
  lines: LineInfo[];
  points_by_count: number[];
  twice: boolean;
  crossed_from: number;
  row_names: string[];
}
/**
 * A row, column or diagonal of a grid, and what filling it gives.
 *
 */
export interface LineInfo {
  name: string;
  cells: number[];
  reward: string;
  points: number;
}
/**
 * Cells from left to right: `labels` stand in them, `rewards` below; `paired`: first minus second.
 *
 */
export interface RowInfo {
  kind: "row";
  name: string;
  labels: string[];
  rewards: string[];
  points_by_count: number[];
  crossed: boolean;
  paired: boolean;
}
/**
 * The fields of an action, and the reward for circling the last one.
 *
 */
export interface TrackInfo {
  name: string;
  fields: number;
  end: string;
}
/**
 * The time for everything that a seat decides between two rolls or draws; `left`: by seat, of those asked now.
 *
 */
export interface ClockInfo {
  seconds: number;
  paused: boolean;
  left: {
    [k: string]: number;
  };
}
/**
 * The last frame before the server closes the socket, and why.
 *
 */
export interface Closing {
  type: "closing";
  code: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * Something to be done once: the page makes the id, and a repeat gets the first answer.
 *
 */
export interface Command {
  id: string;
}
/**
 * A contest as whoever asks stands in it: `table` is the own one, `place` among `finished` people.
 *
 * `secret`: what the dice were made of, once nobody may play by them any more.
 *
 */
export interface ContestInfo {
  id: string;
  game: string;
  day: string | null;
  closes: string | null;
  seats: string[];
  options: {
    [k: string]: string;
  };
  commitment: string | null;
  secret: string | null;
  state: "coming" | "open" | "playing" | "done" | "given-up" | "closed";
  table: string | null;
  score: number | null;
  place: number | null;
  finished: number;
}
/**
 * A contest, who is in it where friends play, and for whoever has played, or when it is over, what came of it.
 *
 */
export interface ContestStory {
  contest: ContestInfo;
  rivals: Rival[];
  outcome: Outcome | null;
}
/**
 * Somebody in a contest; what they scored, and where it can be looked at, for whoever has played too.
 *
 */
export interface Rival {
  name: string;
  score: number | null;
  table: string | null;
  me: boolean;
}
/**
 * What came of a contest so far. `expert`: None while the bot still thinks; `parting`: None if there is none.
 *
 */
export interface Outcome {
  mean: number;
  best: number | null;
  given_up: number;
  bars: Bar[];
  expert: ExpertLine | null;
  parting: Parting | null;
}
/**
 * What the strongest bot made of the same dice, at a table that can be looked at.
 *
 */
export interface ExpertLine {
  table: string;
  score: number;
}
/**
 * The first step at which an own choice was another one than the expert's.
 *
 */
export interface Parting {
  step: number;
  mine: string;
  expert: string;
}
/**
 * Put right what was typed of real dice, as long as nobody has acted on it.
 *
 */
export interface Correct {
  id: string;
  type: "correct";
  text: string;
}
/**
 * The contests of today, and what is promised for tomorrow.
 *
 */
export interface DailyInfo {
  day: string;
  contests: ContestInfo[];
  promises: DicePromise[];
}
/**
 * The promise of dice to come.
 *
 */
export interface DicePromise {
  contest: string;
  commitment: string;
}
/**
 * The dealer of a new table: a seed for `seed`, the promise that was made for `commit`.
 *
 */
export interface DealerWish {
  kind: "entropy" | "seed" | "commit" | "table";
  seed: number | null;
  commitment: string | null;
}
/**
 * The cards of somebody: `due` now, `fresh` ones among them; `later`: those that come again; `learnt` ones do not.
 *
 * `looking`: own games that the coach has still to look at.
 *
 */
export interface Deck {
  kind: "mistakes" | "puzzles";
  game: string;
  due: number;
  fresh: number;
  later: number;
  learnt: number;
  looking: number;
  card: CardInfo | null;
}
/**
 * A command was stored; `seq` is its entry. `sit` brings the seat and its token, `rematch` the new table.
 *
 * `hint` brings what the coach says; nothing if it is said again after the table has moved on.
 *
 */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  seat: number | null;
  token: string | null;
  table: string | null;
  hint: HintInfo | null;
}
/**
 * What the coach would do. Values are final points, or in Dobro chances to win, in percent.
 *
 * `area`: where, or what kind of deed it is (`play`, `take`, `pass`). From grade 2 on `things`: the die, or the cards.
 * Grade 3 brings all options, best first.
 *
 */
export interface HintInfo {
  grade: number;
  unit: "points" | "chances";
  area: string;
  things: string[];
  options: PricedInfo[];
}
/**
 * A legal option and what it is worth; at a table also the chance to win, in percent.
 *
 * `reasons`: why the best option is better than this one.
 *
 */
export interface PricedInfo {
  text: string;
  value: number;
  win: number | null;
  reasons: ReasonInfo[];
}
/**
 * Why one option is better than another; the words are made from code and params.
 *
 */
export interface ReasonInfo {
  code: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * Erase everything about me: a guest says `erase`, a person lets a passkey say it.
 *
 */
export interface EraseWish {
  confirm: "" | "erase";
  credential: {
    [k: string]: unknown;
  } | null;
}
/**
 * A match as a match file tells it, and the new table that is to go on from one of its steps.
 *
 */
export interface FileForkWish {
  match: {
    [k: string]: unknown;
  };
  fork: ForkWish;
}
/**
 * A new table that goes on from a step of a finished game, by its dice or fresh ones; seats as in any new table.
 *
 */
export interface ForkWish {
  step: number;
  dice: "same" | "fresh";
  /**
   * @maxItems 8
   */
  seats:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
  pace: string;
  clock: number;
  draw_seconds: number;
  name: string;
  listed: boolean;
}
/**
 * A match as a match file tells it, and the moment of it that is to be shown; without a step, all of them.
 *
 */
export interface FileWish {
  match: {
    [k: string]: unknown;
  };
  step: number | null;
  seat: number | null;
}
/**
 * Give every empty seat to a bot, so that the game begins; without a name to the game's usual one.
 *
 */
export interface Fill {
  id: string;
  type: "fill";
  bot: string | null;
}
/**
 * One of the own tables: `others` are the people there; `place` and `score` once it is over.
 *
 * `change`: by how much the own rating has changed, if the game was rated.
 *
 */
export interface GameOfMine {
  table: string;
  game: string;
  players: number;
  seat: number;
  created: string;
  state: "waiting" | "playing" | "over";
  others: string[];
  bots: number;
  place: number | null;
  score: number | null;
  change: number | null;
}
/**
 * An own game: its points, and if the coach has seen it, these without the luck, and what was lost by choices.
 *
 */
export interface GamePoint {
  score: number;
  adjusted: number | null;
  loss: number | null;
}
/**
 * Finished games with so many players, and what a seat scored in them on average, bots among them.
 *
 */
export interface GameStatistics {
  game: string;
  players: number;
  games: number;
  mean_score: number;
}
/**
 * A page of the own tables, the newest first; `next` asks for the following page.
 *
 */
export interface GamesOfMine {
  games: GameOfMine[];
  next: string | null;
}
/**
 * The process lives.
 *
 */
export interface Health {
  status: "ok";
}
/**
 * The first frame: which table, by what right, and the last entry the page already has.
 *
 */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  token: string | null;
  have: number;
}
/**
 * Ask the coach: 1 names the area, 2 the die or the cards besides, 3 the move and what every option is worth.
 *
 */
export interface Hint {
  id: string;
  type: "hint";
  grade: number;
}
/**
 * A hint that was given before a step of the log was made.
 *
 */
export interface HintUse {
  step: number;
  grade: number;
}
/**
 * The host lets somebody go: the seat is free before the game, and a bot's for good in it.
 *
 */
export interface Kick {
  id: string;
  type: "kick";
  seat: number;
}
/**
 * How a bot's level plays the same game: on average, between what points mostly, and from where they come.
 *
 */
export interface LevelMark {
  name: string;
  mean: number;
  low: number;
  high: number;
  areas: AreaMean[];
}
/**
 * Who sits at a table in the lobby; `bot`: which program plays there now.
 *
 */
export interface ListedSeat {
  kind: "empty" | "person" | "bot";
  name: string;
  bot: string;
}
/**
 * A table in the lobby.
 *
 */
export interface ListedTable {
  id: string;
  state: "waiting" | "running" | "finished";
  game: string;
  players: number;
  free: number;
  seats: ListedSeat[];
  options: {
    [k: string]: string;
  };
  dealer: "entropy" | "seed" | "commit" | "table";
  pace: "instant" | "brisk" | "relaxed";
  created: string;
}
/**
 * Open tables, the newest first; `next`: where the list goes on; `running`: games to watch, if wished for.
 *
 */
export interface Lobby {
  tables: ListedTable[];
  next: string | null;
  running: ListedTable[];
}
/**
 * Who asks: a guest has no name and no passkeys here.
 *
 */
export interface Me {
  signed_in: boolean;
  name: string;
  since: string;
  passkeys: PasskeyInfo[];
  sessions: SessionInfo[];
  ratings: RatingInfo[];
  blocked: BlockInfo[];
}
/**
 * One of the own passkeys.
 *
 */
export interface PasskeyInfo {
  id: string;
  added: string;
  used: string;
}
/**
 * A browser on which somebody is signed in; `device` is a hint such as `Firefox, Windows`, `here`: this one.
 *
 */
export interface SessionInfo {
  id: string;
  device: string;
  since: string;
  seen: string;
  here: boolean;
}
/**
 * How strong somebody is in a game of so many players: rating ± deviation.
 *
 */
export interface RatingInfo {
  game: string;
  players: number;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
}
/**
 * How somebody wants to be called.
 *
 */
export interface NameWish {
  name: string;
}
/**
 * The answer: `token` opens the own seat, `invite` lets others sit down; `here`: those of the same phone.
 *
 * `news`: what the own seat would be told first at the table; none where the table has been there before.
 *
 */
export interface NewTable {
  table: string;
  seat: number;
  token: string;
  invite: string;
  here: {
    [k: string]: string;
  };
  news: News | null;
}
/**
 * What happened since the page's last entry, and how the table looks to it now; the view comes with the start.
 *
 * `typed`: what this seat has typed of real dice, the latest last, and can still put right.
 *
 */
export interface News {
  type: "news";
  seq: number;
  events: EventInfo[];
  seats: SeatInfo[];
  view: DiceView | CardsView | null;
  can_undo: boolean;
  typed: string[];
  result: PlaceInfo[] | null;
  clock: ClockInfo | null;
  table: TableInfo;
}
/**
 * How much time bots take from now on; only the host may say.
 *
 */
export interface Pace {
  id: string;
  type: "pace";
  pace: string;
}
/**
 * What the browser says for a passkey, as WebAuthn has it.
 *
 */
export interface PasskeyAnswer {
  credential: {
    [k: string]: unknown;
  };
}
/**
 * Stop the clock.
 *
 */
export interface Pause {
  id: string;
  type: "pause";
}
/**
 * Is anybody there?
 *
 */
export interface Ping {
  type: "ping";
}
/**
 * Before the game: give an empty seat, or that of another bot, to a bot; without a name the bot leaves.
 *
 */
export interface Place {
  id: string;
  type: "place";
  seat: number;
  bot: string | null;
}
/**
 * An action in its text form, such as `pick white blue` or `play J=11`.
 *
 */
export interface Play {
  id: string;
  type: "play";
  text: string;
}
/**
 * Somebody is.
 *
 */
export interface Pong {
  type: "pong";
}
/**
 * A secret that the server has chosen, by its hash: ask for it before you say your own word.
 *
 */
export interface Promise {
  commitment: string;
}
/**
 * A browser that is told, by the name under which it is kept.
 *
 */
export interface PushInfo {
  id: string;
}
/**
 * The key by which push services know this server, for the browser's `applicationServerKey`.
 *
 */
export interface PushKey {
  key: string;
}
/**
 * A browser's keys: only it can read what is sent to it.
 *
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * Tell this browser: the address that its maker's push service gave it, and its keys.
 *
 */
export interface PushWish {
  endpoint: string;
  keys: PushKeys;
}
/**
 * The answer to why; an empty code says that the action is legal.
 *
 */
export interface Reason {
  type: "reason";
  id: string;
  code: string;
  rule: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * A command was refused, and nothing has changed; the words are made from code, rule and params.
 *
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  rule: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * The same game with the same people again; the answer is a new table.
 *
 */
export interface Rematch {
  id: string;
  type: "rematch";
}
/**
 * A game with all its steps; `rounds`: the steps at which they began, `result`: its end.
 *
 */
export interface ReplayInfo {
  table: TableInfo;
  seats: SeatInfo[];
  rounds: number[];
  result: PlaceInfo[] | null;
  steps: ReplayStep[];
}
/**
 * A step as a seat saw it, and the game after it; the first has no event.
 *
 */
export interface ReplayStep {
  event: EventInfo | null;
  view: DiceView | CardsView;
}
/**
 * Let the clock go on.
 *
 */
export interface Resume {
  id: string;
  type: "resume";
}
/**
 * A finished game as it was to one seat.
 *
 */
export interface Review {
  game: string;
  seat: number;
  players: number;
  unit: "points" | "chances";
  figures: ReviewFigures;
  moments: ReviewedMoment[];
  hints: HintUse[];
}
/**
 * What a review sums up; null where a game does not know it.
 *
 * The sums close: score = start + luck − loss + model + others. `percentile`: of 100 games so many had less luck.
 * `chance_lost`: at a table of a dice game what choices cost in chances to win, in percent; `chance_luck`: what rolls
 * brought.
 *
 */
export interface ReviewFigures {
  score: number;
  start: number;
  luck: number | null;
  chance_luck: number | null;
  loss: number;
  chance_lost: number | null;
  model: number | null;
  others: number | null;
  adjusted: number | null;
  percentile: number | null;
  accuracy: number | null;
  choices: number;
  errors: number;
  error_rate: number;
  marks: {
    [k: string]: number;
  };
  luckiest: number | null;
  unluckiest: number | null;
}
/**
 * A step of the log as it was to one seat: what it was worth afterwards, what it brought or cost.
 *
 * Of a choice: the options, best first, and which was chosen; if another one was better, why, and its whole line.
 * `chance_lost`: at a table of a dice game also the chance to win that it gave away, in percent; `chance_luck`: that a
 * roll brought.
 *
 */
export interface ReviewedMoment {
  step: number;
  kind: "luck" | "choice" | "others" | "end";
  value: number;
  luck: number;
  chance_luck: number | null;
  loss: number;
  chance_lost: number | null;
  model: number;
  others: number;
  options: PricedInfo[];
  chosen: number;
  mark: "" | "?!" | "?" | "??" | "!";
  reasons: ReasonInfo[];
  line: string[];
}
/**
 * How far the coach is with a review, in percent; the review as soon as it is there.
 *
 */
export interface ReviewState {
  percent: number;
  review: Review | null;
}
/**
 * Roll the dice; at a real table the text says what they show.
 *
 */
export interface Roll {
  id: string;
  type: "roll";
  text: string | null;
}
/**
 * A phrase for everybody at the table, by its key.
 *
 */
export interface Say {
  id: string;
  type: "say";
  phrase: string;
}
/**
 * The own finished games with so many players; `recent`: the latest points, the last game last.
 *
 * `course`: the same games as the coach sees them; `unseen`: how many of these he has not looked at. `levels`: the
 * bots, where they can be compared.
 *
 */
export interface ScoresOfMine {
  game: string;
  players: number;
  games: number;
  wins: number;
  mean: number;
  best: number;
  recent: number[];
  bars: Bar[];
  areas: AreaMean[];
  course: GamePoint[];
  unseen: number;
  levels: LevelMark[];
}
/**
 * Take an empty seat; `word` is mixed into dice that can be verified.
 *
 */
export interface Sit {
  id: string;
  type: "sit";
  seat: number;
  name: string;
  word: string;
}
/**
 * Leave the own seat: free before the game, played by a bot in it.
 *
 */
export interface Stand {
  id: string;
  type: "stand";
}
/**
 * Finished games since ever, and on this day (UTC).
 *
 */
export interface Statistics {
  ever: GameStatistics[];
  today: GameStatistics[];
  day: string;
}
/**
 * How well whoever asks has played, what is played most first.
 *
 */
export interface StatisticsOfMine {
  lines: ScoresOfMine[];
}
/**
 * What everybody may know of a table without looking on; no view, so that it gives nothing away.
 *
 * `asked`: the seats that something is waited for from. `scores`: by seat, as soon as the game has begun.
 *
 */
export interface TableFacts {
  state: "waiting" | "running" | "finished";
  seq: number;
  table: TableInfo;
  seats: SeatInfo[];
  round: number;
  rounds: number;
  asked: number[];
  scores: number[];
  result: PlaceInfo[] | null;
}
/**
 * A new table. Each seat is `me`, `open`, `here` or the name of a bot; exactly one is `me`.
 *
 * `here`: somebody else on the same phone, at a table with real dice; `names` are theirs, seat by seat.
 *
 */
export interface TableWish {
  game: string;
  /**
   * @maxItems 8
   */
  seats:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
  options: {
    [k: string]: string;
  };
  dealer: DealerWish1;
  pace: string;
  clock: number;
  draw_seconds: number;
  name: string;
  /**
   * @maxItems 8
   */
  names:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
  word: string;
  listed: boolean;
  hints: boolean;
}
/**
 * The dealer of a new table: a seed for `seed`, the promise that was made for `commit`.
 */
export interface DealerWish1 {
  kind: "entropy" | "seed" | "commit" | "table";
  seed: number | null;
  commitment: string | null;
}
/**
 * A refusal: what, by which rule, and the things it names; the words are made from them.
 *
 */
export interface Trouble {
  code: string;
  rule: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * Somebody plays by the dice of a contest.
 *
 */
export interface TryWish {
  name: string;
  pace: string;
}
/**
 * Take back the own last action.
 *
 */
export interface Undo {
  id: string;
  type: "undo";
}
/**
 * What the coach says to an answer: `loss` to the best option, all options with their values, and why.
 *
 * `played`: what was done in the game, after `step` of `table`. `box`: how often it was right in a row; `again`: when
 * the card comes again, or never.
 *
 */
export interface Verdict {
  grade: "best" | "good" | "close" | "wrong";
  loss: number;
  unit: "points" | "chances";
  options: PricedInfo[];
  played: string | null;
  table: string | null;
  step: number | null;
  box: number;
  learnt: boolean;
  again: string | null;
}
/**
 * The answer to hello; `seat` is None for a spectator, `invited` says whether empty seats may be taken.
 *
 */
export interface Welcome {
  type: "welcome";
  version: number;
  table: TableInfo;
  seat: number | null;
  invited: boolean;
}
/**
 * Ask why an action is not legal; nothing is done.
 *
 */
export interface Why {
  type: "why";
  id: string;
  text: string;
}
