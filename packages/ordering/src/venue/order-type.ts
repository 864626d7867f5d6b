/**
 * The values of a body's `type`. ordering#order-types. `take-out` is a take-out before the choice between pickup
 * and delivery.
 */
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

/** The traits of an order type. Rules, API calls and screens check a trait, never the name of a type. */
export type OrderTypeRules = {
  /**
   * Whether the diner is served where they sit: at a table, or in a suite on the event day. The order must name
   * the table or suite. ordering#config.
   */
  readonly atTable: boolean;
  /** Whether the checkout has not chosen between pickup and delivery yet. ordering#order-types. */
  readonly undecided: boolean;
  /** Whether the order is delivered even without `checkout.pickup.delivery`. ordering#is-delivered. */
  readonly delivered: boolean;
  /**
   * Whether the order is a suite's order before its event, with versions, and subject to the event's cutoffs.
   * suites#pre-order.
   */
  readonly preOrder: boolean;
  /**
   * Whether the order goes to a caterer, under the venue's `generic_catering_…` settings.
   * ordering#generic-catering.
   */
  readonly catered: boolean;
  /**
   * Whether the order is for a school's meals: one order for each date. A cancelled date becomes account
   * credit. school#school-orders.
   */
  readonly bySchoolDate: boolean;
  /**
   * Whether the order is eaten on the premises: `dine_in` menus apply, the licence covers alcohol, and staff
   * know where the diner sits.
   */
  readonly inHouse: boolean;
  /**
   * Whether the order is a pickup or delivery on the same day, for which a venue may hide the choice of time.
   */
  readonly takeout: boolean;
  /** Whether the diner chooses a time slot. Other orders are served at the table, or at fixed times. */
  readonly choosesSlot: boolean;
  /**
   * Whether the order is placed days ahead and subject to the cutoff. Other orders are cooked when they are
   * ordered. time#cutoff.
   */
  readonly daysAhead: boolean;
  /**
   * Whether `max_advanced_order_days` limits the order. A suite's pre-order is limited by its event instead.
   */
  readonly hasHorizon: boolean;
  /** Whether the small-order rebate may apply. law#rebate. */
  readonly taxRebate: boolean;
  /** Whether the venue's catering minimum applies. ordering#catering-minimum. */
  readonly cateringMinimum: boolean;
  /**
   * Whether the order can be placed unpaid, if the diner pays on premise or nothing is due.
   * payment#payment-not-required.
   */
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

/** The traits of each order type. All differences between order types are in this table. */
export const ORDER_TYPE_RULES: Readonly<Record<OrderType, OrderTypeRules>> = {
  "dine-in": DINE_IN,
  "take-out": { ...TAKEOUT, undecided: true },
  pickup: TAKEOUT,
  delivery: { ...TAKEOUT, delivered: true },
  catering: { ...CATERING, preOrder: true, hasHorizon: false, choosesSlot: false },
  "generic-catering": { ...CATERING, catered: true },
  school: { ...DINE_IN, atTable: false, bySchoolDate: true, inHouse: false, daysAhead: true },
};

/** The properties of a visit that decide its order type. */
export type OrderTypeFlags = {
  /**
   * Whether the visit is for a suite's pre-order. Set after the event's info loads, unless it is event-day
   * ordering.
   */
  readonly preOrdering: boolean;
  /** Whether the link has `catering=` and the restaurant has `catering`. */
  readonly genericCatering: boolean;
  readonly k12: boolean;
  readonly takeout: boolean;
};

/**
 * Derives the order type of a visit. The first match applies: pre-order, generic catering, k12, take-out.
 * Otherwise it is dine-in, including event-day orders and another round. ordering#order-type.
 */
export function deriveOrderType(flags: OrderTypeFlags): OrderType {
  if (flags.preOrdering) return "catering";
  if (flags.genericCatering) return "generic-catering";
  if (flags.k12) return "school";
  return flags.takeout ? "take-out" : "dine-in";
}

/** Returns `pickup` or `delivery` for a take-out, by the checkout's choice; returns any other type unchanged. */
export function chooseTakeout(type: OrderType, isDelivered: boolean): OrderType {
  if (!ORDER_TYPE_RULES[type].takeout) return type;
  return isDelivered ? "delivery" : "pickup";
}

/** Tells whether an order is delivered, by its type or by `checkout.pickup.delivery`. ordering#is-delivered. */
export function isDelivered(type: OrderType, deliveryFlag: boolean): boolean {
  return ORDER_TYPE_RULES[type].delivered || deliveryFlag;
}
