// Board: the life of an order on the restaurant's side: accepted, declined, fired, late.

export {
  ACCEPTANCE_MODES,
  type AcceptanceSettings,
  ALERT_AFTER_SECONDS,
  acceptanceOf,
  awaitsAnswer,
  checkAcceptance,
  MISSED_ACTS,
  MISSED_IN_A_ROW_MAX,
  openingAfter,
  readAcceptance,
  waitBegins,
} from "./acceptance.ts";
export { BOARD_LANES, isScheduled, laneOf, READY_WAIT_SECONDS } from "./board-lane.ts";
export {
  DECLINE_REASONS,
  DECLINE_WORDS_MAX,
  DECLINED_AS_MISSED,
  type Declined,
  type DeclineReason,
  parseDecline,
} from "./decline.ts";
export { fireAtOf } from "./fire-at.ts";
