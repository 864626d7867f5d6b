import type { Cents } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement, type Values } from "../../platform/db/statement.ts";
import { FEE_ACCOUNT, FEE_KINDS, TABLE_BILL_ACCOUNT } from "../ledger/steps.ts";
import { OF_POINTS } from "../tender/means/points.ts";
import { LATE_DAYS } from "./day-closes.store.ts";

/**
 * A difference between the ledger and an order, a payment or a restaurant's stored value. `expectedCents`
 * follows from our rows.
 */
export type LedgerDifference = Values<typeof DIFFERENCE>;

const DIFFERENCE = {
  kind: typed<
    | "order-not-booked"
    | "order-missing"
    | "order-differs"
    | "order-open"
    | "order-status"
    | "tenders-differ"
    | "payment-not-booked"
    | "payment-missing"
    | "payment-differs"
    | "fees-differ"
    | "tables-differ"
    | "gift-cards-differ"
    | "points-differ"
    | "account-credit-differs"
    | "account-credit-without-owner"
    | "closes-differ"
  >("text"),
  restaurantId: "text",
  orderId: "uuid?",
  paymentId: "uuid?",
  expectedCents: typed<Cents>("int8"),
  bookedCents: typed<Cents>("int8"),
} as const;
const EVERYWHERE = "books: checks the ledgers of all restaurants together" as const;

/** SQL for the time at which the ledger began. It lacks the orders placed before. */
const OPENED = "(select min(at) from ledger_entries where restaurant_id = '' and kind = 'opening')";
const POSTINGS = "ledger_entries e cross join lateral unnest(e.accounts, e.amounts) as posting (account, amount)";
const OF_FEES = Object.values(FEE_KINDS)
  .map((kind) => `'${kind}'`)
  .join(", ");
const UNSETTLED = "('authorising', 'authorised', 'voiding', 'refunding')";

