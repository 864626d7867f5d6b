import type { Cents } from "@comptoir/ordering";
import { typed } from "../../db/column-types.ts";
import type { Queryable } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";

const tellStatement = statement({
  name: "tell owner of tab",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select :restaurantId, :orderId, 'suite-tab-closed', 'mail', p.email, coalesce(p.locale, :locale), now(), now()
         from event_suites s join people p on p.id = s.owner_id
         where s.restaurant_id = :restaurantId and s.id = :suiteId
         on conflict do nothing`,
  params: { restaurantId: "text", suiteId: "text", orderId: "uuid", locale: "text" },
  crosses: "people: the address and language of a suite's owner",
});

/** Has the owner of a suite told what its closed tab came to, once; `locale` is that of the venue. suites#tab-told. */
export async function tellOwnerOfTab(
  db: Queryable,
  bill: { readonly restaurantId: string; readonly suiteId: string; readonly orderId: string; readonly locale: string },
): Promise<void> {
  await tellStatement.count(db, bill);
}

const findBillStatement = statement({
  name: "find tab bill",
  text: `select b.amount_cents as "amountCents", b.due_on::text as "dueOn", s.id as "suiteId", s.name as suite,
           e.id as "eventId", e.name as event
         from suite_tab_bills b
         join event_suites s on s.restaurant_id = b.restaurant_id and s.id = b.suite_id
         join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
         where b.restaurant_id = :restaurantId and b.order_id = :orderId
           and s.restaurant_id = :restaurantId and e.restaurant_id = :restaurantId`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    amountCents: typed<Cents>("int8"),
    dueOn: "text?",
    suiteId: "text",
    suite: "text",
    eventId: "text",
    event: "text",
  },
});

/** What a closed tab came to, by the first of its orders: with a due date where it is an invoice. Null when there is no such bill. */
export function findTabBill(db: Queryable, bill: { readonly restaurantId: string; readonly orderId: string }) {
  return findBillStatement.oneOrNull(db, bill);
}
