import type { Cents } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import { TABLE_BILL_ACCOUNT } from "../ledger/steps.ts";

/** The sum of one account's postings in a restaurant's day, by kind of entry and payment method. */
export type DayPosting = Omit<RowOf<typeof daysStatement>, "slug" | "province">;

/** A posting of a kitchen, with what its report is named by. */
export type NamedPosting = RowOf<typeof daysStatement>;

const GIFT_CARD_KINDS = "('gift-card-debited', 'gift-card-credited')";

const daysStatement = statement({
  name: "postings of days",
  // One arm for all restaurants, one for a restaurant's own entries, and one for its hub's gift cards. Only the arms
  // that apply are executed. Orders are counted by a group of each, which is hashed: count(distinct) would sort.
  text: `with asked as (
           select * from ledger_entries where :only::text is null and local_day = any(:days::date[])
           union all
           select * from ledger_entries where restaurant_id = :only and local_day = any(:days::date[])
           union all
           select h.* from ledger_entries h
           where h.local_day = any(:days::date[]) and h.kind in ${GIFT_CARD_KINDS} and h.restaurant_id <> :only
             and exists (select from ledger_entries s where s.restaurant_id = :only and s.order_id = h.order_id and s.kind = 'sale')
         ), of_orders as (
           select e.restaurant_id, e.local_day, sold.by, e.kind, coalesce(e.method, o.payment_method, sold.method) as method, account, e.order_id,
             sum(amount) as cents
           from asked e cross join lateral unnest(e.accounts, e.amounts) as posting (account, amount)
             left join orders o on o.restaurant_id = e.restaurant_id and o.id = e.order_id
             left join lateral (
               select s.restaurant_id as by, s.method from ledger_entries s
               where e.kind in ${GIFT_CARD_KINDS} and o.id is null
                 and s.order_id = e.order_id and s.kind = 'sale' and s.restaurant_id <> e.restaurant_id limit 1
             ) as sold on true
           where e.kind <> 'opening'
           group by 1, 2, 3, 4, 5, 6, 7
         ), sums as (
           select restaurant_id, local_day, by, kind, method, account, sum(cents)::int8 as cents, count(order_id) as orders
           from of_orders group by 1, 2, 3, 4, 5, 6
         )
         select restaurant_id as "restaurantId", local_day as day, r.slug, r.settings ->> 'province' as province, by as "soldBy", kind, method, account,
           cents, orders
         from sums left join restaurants r using (restaurant_id)
         order by r.slug, restaurant_id, local_day, account, kind, method`,
  params: { days: "date[]", only: "text?" },
  row: {
    restaurantId: "text",
    day: "date",
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
  crosses: "books: the postings of days of all restaurants, unless `only` names one",
});

/**
 * Loads the postings of some days, of all restaurants or `only` of one. One restaurant's include those of its hub's
 * gift cards that paid its orders.
 */
export function loadDays(
  db: Queryable,
  { days, only }: { readonly days: readonly string[]; readonly only: string | null },
): Promise<readonly NamedPosting[]> {
  return daysStatement.rows(db, { days, only });
}

const firstDayStatement = statement({
  name: "first day of a restaurant's ledger",
  text: "select min(local_day) as day from ledger_entries where restaurant_id = :restaurantId and kind <> 'opening'",
  params: { restaurantId: "text" },
  row: { day: "date?" },
});

/** Returns the first day on which anything moved at a restaurant; null if nothing ever did. */
export async function firstDayOf(db: Queryable, restaurantId: string): Promise<string | null> {
  return (await firstDayStatement.one(db, { restaurantId })).day;
}

const kitchensStatement = statement({
  name: "sales of a hub by kitchen",
  // Of the hub's tables it is what their people have paid to the hub: what they paid of the kitchen's orders, less what the kitchen took
  // itself. Its people may have paid both, since a hall may divide its accounts while they sit there.
  text: `select e.restaurant_id as "restaurantId", sum(amount)::int8 as cents
         from ledger_entries e cross join lateral unnest(e.accounts, e.amounts) as posting (account, amount)
         where e.restaurant_id = any(:kitchens::text[]) and e.local_day = :day and (
           (account = 'due' and e.kind in ('sale', 'sale-reversed', 'refund') and exists (select from tenders t
             where t.restaurant_id = e.restaurant_id and t.order_id = e.order_id
               and (t.payment_restaurant_id = :hub or t.reference ->> 'restaurantId' = :hub)))
           or (account = '${TABLE_BILL_ACCOUNT}' and (
             exists (select from table_orders t
               where t.order_restaurant_id = e.restaurant_id and t.order_id = e.order_id and t.restaurant_id = :hub)
             or exists (select from table_payments p where p.restaurant_id = :hub and p.id = e.order_id and p.payee_id = e.restaurant_id))))
         group by e.restaurant_id`,
  params: { hub: "text", kitchens: "text[]", day: "date" },
  row: { restaurantId: "text", cents: typed<Cents>("int8") },
});

/**
 * Sums what each kitchen of a hub sold on a day, of the orders that the hub's account or gift cards paid, and of the hub's tables what was
 * paid to the hub. payment#day-report, table#hall-bill.
 */
export function loadSalesOfKitchens(
  db: Queryable,
  asked: { readonly hub: string; readonly kitchens: readonly string[]; readonly day: string },
) {
  return kitchensStatement.rows(db, asked);
}
