import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import type { BoardLane, DeclineReason } from "@comptoir/ordering";
import type { KitchenClock } from "@comptoir/receipt";
import type { BoardView } from "./board-lanes.ts";
import type { BoardProblem } from "./live/use-board.ts";

export const LANE_WORDS: Readonly<Record<BoardLane, () => string>> = {
  new: m.board_lane_new,
  "in-progress": m.board_lane_in_progress,
  ready: m.board_lane_ready,
  scheduled: m.board_lane_scheduled,
  done: m.board_lane_done,
};

/** The state of one order; lanes are named in the plural. */
export const STATE_WORDS: Readonly<Record<BoardLane, () => string>> = {
  new: m.board_one_new,
  "in-progress": m.board_one_in_progress,
  ready: m.board_one_ready,
  scheduled: m.board_one_scheduled,
  done: m.board_one_done,
};

export const VIEW_WORDS: Readonly<Record<BoardView, () => string>> = { open: m.board_view_open, ...LANE_WORDS };

export const EMPTY_WORDS: Readonly<Record<BoardLane, () => string>> = {
  new: m.board_empty_new,
  "in-progress": m.board_empty_in_progress,
  ready: m.board_empty_ready,
  scheduled: m.board_empty_scheduled,
  done: m.board_empty_done,
};

export const DECLINE_WORDS: Readonly<Record<DeclineReason, () => string>> = {
  "sold-out": m.board_decline_sold_out,
  "too-busy": m.board_decline_too_busy,
  closing: m.board_decline_closing,
  address: m.board_decline_address,
  other: m.board_decline_other,
};

const ACT_WORDS: ReadonlyMap<string, () => string> = new Map([
  ["order.accepted", m.board_act_accepted],
  ["order.declined", m.board_act_declined],
  ["order.changed", m.board_act_changed],
  ["order.fired", m.board_act_fired],
  ["order.started", m.board_act_started],
  ["order.ready", m.board_act_ready],
  ["ready-pressed", m.board_act_ready],
  ["ready-undone", m.board_act_ready_undone],
  ["order.completed", m.board_act_completed],
  ["order.cancelled", m.board_act_cancelled],
  ["recalled", m.board_act_recalled],
]);
/** Who acts if it is no member of the staff, as the API names them. */
const ACTOR_WORDS: ReadonlyMap<string, () => string> = new Map([
  ["guest", m.board_by_guest],
  ["restaurant", m.board_by_restaurant],
  ["server", m.board_by_server],
]);

/** Says which order a press was for, why it did not happen, and who did what to the order before it. board#versions. */
export function problemWords({ number, message, last }: BoardProblem, timeOf: (instant: string) => string): string {
  const problem = m.board_problem({ number, problem: message });
  const act = last && ACT_WORDS.get(last.act)?.();
  if (!last || !act) return problem;
  const by = ACTOR_WORDS.get(last.by)?.() ?? last.by;
  return `${problem} ${m.board_last_act({ by, act, time: timeOf(last.at) })}`;
}

/** Says when something is, with the day unless it is today. */
export function momentWords(instant: string, { at, today }: KitchenClock): string {
  const { date, minutes } = at(instant);
  const time = formatTimeOfDay(minutes);
  return date === today ? time : `${formatDate(date)}, ${time}`;
}

export function timeWords(instant: string, { at }: Pick<KitchenClock, "at">): string {
  return formatTimeOfDay(at(instant).minutes);
}
