import type { Queryable } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";
import { IS_OPEN_AS_SQL } from "../order-changes.ts";

/** Who wants to be told of which order. */
export type AskToBeTold = {
  readonly restaurantId: string;
  readonly orderId: string;
  readonly phoneNumber: string;
  readonly locale: string;
};

/** As many people wait for one order. */
const TOLD_MAX = 4;

const findStatement = statement({
  name: "find order of number",
  // After midnight an order of the evening is still the one that its number means.
  text: `select id, owner, destination ->> 'eventSuiteId' as "suiteId" from orders
         where restaurant_id = :restaurantId and number = :number
           and (local_day = :day
             or (local_day = :day::date - 1 and coalesce(wanted_at, placed_at) > :now::timestamptz - interval '12 hours'))
         order by local_day desc limit 1`,
  params: { restaurantId: "text", number: "int4", day: "date", now: "timestamptz" },
  row: { id: "uuid", owner: "text?", suiteId: "text?" },
});

/** The order that a number means on a day in the restaurant's zone, and whose it is; null for none. */
export function findOrderOfNumber(
  db: Queryable,
  wanted: { readonly restaurantId: string; readonly number: number; readonly day: string; readonly now: Date },
) {
  return findStatement.oneOrNull(db, wanted);
}

const askStatement = statement({
  name: "ask to be told that an order is ready",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select o.restaurant_id, o.id, 'order-ready', 'text', :phoneNumber, :locale, o.told_of_at, o.told_of_at
         from (
           select restaurant_id, id, status, case when status = 'ready' then now() end as told_of_at from orders
           where restaurant_id = :restaurantId and id = :orderId
         ) o
         where o.${IS_OPEN_AS_SQL} and ${TOLD_MAX} > (
           select count(*) from notices n
           where n.restaurant_id = :restaurantId and n.order_id = o.id and n.kind = 'order-ready')
         on conflict do nothing`,
  params: { restaurantId: "text", orderId: "uuid", phoneNumber: "text", locale: "text" },
});

/**
 * Has a phone told when an order is ready, at once where it is, if the order is open and not too many are waiting for it. The answer does
 * not tell whether it is. promises#promise-32.
 */
export async function askToBeTold(db: Queryable, asked: AskToBeTold): Promise<void> {
  await askStatement.count(db, asked);
}
