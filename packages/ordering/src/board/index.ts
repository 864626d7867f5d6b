// Board: the life of an order on the restaurant's side: accepted, declined, fired, late, changed.

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
export { type AllDayLine, countAllDay } from "./all-day.ts";
export { BOARD_LANES, type BoardLane, isScheduled, laneOf, READY_WAIT_SECONDS } from "./board-lane.ts";
export { BOARD_MODES, type BoardMode, boardModes } from "./board-modes.ts";
export {
  DECLINE_REASONS,
  DECLINE_WORDS_MAX,
  DECLINED_AS_MISSED,
  type Declined,
  type DeclineReason,
  parseDecline,
} from "./decline.ts";
export { fireAtOf } from "./fire-at.ts";
export { type DishInterest, INSIGHT_DAYS_MAX, INTEREST_KEPT_DAYS, rankInterest } from "./insight/dish-interest.ts";
export { type MissedSearch, normalizeMissedSearch, shownSearches } from "./insight/missed-search.ts";
export {
  NEXT_STATES,
  NEXT_STEPS,
  type NextFacts,
  type NextState,
  type NextStepName,
  nextSteps,
} from "./next/next-steps.ts";
export { type AgeLevel, type AgeSettings, ageBegins, ageLevel, readAges } from "./order-age.ts";
export { orderDifference } from "./order-difference.ts";
export {
  type DetailsOnOrder,
  ORDER_ACTORS,
  ORDER_ACTS,
  type OrderActName,
  type OrderActor,
  type OrderPast,
  type OrderPastAct,
  orderHistory,
} from "./order-history.ts";
export {
  type OpenSpan,
  type OutageChange,
  openHoursOn,
  outagesOf,
  sumOutages,
} from "./service/outages.ts";
export { CANCELLED_BY, judgeOrder, type OrderFacts } from "./service/served-order.ts";
export { figuresByHour, SERVICE_DAYS_MAX, serviceFigures } from "./service/service-figures.ts";
export { isOfStation } from "./stations.ts";
export { stationsUnshown, unshownStations } from "./unshown-stations.ts";
