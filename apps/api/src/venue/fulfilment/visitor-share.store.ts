import { countOfShare, openShares, type UnpaidOrderLimits } from "@comptoir/ordering";
import { attemptKey } from "../../people/attempt-keys.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { SlotWanted } from "./slots-wanted.ts";

/** Visitor of a revocable order, with the venue's limits for one visitor. */
export type RevocableVisitor = {
  /** Person or guest session; null if the visitor is counted by network address only. */
  readonly guest: string | null;
  /** Hash of the network address; null for calls within the process. */
  readonly address: string | null;
  /** Hash of the card that pays; null for none. */
  readonly card: string | null;
  /**
   * Whether the order is paid. An office may share a network address, so paid orders have a higher limit per
   * address.
   */
  readonly isPaid: boolean;
  /** Whether many share the network address, as at a table or a school. It then does not count. */
  readonly isAddressShared: boolean;
  readonly limits: UnpaidOrderLimits;
};

export const VISITOR = {
  restaurantId: "text",
  guest: "text?",
  address: "text?",
  card: "text?",
  isPaid: "bool",
} as const;
export const visitorParams = ({
  guest,
  address,
  card,
  isPaid,
}: Omit<RevocableVisitor, "limits" | "isAddressShared">) => ({
  ...{ guest, address, card, isPaid },
});
/** SQL that selects the visitor's orders that were revocable when placed. */
export const THEIR_ORDERS = `select * from unpaid_orders where restaurant_id = :restaurantId and guest = :guest
  union select * from unpaid_orders where restaurant_id = :restaurantId and address = :address
  union select * from unpaid_orders where restaurant_id = :restaurantId and card = :card`;
/**
 * SQL condition: a row of `THEIR_ORDERS` counts against the limit of its network address. For a paid order,
 * whose limit is higher, every row does; otherwise only rows without `stands_at`.
 */
export const OF_ADDRESS = "address = :address and (:isPaid or stands_at is null)";
/** SQL condition: the order `o` with its row `u` of `unpaid_orders` is still revocable. */
export const IS_REVOCABLE = `case when u.stands_at is null then o.status not in ('completed', 'cancelled')
  else o.status = 'placed' and u.stands_at > :now::timestamptz end`;

const lockVisitorStatement = statement({
  name: "lock visitor",
  text: `select pg_advisory_xact_lock(hashtextextended(key, 51))::text
         from (select key from unnest(:keys::text[]) as k (key) order by key) as sorted`,
  params: { keys: "text[]" },
  row: { pg_advisory_xact_lock: "text" },
});

/** Serializes one visitor's orders and holds until the transaction ends. promises#promise-51. */
export async function lockVisitor(
  transaction: Transaction,
  restaurantId: string,
  { guest, address, card }: Pick<RevocableVisitor, "guest" | "address" | "card">,
): Promise<void> {
  const keys = [guest, address, card].flatMap((one) => (one === null ? [] : `${restaurantId} ${one}`));
  await lockVisitorStatement.rows(transaction, { keys });
}

const countInSlotStatement = statement({
  name: "count revocable places in slot",
  text: `select count(*) filter (where guest = :guest) as "ofGuest", count(*) filter (where ${OF_ADDRESS}) as "ofAddress",
           count(*) filter (where card = :card) as "ofCard",
           coalesce(sum(minutes) filter (where guest = :guest), 0)::int8 as "minutesOfGuest",
           coalesce(sum(minutes) filter (where ${OF_ADDRESS}), 0)::int8 as "minutesOfAddress",
           coalesce(sum(minutes) filter (where card = :card), 0)::int8 as "minutesOfCard"
         from (
           select guest, address, card, stands_at, (select sum((slot ->> 'prepMinutes')::int4) from jsonb_array_elements(slots) as slot
             where slot @> (:slots::jsonb -> 0)) as minutes
           from (
             select u.guest, u.address, u.card, u.stands_at, o.taken -> 'slots' as slots
             from (${THEIR_ORDERS}) u join orders o on o.restaurant_id = u.restaurant_id and o.id = u.order_id
             where (${IS_REVOCABLE}) and o.taken -> 'slots' @> :slots::jsonb
             union all
             select holder, address, null, null, slots from slot_holds
             where restaurant_id = :restaurantId and address = :address and holder is distinct from :guest
               and expires_at > :now and slots @> :slots::jsonb
           ) as places
         ) as work`,
  params: { ...VISITOR, slots: "jsonb", now: "timestamptz" },
  row: {
    ofGuest: "int8",
    ofAddress: "int8",
    ofCard: "int8",
    minutesOfGuest: "int8",
    minutesOfAddress: "int8",
    minutesOfCard: "int8",
  },
});

