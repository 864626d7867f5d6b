import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { accountKey, loyaltyKey } from "./loyalty.store.ts";

/** Parallel arrays: venues, and the loyalty keys of an email address and of an account at each venue. */
const KEYS = { restaurantIds: "text[]", addressKeys: "text[]", accountKeys: "text[]" } as const;
const CROSSES = "person: the points of an email address at all restaurants";

const holdCollectedStatement = statement({
  name: "hold points of an address",
  // Locks the earned entries. A concurrent refund waits and then finds the points with their new owner.
  text: `select e.restaurant_id as "restaurantId" from loyalty_entries e
         join unnest(:restaurantIds::text[], :addressKeys::text[]) as k (restaurant_id, address_key)
           on e.restaurant_id = k.restaurant_id and e.member_key = decode(k.address_key, 'hex')
         where e.reason = 'earned' order by e.restaurant_id, e.order_id for update of e`,
  params: { restaurantIds: "text[]", addressKeys: "text[]" },
  row: { restaurantId: "text" },
});

const handOverStatement = statement({
  name: "hand points over",
  text: `with keys as (
           select restaurant_id, decode(address_key, 'hex') as address_key, decode(account_key, 'hex') as account_key
           from unnest(:restaurantIds::text[], :addressKeys::text[], :accountKeys::text[]) as k (restaurant_id, address_key, account_key)
         ), whole as (
           select e.restaurant_id, k.address_key, k.account_key, e.order_id, sum(e.points) as points,
             max(e.amount_cents) filter (where e.reason = 'earned') as amount_cents,
             max(e.stands_at) as stands_at
           from loyalty_entries e join keys k on e.restaurant_id = k.restaurant_id and e.member_key = k.address_key
           group by e.restaurant_id, k.address_key, k.account_key, e.order_id having sum(e.points) > 0
         ), joined as (
           insert into loyalty_members (restaurant_id, member_key, joined_at, person_id)
           select distinct restaurant_id, account_key, :at::timestamptz, :personId::uuid from whole on conflict do nothing
         )
         insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at, stands_at)
         select restaurant_id, member_key, side.points, 'handed-over', order_id, amount_cents, :at, stands_at
         from whole, lateral (values (address_key, -whole.points), (account_key, whole.points)) as side (member_key, points)`,
  params: { ...KEYS, personId: "uuid", at: "timestamptz" },
});

/**
 * Moves the points of a confirmed email address to its account, order by order, at some venues. The account
 * becomes a member there. Idempotent. people#points-handed-over.
 */
async function handOverAt(
  transaction: Transaction,
  restaurantIds: readonly string[],
  { personId, email, at }: { readonly personId: string; readonly email: string; readonly at: Date },
): Promise<void> {
  const addressKeys = restaurantIds.map((id) => loyaltyKey(id, email));
  const held = await holdCollectedStatement.rows(transaction, { restaurantIds: [...restaurantIds], addressKeys });
  if (held.length === 0) return;
  const accountKeys = restaurantIds.map((id) => accountKey(id, personId));
  await handOverStatement.count(transaction, {
    restaurantIds: [...restaurantIds],
    addressKeys,
    accountKeys,
    personId,
    at,
  });
}

const venuesWithMembersStatement = statement({
  name: "venues with loyalty members",
  // Skip scan: one index lookup per venue, instead of reading every member.
  text: `with recursive venue as (
           (select restaurant_id from loyalty_members order by restaurant_id limit 1)
           union all
           select (select m.restaurant_id from loyalty_members m where m.restaurant_id > venue.restaurant_id
             order by m.restaurant_id limit 1) from venue where venue.restaurant_id is not null
         )
         select restaurant_id as "restaurantId" from venue where restaurant_id is not null`,
  params: {},
  row: { restaurantId: "text" },
  crosses: CROSSES,
});

/**
 * Moves the points of a newly confirmed email address to its account, at every venue. Runs in the transaction
 * that records the confirmation.
 */
export async function handOverPoints(
  transaction: Transaction,
  proof: { readonly personId: string; readonly email: string; readonly at: Date },
): Promise<void> {
  const venues = await venuesWithMembersStatement.rows(transaction, {});
  const restaurantIds = venues.map(({ restaurantId }) => restaurantId);
  if (restaurantIds.length > 0) await handOverAt(transaction, restaurantIds, proof);
}

const ownerOfAddressStatement = statement({
  name: "owner of a proven address",
  // This transaction holds locks on stock, so it must not wait for an account that is being deleted: `skip
  // locked`. Such an account receives no points.
  text: `select id as "personId" from people where email_key = :emailKey and email_confirmed_at is not null
         for key share skip locked`,
  params: { emailKey: "text" },
  row: { personId: "uuid" },
});

/**
 * Moves the points that an order has just earned for an email address to the account that has confirmed this
 * address, if there is one. The buyer need not be signed in.
 */
export async function handOverToOwner(
  transaction: Transaction,
  { restaurantId, emailKey, at }: { readonly restaurantId: string; readonly emailKey: string; readonly at: Date },
): Promise<void> {
  const owner = await ownerOfAddressStatement.oneOrNull(transaction, { emailKey });
  if (owner) await handOverAt(transaction, [restaurantId], { ...owner, email: emailKey, at });
}
