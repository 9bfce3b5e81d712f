// Made from src/silvertray/server/lines/ by web/types.sh; do not edit.

export interface Protocol {
  [k: string]: unknown;
}
/**
 * The average points of one line of the score.
 *
 */
export interface AreaMean {
  name: string;
  mean: number;
}
/**
 * How many of your games scored from `least` to `most` points.
 *
 */
export interface Bar {
  least: number;
  most: number;
  games: number;
}
/**
 * A person who can't sit down at your tables, by the name they had when you blocked them.
 *
 */
export interface BlockInfo {
  id: string;
  name: string;
  since: string;
}
/**
 * Block the person at this seat.
 *
 */
export interface BlockWish {
  table: string;
  seat: number;
}
/**
 * The highest rated players of a game for this number of players; provisional ratings are left out.
 *
 */
export interface Board {
  game: string;
  players: number;
  lines: BoardLine[];
}
/**
 * A line of the leaderboard; `me` marks yours.
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
 * The action chosen in the card's position.
 *
 */
export interface CardAnswer {
  text: string;
}
/**
 * A position to practise, as its seat sees it; `tries`: how often you have answered it.
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
 * A match after `step` steps, as a seat saw it; `rounds`: the steps at which they began, `result`: its places.
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
 * One entry of the log as this seat sees it. `seat` is −1 for chance; texts are written as in match files.
 *
 * `did`: in the dice games, the cell an action marked, the rewards it earned and the dice it sent to the tray.
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
 * A legal action: the cell it marks, the rewards it would earn at once and the dice it would send to the tray.
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
 * The table as one seat, or a spectator, sees it; only that seat's options are listed.
 *
 * `to_draw` is how many of the tied dice go to the tray (C-60).
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
 * A play in the trick: its cards, its worth (0 for Skip and Reverse) and the good number after it.
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
 * The public part of a seat; `shown` are cards of the hand that everyone has seen.
 *
 * `pile_sum` is the sum of the numbers taken in the last round, if it had to break a tie (D-81, D-92).
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
 * A legal action: its cards, its worth and the good number after it (0 for taking and drawing).
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
 * The public facts of a table.
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
 * Where outcomes come from; the secret is revealed after the match, once no one else can play with its dice.
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
 * The match that a table's first steps come from; `seat`: the hidden cards of all other seats were dealt again.
 *
 * `table` is empty if they come from a match file.
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
 * The final place of a seat.
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
 * Everything printed on a sheet; the marks in a view follow the order of `areas`.
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
 * `row_names`: the die each row belongs to; points by count then apply to each row.
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
 * A row, column or diagonal of a grid, with the points and the reward for filling it.
 *
 */
export interface LineInfo {
  name: string;
  cells: number[];
  reward: string;
  points: number;
}
/**
 * Cells from left to right: `labels` are printed in them, `rewards` below; `paired`: first minus second.
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
 * The circles of a stored action, and the reward for circling the last one.
 *
 */
export interface TrackInfo {
  name: string;
  fields: number;
  end: string;
}
/**
 * The time a seat has for all choices between two rolls or draws; `left`: by seat, for those that may act now.
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
 * A request that is carried out once: the page makes the id, and a repeat gets the first answer.
 *
 */
export interface Command {
  id: string;
}
/**
 * A contest as you see it: `table` is yours, `place` is your place among `finished` people.
 *
 * `secret`: the source of the dice, revealed once the contest is over.
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
 * A contest; among friends also its players. The outcome comes once you have played or the contest is over.
 *
 */
export interface ContestStory {
  contest: ContestInfo;
  rivals: Rival[];
  outcome: Outcome | null;
}
/**
 * A player in a contest; their score and table are there once you have played too.
 *
 */
export interface Rival {
  name: string;
  score: number | null;
  table: string | null;
  me: boolean;
}
/**
 * The outcome of a contest so far. `expert`: null while the bot still plays; `parting`: null if there is none.
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
 * The strongest bot's score with the same dice, and its table to replay.
 *
 */
export interface ExpertLine {
  table: string;
  score: number;
}
/**
 * The first step at which your choice differs from the expert's.
 *
 */
export interface Parting {
  step: number;
  mine: string;
  expert: string;
}
/**
 * Correct typed real dice, as long as no one has acted on them.
 *
 */
export interface Correct {
  id: string;
  type: "correct";
  text: string;
}
/**
 * Today's contests, and the commitments for tomorrow's.
 *
 */
export interface DailyInfo {
  day: string;
  contests: ContestInfo[];
  promises: DicePromise[];
}
/**
 * The commitment to the dice of a coming contest.
 *
 */
