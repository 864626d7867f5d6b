/** The values of a body's `type`; `take-out` is not yet pickup or delivery. ordering#order-types. */
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

/** The traits of an order type. Other code checks a trait, never the name of a type. */
export type OrderTypeRules = {
  /**
   * Whether the diner is served at a table, or in a suite on the event day; the order must name it.
   * ordering#config.
   */
  readonly atTable: boolean;
  /** Whether the choice between pickup and delivery is still open. ordering#order-types. */
  readonly undecided: boolean;
  /** Whether the order is delivered even without `checkout.pickup.delivery`. ordering#is-delivered. */
  readonly delivered: boolean;
  /**
   * Whether the order is a suite's order before its event, subject to the event's cutoffs. suites#pre-order.
   */
  readonly preOrder: boolean;
  /**
   * Whether the order goes to a caterer, under the venue's `generic_catering_…` settings.
   * ordering#generic-catering.
   */
  readonly catered: boolean;
  /**
   * Whether the order is for a school's meals on a date. A cancelled date becomes account credit.
   * school#school-orders.
   */
  readonly bySchoolDate: boolean;
  /** Whether the order is eaten on the premises: `dine_in` menus apply, and the venue's licence covers alcohol. */
  readonly inHouse: boolean;
  /**
   * Whether the order is a pickup or delivery of the same day, for which a venue may hide the choice of time.
   */
  readonly takeout: boolean;
  readonly choosesSlot: boolean;
  /** Whether the order is placed days ahead, subject to the cutoff. time#cutoff. */
  readonly daysAhead: boolean;
  readonly hasHorizon: boolean;
  /** Whether the small-order rebate may apply. law#rebate. */
  readonly taxRebate: boolean;
  /** Whether the venue's catering minimum applies. ordering#catering-minimum. */
  readonly cateringMinimum: boolean;
  /**
   * Whether the order can be placed unpaid, if it is paid on premise or its total is 0.
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

export type OrderTypeFlags = {
  readonly preOrdering: boolean;
  /** Whether the link has `catering=` and the restaurant has `catering`. */
  readonly genericCatering: boolean;
  readonly k12: boolean;
  readonly takeout: boolean;
};

/**
 * Derives the order type of a visit. Without any flag it is dine-in, as for event-day orders and another
 * round. ordering#order-type.
 */
export function deriveOrderType(flags: OrderTypeFlags): OrderType {
  if (flags.preOrdering) return "catering";
  if (flags.genericCatering) return "generic-catering";
  if (flags.k12) return "school";
  return flags.takeout ? "take-out" : "dine-in";
}

/** Turns a take-out into `pickup` or `delivery`; returns any other type unchanged. */
export function chooseTakeout(type: OrderType, isDelivered: boolean): OrderType {
  if (!ORDER_TYPE_RULES[type].takeout) return type;
  return isDelivered ? "delivery" : "pickup";
}

/** Tells whether an order is delivered, by its type or by `checkout.pickup.delivery`. ordering#is-delivered. */
export function isDelivered(type: OrderType, deliveryFlag: boolean): boolean {
  return ORDER_TYPE_RULES[type].delivered || deliveryFlag;
}
