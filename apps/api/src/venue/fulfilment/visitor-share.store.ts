import { countOfShare, openShares, type UnpaidOrderLimits } from "@comptoir/ordering";
import { attemptKey } from "../../people/attempt-keys.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { SlotWanted } from "./slots-wanted.ts";

/** Who places an order that can be taken back for nothing, and what one visitor may have of those at the venue. */
export type RevocableVisitor = {
  /** A person or a guest's session; null counts by the address alone. */
  readonly guest: string | null;
  /** Hashed; null for calls within the process. */
  readonly address: string | null;
  /** The card that pays it, hashed; null for none. */
  readonly card: string | null;
  /** Paid, and not past its cutoff yet: an address, which a whole office may share, has more room for these. */
  readonly isPaid: boolean;
  /** A table's, or a school's: its address says nothing of who orders. */
  readonly isAddressShared: boolean;
  readonly limits: UnpaidOrderLimits;
};

/** A visitor, as the statements about them are asked. */
export const VISITOR = {
  restaurantId: "text",
  guest: "text?",
  address: "text?",
  card: "text?",
  isPaid: "bool",
} as const;
/** The same for a holder of slots, or for an order: what does not stand at a moment. */
export const visitorParams = ({
  guest,
  address,
  card,
  isPaid,
}: Omit<RevocableVisitor, "limits" | "isAddressShared">) => ({
  ...{ guest, address, card, isPaid },
});
/** The orders of a visitor that did not stand when they were placed, as SQL. */
export const THEIR_ORDERS = `select * from unpaid_orders where restaurant_id = :restaurantId and guest = :guest
  union select * from unpaid_orders where restaurant_id = :restaurantId and address = :address
  union select * from unpaid_orders where restaurant_id = :restaurantId and card = :card`;
/** Whether a row of those counts with its address: what is paid has room of its own there. */
export const OF_ADDRESS = "address = :address and (:isPaid or stands_at is null)";
/** Whether an order `o` of a row `u` of those can still be taken back for nothing, as SQL; one that is cancelled counts apart. */
export const CAN_BE_TAKEN_BACK = `case when u.stands_at is null then o.status not in ('completed', 'cancelled')
  else o.status = 'placed' and u.stands_at > :now::timestamptz end`;

const lockVisitorStatement = statement({
  name: "lock visitor",
  text: `select pg_advisory_xact_lock(hashtextextended(key, 51))::text
         from (select key from unnest(:keys::text[]) as k (key) order by key) as sorted`,
  params: { keys: "text[]" },
  row: { pg_advisory_xact_lock: "text" },
});

/** Has the orders and holds of one visitor made one after the other until the transaction ends. promises#promise-51. */
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
             where (${CAN_BE_TAKEN_BACK}) and o.taken -> 'slots' @> :slots::jsonb
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

/** Locks and checks a visitor's share of slots, with unpaid orders and holds of their address. ordering#unpaid-slots. */
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

/** Of what a slot takes of orders, or of work; a first order may be more work than the share, or it could never be placed. */
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

/** Whether others of an address already hold as many times as an address may have orders open. ordering#unpaid-orders. */
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

/** An address as it is kept with what it may take back for nothing. */
export function addressForLimits(restaurantId: string, address: string | null): string | null {
  return address === null ? null : attemptKey("unpaid", restaurantId, address);
}

/** A card as it is kept with what it may take back for nothing: as a receipt shows it. Null where its gateway does not say. */
export function cardForLimits(
  restaurantId: string,
  card: { readonly type: string | null; readonly last4: string | null } | null,
): string | null {
  return card?.last4 ? attemptKey("card", restaurantId, card.type ?? "", card.last4) : null;
}