/**
 * Returns whether a visitor stays within the shares of a guest, a card and a network address in each slot.
 * Unpaid orders and holds of the network address count too. ordering#unpaid-slots.
 */
export async function hasShareOfSlots(
  transaction: Transaction,
  restaurantId: string,
  visitor: Omit<RevocableVisitor, "isAddressShared">,
  slots: readonly SlotWanted[],
  now: Date,
): Promise<boolean> {
  const share = openShares(visitor.limits, visitor.isPaid);
  for (const slot of slots) {
    const { menuId, startsAt } = slot;
    const theirs = { restaurantId, ...visitorParams(visitor), slots: [{ menuId, startsAt }], now };
    const has = await countInSlotStatement.one(transaction, theirs);
    if (isBeyondShare(slot, has.ofGuest, has.minutesOfGuest, share.guest.slotPercent)) return false;
    if (isBeyondShare(slot, has.ofCard, has.minutesOfCard, share.card.slotPercent)) return false;
    if (isBeyondShare(slot, has.ofAddress, has.minutesOfAddress, share.address.slotPercent)) return false;
  }
  return true;
}

/**
 * Returns whether an order exceeds the visitor's share of a slot's orders or work. A visitor's first order
 * may exceed the share of work: otherwise a large order could never be placed.
 */
function isBeyondShare(
  { ordersMax, prepMinutesMax, prepMinutes }: SlotWanted,
  orders: number,
  minutes: number,
  percent: number,
): boolean {
  if (ordersMax !== null && orders >= countOfShare(ordersMax, percent)) return true;
  return prepMinutesMax !== null && minutes > 0 && minutes + prepMinutes > countOfShare(prepMinutesMax, percent);
}

const countHoldsStatement = statement({
  name: "count holds of address",
  text: `select count(*) as holds from slot_holds
         where restaurant_id = :restaurantId and address = :address and holder <> :holder and expires_at > :now`,
  params: { restaurantId: "text", address: "text", holder: "text", now: "timestamptz" },
  row: { holds: "int8" },
});

/**
 * Returns whether other visitors of a network address hold as many slots as the address may have open orders.
 * ordering#unpaid-orders.
 */
export async function hasManyHolds(
  transaction: Transaction,
  restaurantId: string,
  visitor: {
    readonly address: string;
    readonly holder: string;
    readonly limits: UnpaidOrderLimits;
    readonly now: Date;
  },
): Promise<boolean> {
  const { address, holder, now, limits } = visitor;
  const { holds } = await countHoldsStatement.one(transaction, { restaurantId, address, holder, now });
  return holds >= limits.openPerAddress;
}

/** Hashes a network address for the limits of revocable orders. */
export function addressForLimits(restaurantId: string, address: string | null): string | null {
  return address === null ? null : attemptKey("unpaid", restaurantId, address);
}

/** Hashes a card by type and last digits; null if the gateway returns no digits. */
export function cardForLimits(
  restaurantId: string,
  card: { readonly type: string | null; readonly last4: string | null } | null,
): string | null {
  return card?.last4 ? attemptKey("card", restaurantId, card.type ?? "", card.last4) : null;
}
