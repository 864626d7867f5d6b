// Suite: the event times, states and par stock of a stadium's suites.

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
export { type DueDay, preOrderDue, SUITE_STATES, suiteState } from "./suite-state.ts";
