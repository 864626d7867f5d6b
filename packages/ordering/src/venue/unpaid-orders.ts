import type { RestaurantData } from "./restaurant-data.ts";

/** How much one visitor may have in orders that can be taken back for nothing. ordering#unpaid-orders. */
export type UnpaidOrderLimits = {
  readonly openPerGuest: number;
  /** Of orders that are not eaten in the house: a restaurant's guests may all come from one address. */
  readonly openPerAddress: number;
  readonly perMinutePerGuest: number;
  readonly perMinutePerAddress: number;
  /** Of the places of a slot, in percent. */
  readonly slotPercentPerGuest: number;
  readonly slotPercentPerAddress: number;
  /** Of the portions of a counted dish or choice, in percent. */
  readonly stockPercentPerGuest: number;
  /** Of orders that are not eaten in the house, as with those that are open. */
  readonly stockPercentPerAddress: number;
};

/** Reads `order_options.unpaid_orders`; what it does not say has a default. ordering#unpaid-orders. */
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

/** 0 in a venue file means no limit. */
function limitOf(said: number): number {
  return said === 0 ? Number.POSITIVE_INFINITY : said;
}

/** Orders that need not be counted at a venue, since nothing limits them. */
export function unlimitedVisitors(limits: UnpaidOrderLimits): {
  readonly guests: boolean;
  readonly addresses: boolean;
} {
  const { openPerGuest, openPerAddress, perMinutePerGuest, perMinutePerAddress } = limits;
  const { slotPercentPerGuest, slotPercentPerAddress, stockPercentPerGuest, stockPercentPerAddress } = limits;
  const none = (shares: readonly number[], counts: readonly number[]) =>
    shares.every((share) => share >= 100) && counts.every((count) => count === Number.POSITIVE_INFINITY);
  return {
    guests: none([slotPercentPerGuest, stockPercentPerGuest], [openPerGuest, perMinutePerGuest]),
    addresses: none([slotPercentPerAddress, stockPercentPerAddress], [openPerAddress, perMinutePerAddress]),
  };
}

/**
 * How many of a slot's places, or of a dish's portions, a share comes to: rounded up, so that it is one at least.
 * ordering#unpaid-slots, ordering#unpaid-stock.
 */
export function countOfShare(count: number, percent: number): number {
  return Math.ceil((count * percent) / 100);
}

/** What may not stand yet of a visitor: orders open and placed within a minute, and a share of a slot and of a dish, in percent. */
export type OpenShare = {
  readonly open: number;
  readonly perMinute: number;
  readonly slotPercent: number;
  readonly stockPercent: number;
};

/**
 * What a guest, a card and an address may have that does not stand for good yet. An address, which an office may be behind, has more of what
 * is paid: four times as many orders, and half of the rest of a slot and of a dish. A card, which an office may share, is between the two.
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