export interface DicePromise {
  contest: string;
  commitment: string;
}
/**
 * The dealer of a new table: a seed for `seed`, the server's commitment for `commit`.
 *
 */
export interface DealerWish {
  kind: "entropy" | "seed" | "commit" | "table";
  seed: number | null;
  commitment: string | null;
}
/**
 * Your cards: `due` now, including the `fresh` ones; `later`: due at a later time; `learnt` ones don't come back.
 *
 * `looking`: your games that the coach hasn't reviewed yet.
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
 * A command was stored; `seq` is its entry. `sit` returns the seat and its token, `rematch` the new table.
 *
 * `hint` returns the coach's hint; none if the answer is repeated after the table has moved on.
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
 * The coach's choice. Values are final points, or in Dobro win chances in percent.
 *
 * `area`: where, or the kind of action (`play`, `take`, `pass`). From grade 2 on `things`: the die, or the cards.
 * Grade 3 lists all options, best first.
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
 * A legal option and its value; with several players also the win chance, in percent.
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
 * Why one option is better than another; the page makes the text from code and params.
 *
 */
export interface ReasonInfo {
  code: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * Erase everything about me: a guest sends `erase`, a person confirms with a passkey.
 *
 */
export interface EraseWish {
  confirm: "" | "erase";
  credential: {
    [k: string]: unknown;
  } | null;
}
/**
 * A match from a match file, and the new table that continues from one of its steps.
 *
 */
export interface FileForkWish {
  match: {
    [k: string]: unknown;
  };
  fork: ForkWish;
}
/**
 * A new table that continues from a step of a finished match, with its dice or new ones; seats as for any table.
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
 * A match from a match file, and the step to show; without a step, all of them.
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
 * Give every empty seat to a bot, so that the game begins; without a name to the game's default bot.
 *
 */
export interface Fill {
  id: string;
  type: "fill";
  bot: string | null;
}
/**
 * One of your tables: `others` are the other people there; `place` and `score` come once it is over.
 *
 * `change`: how much your rating changed, if the match was rated.
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
 * One of your games: its points and, if reviewed, its points without luck and the points that choices lost.
 *
 */
export interface GamePoint {
  score: number;
  adjusted: number | null;
  loss: number | null;
}
/**
 * Finished games with this number of players, and the average score of a seat, bots included.
 *
 */
export interface GameStatistics {
  game: string;
  players: number;
  games: number;
  mean_score: number;
}
/**
 * A page of your tables, the newest first; `next` requests the following page.
 *
 */
export interface GamesOfMine {
  games: GameOfMine[];
  next: string | null;
}
/**
 * The process is running.
 *
 */
export interface Health {
  status: "ok";
}
/**
 * The first frame: the table, the token for a seat, and the last entry the page already has.
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
 * Ask the coach: grade 1 names the area, 2 also the die or the cards, 3 the move and the value of every option.
 *
 */
export interface Hint {
  id: string;
  type: "hint";
  grade: number;
}
/**
 * A hint that was given before a step of the log.
 *
 */
export interface HintUse {
  step: number;
  grade: number;
}
/**
 * The host removes a player: before the game the seat becomes free, during it a bot takes over for good.
 *
 */
export interface Kick {
  id: string;
  type: "kick";
  seat: number;
}
/**
 * How a bot level scores in the same game: its mean, its usual range, and the mean of each area.
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
 * A seat of a table in the lobby; `bot`: the program that plays there now.
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
 * Open tables, the newest first; `next`: where the list continues; `running`: games to watch, if requested.
 *
 */
export interface Lobby {
  tables: ListedTable[];
  next: string | null;
  running: ListedTable[];
}
/**
 * Who you are to the server; a guest has no name and no passkeys.
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
 * One of your passkeys.
 *
 */
export interface PasskeyInfo {
  id: string;
  added: string;
  used: string;
}
/**
 * A browser where you are signed in; `device` is a hint such as `Firefox, Windows`; `here` marks this browser.
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
 * A person's strength in a game with this number of players: rating ± deviation.
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
 * The name a person wants to have.
 *
 */
export interface NameWish {
  name: string;
}
/**
 * The answer: `token` opens your seat, `invite` lets others sit down; `here`: tokens of seats on the same phone.
 *
 * `news`: the first update for your seat; none if the table already existed.
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
 * The events since the page's last entry, and the table as it sees it now; there is a view once the game has begun.
 *
 * `typed`: the real dice this seat has typed and can still correct, the latest last.
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
 * How much time bots take from now on; only the host may set it.
 *
 */
export interface Pace {
  id: string;
  type: "pace";
  pace: string;
}
/**
 * The browser's answer for a passkey, as WebAuthn defines it.
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
 * Ask the other end whether it still answers.
 *
 */
export interface Ping {
  type: "ping";
}
/**
 * Before the game: give a seat that is empty, or another bot's, to a bot; without a name the bot leaves.
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
 * The answer to ping.
 *
 */
export interface Pong {
  type: "pong";
}
/**
 * The hash of a secret that the server has chosen: request it before you send your own word.
 *
 */
export interface Promise {
  commitment: string;
}
/**
 * The id under which a browser's push subscription is stored.
 *
 */
export interface PushInfo {
  id: string;
}
/**
 * The key that identifies this server to push services, for the browser's `applicationServerKey`.
 *
 */
export interface PushKey {
  key: string;
}
/**
 * A browser's keys: messages are encrypted so that only this browser can read them.
 *
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * Notify this browser: the address from its push service, and its keys.
 *
 */
export interface PushWish {
  endpoint: string;
  keys: PushKeys;
}
/**
 * The answer to why; an empty code means that the action is legal.
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
 * A command was refused and changed nothing; the page makes the text from code, rule and params.
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
 * The same game again with the same people; the answer is a new table.
 *
 */
export interface Rematch {
  id: string;
  type: "rematch";
}
/**
 * A match with all its steps; `rounds`: the steps at which they began, `result`: the final places.
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
 * A step as a seat saw it, and the view after it; the first has no event.
 *
 */
export interface ReplayStep {
  event: EventInfo | null;
  view: DiceView | CardsView;
}
/**
 * Restart the clock.
 *
 */
export interface Resume {
  id: string;
  type: "resume";
}
/**
 * The coach's review of a finished match for one seat.
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
 * The totals of a review; null where a game has none.
 *
 * The totals add up: score = start + luck − loss + model + others. `percentile`: how many of 100 games had less luck.
 * In dice games with several players, `chance_lost` is the win chance that choices gave away and `chance_luck` what
 * rolls added to it, in percent.
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
 * A reviewed step of the log for one seat: the value after it, and what it gained or lost.
 *
 * A choice has its options, best first, and the chosen one; if another one was better, why, and its whole line.
 * In dice games with several players, `chance_lost` is the win chance that a choice gave away and `chance_luck` what a
 * roll added to it, in percent.
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
 * The coach's progress with a review, in percent, and the review once it is done.
 *
 */
export interface ReviewState {
  percent: number;
  review: Review | null;
}
/**
 * Roll the dice; with real dice the text says what they show.
 *
 */
export interface Roll {
  id: string;
  type: "roll";
  text: string | null;
}
/**
 * Say a phrase to everyone at the table, by its key.
 *
 */
export interface Say {
  id: string;
  type: "say";
  phrase: string;
}
/**
 * Your finished games with this number of players; `recent`: the latest points, the last game last.
 *
 * `course`: the same games as the coach sees them; `unseen`: how many of them have no review yet. `levels`: the bots,
 * where they can be compared.
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
 * Take an empty seat; `word` is mixed into verifiable dice.
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
 * Leave your seat: before the game it becomes free, during it a bot takes over.
 *
 */
export interface Stand {
  id: string;
  type: "stand";
}
/**
 * Finished games of all time, and of this day (UTC).
 *
 */
export interface Statistics {
  ever: GameStatistics[];
  today: GameStatistics[];
  day: string;
}
/**
 * Your scores in each game, the most played first.
 *
 */
export interface StatisticsOfMine {
  lines: ScoresOfMine[];
}
/**
 * The public facts of a table for someone who isn't watching it; without a view, so that nothing leaks.
 *
 * `asked`: the seats the table waits for. `scores`: by seat, once the game has begun.
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
 * `here`: another person on the same phone, at a table with real dice; `names` are their names, seat by seat.
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
 * The dealer of a new table: a seed for `seed`, the server's commitment for `commit`.
 */
export interface DealerWish1 {
  kind: "entropy" | "seed" | "commit" | "table";
  seed: number | null;
  commitment: string | null;
}
/**
 * A refusal: its code, the rule behind it and the parameters; the page makes the text from them.
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
 * Play with the dice of a contest.
 *
 */
export interface TryWish {
  name: string;
  pace: string;
}
/**
 * Undo your last action.
 *
 */
export interface Undo {
  id: string;
  type: "undo";
}
/**
 * The coach's verdict on an answer: `loss` against the best option, all options with their values, and why.
 *
 * `played`: the action in the match, after `step` of `table`. `box`: right answers in a row; `again`: when the card
 * comes back, null for never.
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
 * The answer to hello; `seat` is null for a spectator, `invited` says whether you may take an empty seat.
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
 * Ask why an action is illegal; nothing changes.
 *
 */
export interface Why {
  type: "why";
  id: string;
  text: string;
}
