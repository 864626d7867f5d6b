import type { Cents } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";

/** The sum of one account's postings in a restaurant's day, by kind of entry and payment method. */
export type DayPosting = RowOf<typeof dayStatement.rows>;

const dayStatement = statement({
  name: "postings of a day",
  text: `select e.restaurant_id as "restaurantId", r.slug, r.settings ->> 'province' as province, sold.by as "soldBy", e.kind,
           coalesce(e.method, o.payment_method, sold.method) as method, account, sum(amount)::int8 as cents, count(distinct e.order_id) as orders
         from ledger_entries e cross join lateral unnest(e.accounts, e.amounts) as posting (account, amount)
           left join restaurants r on r.restaurant_id = e.restaurant_id
           left join orders o on o.restaurant_id = e.restaurant_id and o.id = e.order_id
           left join lateral (
             select s.restaurant_id as by, s.method from ledger_entries s
             where s.order_id = e.order_id and s.kind = 'sale' and s.restaurant_id <> e.restaurant_id limit 1
           ) as sold on e.kind in ('gift-card-debited', 'gift-card-credited') and o.id is null
         where e.local_day = :day and (:only::text is null or e.restaurant_id = :only or sold.by = :only) and e.kind <> 'opening'
         group by e.restaurant_id, r.slug, r.settings ->> 'province', sold.by, e.kind, 6, account
         order by r.slug, e.restaurant_id, account, e.kind, 6`,
  params: { day: "date", only: "text?" },
  row: {
    restaurantId: "text",
    /** Null if the restaurant was deleted. */
    slug: "text?",
    province: "text?",
    /**
     * The kitchen that sold the order, if the posting is in the ledger of the hub whose gift card paid.
     * hub#hub-codes.
     */
    soldBy: "text?",
    kind: "text",
    method: "text?",
    account: typed<string>("text"),
    cents: typed<Cents>("int8"),
    orders: "int8",
  },
  crosses: "books: a day's postings of all restaurants, unless `only` names one",
});

export function loadDay(db: Queryable, day: string, only: string | null): Promise<readonly DayPosting[]> {
  return dayStatement.rows(db, { day, only });
}
