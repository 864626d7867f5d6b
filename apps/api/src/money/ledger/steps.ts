// SQL steps that write ledger entries in the same statement as the change that they book. payment#ledger.

/** SQL of a restaurant's time zone. */
export const zoneOf = (restaurantId: string) =>
  `(select settings #>> '{menu_configuration,zone}' from restaurants where restaurant_id = ${restaurantId})`;

/**
 * The columns of a ledger entry that is written with its order, as SQL; same as `entries` in `orderAsRow`.
 */
export const ENTRY_COLUMNS = "restaurant_id text, kind text, method text, accounts text[], amounts int8[]";

/** The restaurant's cost of the operator's fees: a debit when a fee is taken, a credit when it is given back. */
export const FEE_ACCOUNT = "platform-fee";
export const FEE_KINDS = { taken: "fee", back: "fee-back" } as const;

/**
 * SQL steps that reverse the sale of order `:orderId` of `:restaurantId`, if the step `source` has a row.
 * `standing` is the sale's balance per account; it is empty for an order older than the ledger. `reversed` is
 * the reversing entry.
 */
export function reverseSaleSteps(source: string): string {
  return `standing as (
           select posting.account, sum(posting.amount)::int8 as amount
           from ledger_entries e, unnest(e.accounts, e.amounts) as posting (account, amount)
           where e.restaurant_id = :restaurantId and e.order_id = :orderId and e.kind in ('sale', 'sale-reversed', 'refund')
           group by posting.account
         ), reversed as (
           insert into ledger_entries (restaurant_id, at, local_day, kind, method, order_id, accounts, amounts)
           select o.restaurant_id, now(), ledger_day(now(), o.venue ->> 'zone'), 'sale-reversed', o.payment_method, o.id,
             array_agg(standing.account), array_agg(-standing.amount)
           from standing, orders o
           where standing.amount <> 0 and o.restaurant_id = :restaurantId and o.id = :orderId and exists (select from ${source})
           group by o.restaurant_id, o.id
         )`;
}

/**
 * SQL step that books payments moved from `:from` to `:to`. The step `moved` has their columns restaurant_id,
 * id, order_id, processor, amount_cents, refunded_cents and fee_cents. A captured payment has a second entry for the
 * operator's fee. Later entries of a payment keep the order id of
 * its `authorised` entry, since a change of the order may give the payment another order id.
 */
export function bookPaymentsStep(moved: string): string {
  return `booked as (
           insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, payment_id, accounts, amounts)
           select m.restaurant_id, now(), ledger_day(now(), coalesce(o.venue ->> 'zone', ${zoneOf("m.restaurant_id")})), posting.kind,
             of_order.id, m.id, posting.accounts, posting.amounts
           from ${moved} m
             join lateral (
               select m.order_id as id where :to = 'authorised'
               union all
               -- Payments older than the ledger have no authorised entry, so their moves are not booked.
               (select e.order_id from ledger_entries e
                where :to <> 'authorised' and e.restaurant_id = m.restaurant_id and e.payment_id = m.id and e.kind = 'authorised' limit 1)
             ) as of_order on true
             left join orders o on o.restaurant_id = m.restaurant_id and o.id = of_order.id
             join lateral (values
               ('authorised', array['authorised', 'authorised-for'], array[m.amount_cents, -m.amount_cents]),
               ('captured', array['authorised', 'authorised-for', 'gateway:' || m.processor, 'due'],
                 array[-m.amount_cents, m.amount_cents, m.amount_cents, -m.amount_cents]),
               ('${FEE_KINDS.taken}', array['${FEE_ACCOUNT}', 'gateway:' || m.processor], array[m.fee_cents, -m.fee_cents]),
               ('refunded', array['gateway:' || m.processor, 'due'], array[m.refunded_cents - m.amount_cents, m.amount_cents - m.refunded_cents]),
               ('voided', array['authorised', 'authorised-for'], array[-m.amount_cents, m.amount_cents]),
               ('failed', array['authorised', 'authorised-for'], array[-m.amount_cents, m.amount_cents])
             ) as posting (kind, accounts, amounts)
               -- A void that finds its payment captured moves it to refunding and books the capture.
               on posting.kind = any(case
                 when :to = 'captured' or (:to = 'refunding' and :from = 'voiding') then array['captured', '${FEE_KINDS.taken}']
                 when :to <> 'refunding' then array[:to] end)
           where posting.amounts[1] <> 0
         )`;
}

/** Liability account for what people have paid of a table's bill. It is zero after each transaction. payment#ledger. */
export const TABLE_BILL_ACCOUNT = "table-bill";
/** Method of the entries of what people pay of a table's bill by themselves. table#table-paying. */
export const TABLE_SHARES = "tableShares";
/** Kind of the entries that say what of a table's round its people have paid. */
export const TABLE_PAID_KIND = "table-paid";
/** Kinds of the entries of a payment at a table: made, not captured after all, and given back in part. */
export const TABLE_PAYMENT_KINDS = {
  made: "table-payment",
  failed: "table-payment-failed",
  back: "table-back",
} as const;

/**
 * SQL step that books what order `:orderId` gives back at `:at`. The step `shares` has the columns books_of,
 * kind, account and cents. A share without an account, such as a card's, is booked when its gateway confirms
 * the refund.
 */
export function bookSharesStep(shares: string): string {
  return `booked as (
           insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, accounts, amounts)
           select s.books_of, :at, ledger_day(:at, ${zoneOf("s.books_of")}), s.kind, :orderId, array[s.account, 'due'], array[-s.cents, s.cents]
           from ${shares} s where s.account is not null and s.cents > 0
         )`;
}
