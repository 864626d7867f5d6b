/** The order types of a body's `type`. ordering#order-types. `take-out` is a take-out that has not chosen yet. */
export const ORDER_TYPES = [
  "dine-in",
  "take-out",
  "pickup",
  "delivery",
  "catering",
  "generic-catering",
  "school",
] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** What differs from one order type to another. Rules, calls and screens ask for a trait, never for a type by its name. */
export type OrderTypeRules = {
  /** Served where the diner sits: at a table, or in a suite on the event's day. It needs to be said which. ordering#config. */
  readonly atTable: boolean;
  /** A take-out of which the checkout has not chosen yet whether it is a pickup or a delivery. ordering#order-types. */
  readonly undecided: boolean;
  /** Brought to the diner, whatever `checkout.pickup.delivery` says. ordering#is-delivered. */
  readonly delivered: boolean;
  /** A suite's order ahead of its event, by version and by the event's cutoffs. suites#pre-order. */
  readonly preOrder: boolean;
  /** Ordered from a caterer, by the venue's `generic_catering_…` settings. ordering#generic-catering. */
  readonly catered: boolean;
  /** A school's meals: one order for each date, whose cancelled dates become account credit. school#school-orders. */
  readonly bySchoolDate: boolean;
  /** Eaten on the premises: `dine_in` menus serve it, the licence covers alcohol, and staff know where the diner sits. */
  readonly inHouse: boolean;
  /** A pickup or a delivery of the day, for which a venue may hide the choice of time. */
  readonly takeout: boolean;
  /** Its food is wanted at a time that the diner chooses from slots. Others are served at the table, or at fixed times. */
  readonly choosesSlot: boolean;
  /** Ordered days ahead, and so bound by the cutoff; all else is cooked when it is ordered. time#cutoff. */
  readonly daysAhead: boolean;
  /** Bound by `max_advanced_order_days`. A suite's pre-order is bound by its event, which may lie further ahead. */
  readonly hasHorizon: boolean;
  /** May have the small-order rebate. law#rebate. */
  readonly taxRebate: boolean;
  /** Must reach the venue's catering minimum. ordering#catering-minimum. */
  readonly cateringMinimum: boolean;
  /** May be placed unpaid: where the diner pays on premise, or where nothing is due. payment#payment-not-required. */
  readonly mayBeUnpaid: boolean;
};

const DINE_IN: OrderTypeRules = {
  atTable: true,
  undecided: false,
  delivered: false,
  preOrder: false,
  catered: false,
  bySchoolDate: false,
  inHouse: true,
  takeout: false,
  choosesSlot: false,
  daysAhead: false,
  hasHorizon: true,
  taxRebate: true,
  cateringMinimum: false,
  mayBeUnpaid: true,
};
const TAKEOUT: OrderTypeRules = { ...DINE_IN, atTable: false, inHouse: false, takeout: true, choosesSlot: true };
const CATERING: OrderTypeRules = {
  ...DINE_IN,
  atTable: false,
  inHouse: false,
  choosesSlot: true,
  daysAhead: true,
  taxRebate: false,
  cateringMinimum: true,
  mayBeUnpaid: false,
};

/** The rules of each order type: where the types differ, the difference stands here and nowhere else. */
export const ORDER_TYPE_RULES: Readonly<Record<OrderType, OrderTypeRules>> = {
  "dine-in": DINE_IN,
  "take-out": { ...TAKEOUT, undecided: true },
  pickup: TAKEOUT,
  delivery: { ...TAKEOUT, delivered: true },
  catering: { ...CATERING, preOrder: true, hasHorizon: false, choosesSlot: false },
  "generic-catering": { ...CATERING, catered: true },
  school: { ...DINE_IN, atTable: false, bySchoolDate: true, inHouse: false, daysAhead: true },
};

/** What decides the order type of a visit. */
export type OrderTypeFlags = {
  /** A suite's pre-order, switched on after event info loads unless it is event-day ordering. */
  readonly preOrdering: boolean;
  /** `catering=` on a restaurant with `catering`. */
  readonly genericCatering: boolean;
  readonly k12: boolean;
  readonly takeout: boolean;
};

/**
 * Derives the order type of a visit, in this order: catering when pre-ordering, generic-catering, school for k12, take-out,
 * which checkout makes pickup or delivery, and dine-in otherwise: event-day orders and another round included.
 * ordering#order-type.
 */
export function deriveOrderType(flags: OrderTypeFlags): OrderType {
  if (flags.preOrdering) return "catering";
  if (flags.genericCatering) return "generic-catering";
  if (flags.k12) return "school";
  return flags.takeout ? "take-out" : "dine-in";
}

/** The order type of a take-out once the checkout has chosen; every other type stays what it is. */
export function chooseTakeout(type: OrderType, isDelivered: boolean): OrderType {
  if (!ORDER_TYPE_RULES[type].takeout) return type;
  return isDelivered ? "delivery" : "pickup";
}

/** Tells whether an order is delivered: its type says so, or `checkout.pickup.delivery` does. ordering#is-delivered. */
export function isDelivered(type: OrderType, deliveryFlag: boolean): boolean {
  return ORDER_TYPE_RULES[type].delivered || deliveryFlag;
}
