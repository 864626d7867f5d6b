import { countOfShare, type UnpaidOrderLimits } from "@comptoir/ordering";
import { statement } from "../db/statement.ts";
import type { Transaction } from "../db/transaction.ts";
import { attemptKey } from "../people/attempt-keys.ts";
import type { SlotWanted } from "./slots-wanted.ts";

/** Who places an order that costs nothing now, and what one visitor may have of those at the venue. */
export type UnpaidVisitor = {
  /** A person or a guest's session; null counts by the address alone. */
  readonly guest: string | null;
  /** Hashed; null for calls within the process. */
  readonly address: string | null;
  readonly inHouse: boolean;
  readonly limits: UnpaidOrderLimits;
};

/** A visitor, as the statements about them are asked. */
export const VISITOR = { restaurantId: "text", guest: "text?", address: "text?" } as const;
/** The unpaid orders of a visitor, as SQL. */
export const THEIR_UNPAID_ORDERS = `select * from unpaid_orders where restaurant_id = :restaurantId and guest = :guest
  union select * from unpaid_orders where restaurant_id = :restaurantId and address = :address`;

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
  { guest, address }: Pick<UnpaidVisitor, "guest" | "address">,
): Promise<void> {
  const keys = [guest, address].flatMap((one) => (one === null ? [] : `${restaurantId} ${one}`));
  await lockVisitorStatement.rows(transaction, { keys });
}

const countInSlotStatement = statement({
  name: "count unpaid places in slot",
  text: `select count(*) filter (where guest = :guest) as "ofGuest", count(*) filter (where address = :address) as "ofAddress",
           coalesce(sum(minutes) filter (where guest = :guest), 0)::int8 as "minutesOfGuest",
           coalesce(sum(minutes) filter (where address = :address), 0)::int8 as "minutesOfAddress"
         from (
           select guest, address, (select sum((slot ->> 'prepMinutes')::int4) from jsonb_array_elements(slots) as slot
             where slot @> (:slots::jsonb -> 0)) as minutes
           from (
             select u.guest, u.address, o.taken -> 'slots' as slots
             from (${THEIR_UNPAID_ORDERS}) u join orders o on o.restaurant_id = u.restaurant_id and o.id = u.order_id
             where o.status <> 'cancelled' and o.taken -> 'slots' @> :slots::jsonb
             union all
             select holder, address, slots from slot_holds
             where restaurant_id = :restaurantId and address = :address and holder is distinct from :guest
               and expires_at > :now and slots @> :slots::jsonb
           ) as places
         ) as work`,
  params: { ...VISITOR, slots: "jsonb", now: "timestamptz" },
  row: { ofGuest: "int8", ofAddress: "int8", minutesOfGuest: "int8", minutesOfAddress: "int8" },
});

/**
 * Whether a visitor may take or hold one more place in each of some slots without paying: their unpaid orders there count, and what
 * others of their address hold. They are locked. ordering#unpaid-slots.
 */
export async function hasShareOfSlots(
  transaction: Transaction,
  restaurantId: string,
  { guest, address, limits }: Pick<UnpaidVisitor, "guest" | "address" | "limits">,
  slots: readonly SlotWanted[],
  now: Date,
): Promise<boolean> {
  for (const slot of slots) {
    const { menuId, startsAt } = slot;
    const theirs = { restaurantId, guest, address, slots: [{ menuId, startsAt }], now };
    const has = await countInSlotStatement.one(transaction, theirs);
    if (isBeyondShare(slot, has.ofGuest, has.minutesOfGuest, limits.slotPercentPerGuest)) return false;
    if (isBeyondShare(slot, has.ofAddress, has.minutesOfAddress, limits.slotPercentPerAddress)) return false;
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

/** An address as it is kept with what it has unpaid. */
export function addressForLimits(restaurantId: string, address: string | null): string | null {
  return address === null ? null : attemptKey("unpaid", restaurantId, address);
}
