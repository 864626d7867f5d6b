// Fulfilment: the times at which a diner can receive an order, and the kitchen's capacity.

export { intervalsOn, type MenuSlot, slotsAt, type TakenIn } from "./capacity.ts";
export { type BelowCateringMinimum, checkCateringMinimum } from "./catering-minimum.ts";
export { horizonDays } from "./cutoff-date.ts";
export {
  type Evening,
  type EveningOrder,
  type PlayedEvening,
  simulateEvening,
} from "./evening.ts";
export {
  applyKitchenChanges,
  EXTRA_MINUTES,
  type ExtraMinutes,
} from "./kitchen-now.ts";
export { canServeNow, checkMenuTime, orderedUntil, takesPart } from "./menu-time.ts";
export { orderAheadFrom } from "./order-ahead.ts";
export { type PromisedTime, promisedTime } from "./promised-time.ts";
export { isKitchenFull, ORDERS_AHEAD_COUNTED, type OrderStart, soonestStarts } from "./queue.ts";
export { seededNumbers } from "./seeded-numbers.ts";
export {
  limitsAt,
  limitsOrders,
  NO_WORK,
  NOTHING_TAKEN,
  plannedLimitsAt,
  type SlotLimits,
  type SlotTaking,
  type Work,
  workOf,
  workOfLines,
} from "./slot-limits.ts";
export { strictestOf } from "./strictest-menus.ts";
export {
  type CauseWanted,
  isFreeWithout,
  TIME_CAUSES,
  type TimeCause,
  whyNotNow,
  whyNotUntil,
} from "./time-cause.ts";
export {
  beginsSlot,
  choosesTime,
  isReadyBy,
  leavesWhileOpen,
  nearestFree,
  nearestTime,
  type OfferedDay,
  offeredDays,
  travelMinutesOf,
} from "./time-slots.ts";
export { TIMES_AHEAD_MAX, timesAhead } from "./times-ahead.ts";
