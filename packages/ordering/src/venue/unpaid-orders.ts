import type { RestaurantData } from "./restaurant-data.ts";

/** How much one visitor may have without paying for it in advance. ordering#unpaid-orders. */
export type UnpaidOrderLimits = {
  readonly openPerGuest: number;
  /** Of orders that are not eaten in the house: a restaurant's guests may all come from one address. */
  readonly openPerAddress: number;
  readonly perMinutePerGuest: number;
  readonly perMinutePerAddress: number;
  /** Of the places of a slot, in percent. */
  readonly slotPercentPerGuest: number;
  readonly slotPercentPerAddress: number;
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
  };
}

/** 0 in a venue file means no limit. */
function limitOf(said: number): number {
  return said === 0 ? Number.POSITIVE_INFINITY : said;
}

/** Whose orders nobody has to count at a venue, since nothing limits them. */
export function unlimitedVisitors(limits: UnpaidOrderLimits): {
  readonly guests: boolean;
  readonly addresses: boolean;
} {
  const { openPerGuest, openPerAddress, perMinutePerGuest, perMinutePerAddress } = limits;
  const none = (share: number, ...counts: readonly number[]) =>
    share >= 100 && counts.every((count) => count === Number.POSITIVE_INFINITY);
  return {
    guests: none(limits.slotPercentPerGuest, openPerGuest, perMinutePerGuest),
    addresses: none(limits.slotPercentPerAddress, openPerAddress, perMinutePerAddress),
  };
}

/** How many of a slot's places a share comes to, rounded up, so that it is one at least. ordering#unpaid-slots. */
export function placesOfShare(places: number, percent: number): number {
  return Math.ceil((places * percent) / 100);
}
