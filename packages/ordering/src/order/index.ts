// Order: the check of a whole cart, and the states of an order.

export { cancelCutoff, standsFrom } from "./cancel-cutoff.ts";
export { commonSaleTimes, linesForLater } from "./cart-for-later.ts";
export type { CartRefusal, CartRefusalCode, LineRefusal } from "./cart-refusal.ts";
export { type CartCheck, checkCart } from "./check-cart.ts";
export {
  allergiesOf,
  type Diner,
  dinersOfOrder,
  hasOtherAllergies,
  keptDiners,
  MAX_DINER_NAME,
  MAX_DINERS,
  normalizeDiners,
} from "./diners.ts";
export {
  COMPLETES_AFTER_HOURS,
  CONTACT_RETENTION_DAYS,
  checkRecall,
  checkTransition,
  isOver,
  nextStatus,
  ORDER_STATUSES,
  type OrderStatus,
  type TransitionRefusal,
} from "./order-status.ts";
export { QUEUE_MINUTES, type QueueChange, type QueueFacts, queueChanges, sendUntil } from "./queued-order.ts";
export { type StockNeeds, servedValues, stockNeeds } from "./stock-needs.ts";
