// Suite: a suite at an event of a stadium.

export {
  DELIVERY_PREFERENCES,
  type DeliveryPreference,
  deliveryMoment,
  eventFlags,
  movedDelivery,
  PAYMENT_PREFERENCES,
  type PaymentPreference,
} from "./event-times.ts";
export { toBring } from "./par-stock.ts";
export { SUITE_STATES, suiteState } from "./suite-state.ts";