const ordersStatement = statement({
  name: "compare orders with the ledger",
  text: `with opened as (select ${OPENED} as at), booked as (
           select e.restaurant_id, e.order_id, bool_or(e.kind = 'sale') as is_sold,
             coalesce(sum(amount) filter (where account = 'due' and e.kind in ('sale', 'sale-reversed', 'refund')), 0)::int8 as owed
           from ${POSTINGS} where e.order_id is not null group by e.restaurant_id, e.order_id
         ), told as (
           select restaurant_id, id as order_id, placed_at, case when status = 'cancelled' then 0
             else replace(costs ->> 'total', '.', '')::int8 + replace(costs #>> '{tip,amount}', '.', '')::int8
               - coalesce(refunded, 0) end as owed
           from orders left join (
             -- The first posting of a refund is the amount that it takes back from the sale.
             select restaurant_id, order_id as id, -sum(amounts[1])::int8 as refunded
             from refunds group by restaurant_id, order_id) f using (restaurant_id, id)
           where costs ->> 'total' is not null
         )
         select case when told.order_id is null then 'order-missing' when is_sold then 'order-differs' else 'order-not-booked' end as kind,
           restaurant_id as "restaurantId", order_id as "orderId", null::uuid as "paymentId",
           coalesce(told.owed, 0) as "expectedCents", coalesce(booked.owed, 0) as "bookedCents"
         from told full join booked using (restaurant_id, order_id), opened
         where (is_sold or told.placed_at >= opened.at) and (told.owed is distinct from booked.owed or is_sold is not true)`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

const openOrdersStatement = statement({
  name: "compare what orders still owe",
  // A hub's payment is booked at the hub, and its orders at the kitchens, so group by submission.
  text: `with booked as (
           select coalesce(o.submission_id, e.order_id) as order_id, count(distinct e.order_id) filter (where e.kind = 'sale') as sold,
             coalesce(bool_or(p.status in ${UNSETTLED}), false) as is_pending,
             coalesce(sum(amount) filter (where account = 'due'), 0)::int8 as due
           from ${POSTINGS} left join payments p on p.restaurant_id = e.restaurant_id and p.id = e.payment_id
             left join orders o on o.id = e.order_id
           where e.order_id is not null group by 1
         ), told as (
           select min(o.restaurant_id) as restaurant_id, coalesce(o.submission_id, o.id) as order_id, count(*) as orders,
             bool_or(exists (select from refunds f where f.restaurant_id = o.restaurant_id and f.order_id = o.id
               and f.status = 'refunding')) as is_pending,
             coalesce(sum(t.cents), 0)::int8 as expected
           from orders o left join (select restaurant_id, order_id as id, sum(amount_cents - back_cents - paid_cents) as cents
             from tenders where state = 'owed' group by restaurant_id, order_id) t using (restaurant_id, id)
           group by 2
         )
         select 'order-open' as kind, restaurant_id as "restaurantId", order_id as "orderId", null::uuid as "paymentId",
           expected as "expectedCents", due as "bookedCents"
         from told join booked using (order_id)
         where sold = orders and not told.is_pending and not booked.is_pending and expected <> due`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

const paymentsStatement = statement({
  name: "compare payments with the ledger",
  text: `with opened as (select ${OPENED} as at), booked as (
           select e.restaurant_id, e.payment_id as id, min(e.order_id::text)::uuid as order_id,
             coalesce(sum(amount) filter (where account like 'gateway:%' and e.kind not in (${OF_FEES})), 0)::int8 as taken,
             coalesce(sum(amount) filter (where account = 'authorised'), 0)::int8 as held
           from ${POSTINGS} where e.payment_id is not null group by e.restaurant_id, e.payment_id
         ), told as (
           select restaurant_id, id, order_id, created_at, status,
             case when status in ('captured', 'refunding') then amount_cents when status = 'refunded' then refunded_cents else 0 end
               - coalesce(given_back, 0) as taken,
             case when status in ('authorised', 'voiding') then amount_cents else 0 end as held
           from payments left join (
             select coalesce(payment_restaurant_id, restaurant_id) as restaurant_id, payment_id as id, sum(card_cents)::int8 as given_back
             from refunds where status = 'refunded' and payment_id is not null group by 1, 2) f using (restaurant_id, id)
         )
         select case when told.id is null then 'payment-missing' when booked.id is null then 'payment-not-booked' else 'payment-differs' end as kind,
           restaurant_id as "restaurantId", coalesce(told.order_id, booked.order_id) as "orderId", id as "paymentId",
           coalesce(told.taken + told.held, 0) as "expectedCents", coalesce(booked.taken + booked.held, 0) as "bookedCents"
         from told full join booked using (restaurant_id, id), opened
         where told.id is null
           or (booked.id is null and told.created_at >= opened.at and told.status in ('authorised', 'captured', 'refunding', 'refunded'))
           or (booked.id is not null and (told.taken <> booked.taken or told.held <> booked.held))`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

const feesStatement = statement({
  name: "compare fees with the ledger",
  text: `with booked as (
           select e.restaurant_id, e.payment_id as id, sum(amount)::int8 as cents
           from ${POSTINGS} where account = '${FEE_ACCOUNT}' group by e.restaurant_id, e.payment_id
         ), told as (
           select restaurant_id, id, order_id,
             case when status in ('captured', 'refunding', 'refunded') then fee_cents - fee_back_cents else 0 end as cents
           from payments where fee_cents > 0
         )
         select 'fees-differ' as kind, restaurant_id as "restaurantId", told.order_id as "orderId", id as "paymentId",
           coalesce(told.cents, 0)::int8 as "expectedCents", coalesce(booked.cents, 0)::int8 as "bookedCents"
         from told full join booked using (restaurant_id, id) where coalesce(told.cents, 0) <> coalesce(booked.cents, 0)`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

const tablesStatement = statement({
  name: "compare payments at tables with the rounds they pay",
  // What is paid of a table's bill is booked on its rounds at once, so nothing stays on the account between them. At a food hall
  // the payments are in the books of the hub, or of other kitchens, and the rounds in those of its kitchens: each entry counts where its table is.
  text: `with booked as (
           select coalesce(t.restaurant_id, p.restaurant_id, e.restaurant_id) as restaurant_id, sum(amount)::int8 as cents
           from ${POSTINGS} left join table_orders t on t.order_restaurant_id = e.restaurant_id and t.order_id = e.order_id
             left join table_payments p on p.payee_id = e.restaurant_id and p.id = e.order_id
           where account = '${TABLE_BILL_ACCOUNT}' group by 1
         ), rounds as (
           select t.restaurant_id, sum(p.paid_cents)::int8 as cents
           from tenders p join table_orders t on t.order_restaurant_id = p.restaurant_id and t.order_id = p.order_id
           where p.paid_cents <> 0 group by 1
         ), told as (
           select restaurant_id, sum(cents - back_cents)::int8 as cents from table_payments where state = 'paid' group by restaurant_id
         )
         select 'tables-differ' as kind, restaurant_id as "restaurantId", null::uuid as "orderId", null::uuid as "paymentId",
           coalesce(told.cents, 0)::int8 as "expectedCents", (coalesce(rounds.cents, 0) - coalesce(booked.cents, 0))::int8 as "bookedCents"
         from told full join rounds using (restaurant_id) full join booked using (restaurant_id)
         where coalesce(told.cents, 0) <> coalesce(rounds.cents, 0) or coalesce(booked.cents, 0) <> 0`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

const sharesStatement = statement({
  name: "compare payments at tables with what pays them",
  // A card that is not captured yet, or a refund that is not made yet, is skipped.
  text: `with booked as (
           select t.restaurant_id, t.id, sum(amount)::int8 as cents
           from ${POSTINGS} join table_payments t on t.payee_id = e.restaurant_id and t.id = e.order_id
           where account = 'due' group by t.restaurant_id, t.id
         )
         select 'tables-differ' as kind, t.restaurant_id as "restaurantId", t.id as "orderId", t.payment_id as "paymentId",
           0::int8 as "expectedCents", booked.cents as "bookedCents"
         from booked join table_payments t using (restaurant_id, id)
           left join payments p on p.restaurant_id = t.payee_id and p.id = t.payment_id
         where booked.cents <> 0 and coalesce(p.status not in ${UNSETTLED}, true)
           and not exists (select from refunds f where f.restaurant_id = t.restaurant_id and f.order_id = t.id and f.status = 'refunding')`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

const statusesStatement = statement({
  name: "compare what orders say of their payments",
  text: `select 'order-status' as kind, o.restaurant_id as "restaurantId", o.id as "orderId", p.id as "paymentId",
           o.total_with_tip_cents as "expectedCents", p.amount_cents as "bookedCents"
         from payments p join tenders t on t.payment_restaurant_id = p.restaurant_id and t.payment_id = p.id
           join orders o on o.restaurant_id = t.restaurant_id and o.id = t.order_id
         where p.status in ('captured', 'voided', 'refunded', 'failed') and o.payment_status <> p.status`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

const tendersStatement = statement({
  name: "compare tenders with what orders owe",
  // A cancelled order owes nothing. A cancelled school day becomes credit only when its payment is captured.
  // Both are skipped.
  text: `with paid as (
           select restaurant_id, order_id as id, sum(amount_cents - back_cents)::int8 as cents from tenders group by 1, 2
         ), told as (
           select restaurant_id, id, replace(costs ->> 'total', '.', '')::int8 + replace(costs #>> '{tip,amount}', '.', '')::int8
             - coalesce((select -sum(f.amounts[1]) from refunds f where f.restaurant_id = o.restaurant_id and f.order_id = o.id), 0) as owed
           from orders o where status <> 'cancelled' and costs ->> 'total' is not null
         )
         select 'tenders-differ' as kind, restaurant_id as "restaurantId", id as "orderId", null::uuid as "paymentId",
           owed::int8 as "expectedCents", coalesce(cents, 0) as "bookedCents"
         from told left join paid using (restaurant_id, id) where owed <> coalesce(cents, 0)`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

const giftCardsStatement = statement({
  name: "compare gift cards with the ledger",
  text: `with booked as (
           select e.restaurant_id, -sum(amount) as cents from ${POSTINGS} where account = 'gift-cards' group by e.restaurant_id
         ), told as (
           select restaurant_id, sum(amount_cents) as cents from gift_card_entries group by restaurant_id
         )
         select 'gift-cards-differ' as kind, restaurant_id as "restaurantId", null::uuid as "orderId", null::uuid as "paymentId",
           coalesce(told.cents, 0)::int8 as "expectedCents", coalesce(booked.cents, 0)::int8 as "bookedCents"
         from told full join booked using (restaurant_id) where coalesce(told.cents, 0) <> coalesce(booked.cents, 0)`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

const pointsStatement = statement({
  name: "compare points with the ledger",
  // Members of a deleted restaurant are deleted too, but its postings stay in the ledger, so it is skipped.
  text: `with booked as (
           select e.restaurant_id, sum(amount) as cents from ${POSTINGS} join restaurants using (restaurant_id)
           where account = '${OF_POINTS.account.name}' group by e.restaurant_id
         ), told as (
           select restaurant_id, sum(case reason when 'spent' then amount_cents else -amount_cents end) as cents
           from loyalty_entries where reason in ('spent', 'given-back') group by restaurant_id
         )
         select 'points-differ' as kind, restaurant_id as "restaurantId", null::uuid as "orderId", null::uuid as "paymentId",
           coalesce(told.cents, 0)::int8 as "expectedCents", coalesce(booked.cents, 0)::int8 as "bookedCents"
         from told full join booked using (restaurant_id) where coalesce(told.cents, 0) <> coalesce(booked.cents, 0)`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

const creditStatement = statement({
  name: "compare account credit with the ledger",
  text: `with booked as (
           select e.restaurant_id, -sum(amount) as cents from ${POSTINGS} where account = 'account-credit' group by e.restaurant_id
         ), entered as (
           select restaurant_id, sum(amount_cents) as cents from account_credit_entries group by restaurant_id
         ), told as (
           select restaurant_id, sum(balance_cents) as cents from account_credits group by restaurant_id
         )
         select 'account-credit-differs' as kind, restaurant_id as "restaurantId", null::uuid as "orderId", null::uuid as "paymentId",
           coalesce(told.cents, 0)::int8 as "expectedCents", coalesce(booked.cents, 0)::int8 as "bookedCents"
         from told full join booked using (restaurant_id) full join entered using (restaurant_id)
         where coalesce(told.cents, 0) <> coalesce(booked.cents, 0) or coalesce(told.cents, 0) <> coalesce(entered.cents, 0)`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

const creditWithoutOwnerStatement = statement({
  name: "list credit of accounts that are gone",
  // Credit given up by a deleted account has no owner of the form `user …`, so it is not listed.
  text: `select 'account-credit-without-owner' as kind, c.restaurant_id as "restaurantId", null::uuid as "paymentId",
           (select order_id from account_credit_entries e where e.restaurant_id = c.restaurant_id and e.owner = c.owner
              and reason like 'day-%' order by entered_at desc limit 1) as "orderId",
           0::int8 as "expectedCents", balance_cents as "bookedCents"
         from account_credits c
         where balance_cents > 0 and owner like 'user %' and not exists (select from people p where 'user ' || p.id::text = c.owner)`,
  params: {},
  row: DIFFERENCE,
  crosses: [EVERYWHERE, "people: credit of accounts that were deleted"],
});

const closesStatement = statement({
  name: "compare closes of days with the ledger",
  // A close reads this many days before the last one again, in which an entry may still be in no close.
  text: `with last as (
           select restaurant_id, max(day) - ${LATE_DAYS} as day from day_closes group by restaurant_id
         ), booked as (
           select e.restaurant_id, e.local_day as day, account, sum(amount) as cents
           from ${POSTINGS} join last on last.restaurant_id = e.restaurant_id
           where e.local_day < last.day and e.kind <> 'opening' group by e.restaurant_id, e.local_day, account
         ), told as (
           select c.restaurant_id, p.day, p.account, sum(p.cents) as cents
           from day_closes c join last on last.restaurant_id = c.restaurant_id
             cross join lateral jsonb_to_recordset(c.postings) as p ("restaurantId" text, day date, account text, cents int8)
           where p."restaurantId" = c.restaurant_id and p.day < last.day group by c.restaurant_id, p.day, p.account
         )
         select 'closes-differ' as kind, restaurant_id as "restaurantId", null::uuid as "orderId", null::uuid as "paymentId",
           coalesce(told.cents, 0)::int8 as "expectedCents", coalesce(booked.cents, 0)::int8 as "bookedCents"
         from told full join booked using (restaurant_id, day, account) where coalesce(told.cents, 0) <> coalesce(booked.cents, 0)
         order by restaurant_id, day, account`,
  params: {},
  row: DIFFERENCE,
  crosses: EVERYWHERE,
});

/**
 * Compares orders, payments, tenders, points, gift cards, account credit and closes with the ledger, and finds credit
 * without an owner. Payments that are due for a transition are skipped. payment#books-check.
 */
export async function findLedgerDifferences(db: Queryable): Promise<readonly LedgerDifference[]> {
  const found: LedgerDifference[] = [];
  for (const compare of [
    ordersStatement,
    openOrdersStatement,
    paymentsStatement,
    feesStatement,
    tablesStatement,
    sharesStatement,
    statusesStatement,
    tendersStatement,
    giftCardsStatement,
    pointsStatement,
    creditStatement,
    creditWithoutOwnerStatement,
    closesStatement,
  ]) {
    found.push(...(await compare.rows(db, {})));
  }
  return found;
}
