import type { RestaurantData } from "./restaurant-data.ts";

/** The limits on a visitor's orders that can still be cancelled free of charge. ordering#unpaid-orders. */
export type UnpaidOrderLimits = {
  readonly openPerGuest: number;
  /** Not applied to in-house orders, because all guests in a restaurant may share one network address. */
  readonly openPerAddress: number;
  readonly perMinutePerGuest: number;
  readonly perMinutePerAddress: number;
  /** Percentage of a slot's capacity. */
  readonly slotPercentPerGuest: number;
  readonly slotPercentPerAddress: number;
  /** Percentage of the stock of a dish or choice. */
  readonly stockPercentPerGuest: number;
  /** Not applied to in-house orders, like `openPerAddress`. */
  readonly stockPercentPerAddress: number;
};

/** Parses `order_options.unpaid_orders` with defaults. ordering#unpaid-orders. */
export function readUnpaidOrders({ order_options }: RestaurantData): UnpaidOrderLimits {
  const said = order_options?.unpaid_orders ?? {};
  return {
    openPerGuest: limitOf(said.open_per_guest ?? 5),
    openPerAddress: limitOf(said.open_per_address ?? 20),
    perMinutePerGuest: limitOf(said.per_minute_per_guest ?? 3),
    perMinutePerAddress: limitOf(said.per_minute_per_address ?? 20),
    slotPercentPerGuest: said.slot_percent_per_guest ?? 25,
    slotPercentPerAddress: said.slot_percent_per_address ?? 50,
    stockPercentPerGuest: said.stock_percent_per_guest ?? 50,
    stockPercentPerAddress: said.stock_percent_per_address ?? 50,
  };
}

/** Converts a limit of a venue file; 0 means no limit. */
function limitOf(said: number): number {
  return said === 0 ? Number.POSITIVE_INFINITY : said;
}

/**
 * Tells for guests and for network addresses whether a venue sets no limit. If it sets none, their orders
 * need no count: a stadium's network may place tens of thousands in an hour.
 * @param isAddressShared whether many share the network address, so that its open orders and stock are not limited
 */
export function unlimitedVisitors(
  limits: UnpaidOrderLimits,
  isAddressShared: boolean,
): { readonly guests: boolean; readonly addresses: boolean } {
  const { openPerGuest, openPerAddress, perMinutePerGuest, perMinutePerAddress } = limits;
  const { slotPercentPerGuest, slotPercentPerAddress, stockPercentPerGuest, stockPercentPerAddress } = limits;
  const none = (shares: readonly number[], counts: readonly number[]) =>
    shares.every((share) => share >= 100) && counts.every((count) => count === Number.POSITIVE_INFINITY);
  return {
    guests: none([slotPercentPerGuest, stockPercentPerGuest], [openPerGuest, perMinutePerGuest]),
    addresses: isAddressShared
      ? none([slotPercentPerAddress], [perMinutePerAddress])
      : none([slotPercentPerAddress, stockPercentPerAddress], [openPerAddress, perMinutePerAddress]),
  };
}

/**
 * Returns a percentage of a slot's capacity or a dish's stock, rounded up. ordering#unpaid-slots,
 * ordering#unpaid-stock.
 */
export function countOfShare(count: number, percent: number): number {
  return Math.ceil((count * percent) / 100);
}

/** The limits of one visitor: open orders, orders per minute, and percentages of a slot and of a dish's stock. */
export type OpenShare = {
  readonly open: number;
  readonly perMinute: number;
  readonly slotPercent: number;
  readonly stockPercent: number;
};

/**
 * Returns the limits of a guest, a card and a network address. The limits of an address and a card are
 * higher, because an office may share them. Paid orders have higher limits of an address.
 * ordering#unpaid-orders, ordering#unpaid-slots, ordering#unpaid-stock.
 */
export function openShares(
  limits: UnpaidOrderLimits,
  isPaid: boolean,
): Readonly<Record<"guest" | "card" | "address", OpenShare>> {
  const times = isPaid ? 4 : 1;
  const withHalfOfRest = (percent: number) => (isPaid ? percent + (100 - percent) / 2 : percent);
  return {
    guest: {
      open: limits.openPerGuest,
      perMinute: limits.perMinutePerGuest,
      slotPercent: limits.slotPercentPerGuest,
      stockPercent: limits.stockPercentPerGuest,
    },
    card: {
      open: limits.openPerAddress * 2,
      perMinute: limits.perMinutePerAddress * 2,
      slotPercent: limits.slotPercentPerAddress,
      stockPercent: limits.stockPercentPerAddress,
    },
    address: {
      open: limits.openPerAddress * times,
      perMinute: limits.perMinutePerAddress * times,
      slotPercent: withHalfOfRest(limits.slotPercentPerAddress),
      stockPercent: withHalfOfRest(limits.stockPercentPerAddress),
    },
  };
}
