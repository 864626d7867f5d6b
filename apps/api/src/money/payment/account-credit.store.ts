import type { Cents, RestaurantData } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { ENTRY_OF_CREDIT, GIVEN_UP } from "./credit-given-up.store.ts";

export type CreditOwner = { readonly restaurantId: string; readonly owner: string };
const OWNER = { restaurantId: "text", owner: "text" } as const;
const ENTRY = { ...OWNER, orderId: "uuid", amountCents: "int8", at: "timestamptz" } as const;

const balanceStatement = statement({
  name: "load account credit",
  text: `select balance_cents as "balanceCents" from account_credits where restaurant_id = :restaurantId and owner = :owner`,
  params: OWNER,
  row: { balanceCents: typed<Cents>("int8") },
});

/** Returns an owner's balance at a restaurant; zero without any credit. school#account-credit. */
export async function creditOf(db: Queryable, owner: CreditOwner): Promise<Cents> {
  return (await balanceStatement.oneOrNull(db, owner))?.balanceCents ?? (0 as Cents);
}

/** Lists an account's credit at every restaurant that owes it some. people#deletion. */
export const listCreditsOf = statement({
  name: "list credits of account",
  // A cancelled day whose card payment is not captured yet counts too: its amount becomes credit on capture.
  text: `select r.settings, sum(credit.cents)::int8 as "balanceCents" from (
           select restaurant_id, balance_cents as cents from account_credits where owner = :owner
           union all
           select o.restaurant_id, t.amount_cents - t.back_cents from orders o
             join tenders t on t.restaurant_id = o.restaurant_id and t.order_id = o.id and t.payment_id is not null
           where o.owner = :owner and o.type = 'school' and o.status = 'cancelled' and o.payment_status = 'authorised'
         ) credit join restaurants r using (restaurant_id)
         group by r.restaurant_id having sum(credit.cents) > 0 order by r.restaurant_id`,
  params: { owner: "text" },
  row: { settings: typed<RestaurantData>("jsonb"), balanceCents: typed<Cents>("int8") },
  crosses: "person: their credit at all restaurants",
}).rows;

const useStatement = statement({
  name: "use account credit",
  text: `with used as (
           update account_credits set balance_cents = balance_cents - :amountCents
           where restaurant_id = :restaurantId and owner = :owner and balance_cents >= :amountCents
           returning 1
         )
         insert into account_credit_entries (${ENTRY_OF_CREDIT})
         select :restaurantId, :owner, :orderId, 'order', -:amountCents::int8, :at, 1 from used`,
  params: ENTRY,
});

type Entry = CreditOwner & { readonly orderId: string; readonly amountCents: Cents };

/**
 * Debits an order's amount; returns false if the balance is too low. The row stays locked until the
 * transaction ends. school#account-credit.
 */
export async function useCredit(transaction: Transaction, entry: Entry, at: Date): Promise<boolean> {
  return (await useStatement.count(transaction, { ...entry, at })) === 1;
}

const openStatement = statement({
  name: "open account credit",
  text: `insert into account_credits (restaurant_id, owner, balance_cents) values (:restaurantId, :owner, 0)
         on conflict do nothing`,
  params: OWNER,
});

const creditDayStatement = statement({
  name: "credit cancelled day",
  text: `with entered as (
           insert into account_credit_entries (${ENTRY_OF_CREDIT})
           values (:restaurantId, :owner, :orderId, 'day-cancelled', :amountCents, :at, 1)
         )
         update account_credits set balance_cents = balance_cents + :amountCents
         where restaurant_id = :restaurantId and owner = :owner`,
  params: ENTRY,
});

/**
 * Credits the paid amount of a cancelled day. A unique key rejects a second credit for the same day.
 * school#account-credit.
 */
export async function creditDay(transaction: Transaction, entry: Entry, at: Date): Promise<void> {
  await openStatement.count(transaction, entry);
  await creditDayStatement.count(transaction, { ...entry, at });
}

const giveBackStatement = statement({
  name: "give credit back",
  text: `with entered as (
           insert into account_credit_entries (${ENTRY_OF_CREDIT})
           select restaurant_id, owner, :refundId, 'refund', :amountCents, :at, 1 from account_credit_entries
           where restaurant_id = :restaurantId and order_id = :orderId and reason = 'order'
           returning owner, amount_cents
         )
         update account_credits a set balance_cents = balance_cents + entered.amount_cents from entered
         where a.restaurant_id = :restaurantId and a.owner = entered.owner`,
  params: { restaurantId: "text", orderId: "uuid", refundId: "uuid", amountCents: "int8", at: "timestamptz" },
});

/** Refunds a share to the account credit that paid the order. payment#refund-means. */
export async function giveCreditBack(
  transaction: Transaction,
  refund: Omit<Entry, "owner"> & { readonly refundId: string },
  at: Date,
): Promise<void> {
  await giveBackStatement.count(transaction, { ...refund, at });
}

/**
 * SQL steps that credit and book the captured card payments of cancelled school days. The step `told` must
 * return the orders as updated: only these rows show concurrent cancellations. The order of an account that
 * gave up its credit has no owner, so its credit goes to `GIVEN_UP`.
 */
export const CREDIT_CAPTURED_DAYS = `paid_days as (
           update tenders t set back_cents = t.amount_cents from told
           where :to = 'captured' and told.type = 'school' and told.status = 'cancelled' and (told.owner is null or told.owner like 'user %')
             and t.restaurant_id = told.restaurant_id and t.order_id = told.id and t.payment_id = told.payment_id and t.back_cents = 0
           returning t.restaurant_id, t.order_id, coalesce(told.owner, '${GIVEN_UP}') as owner, t.amount_cents, told.zone
         ), entered as (
           insert into account_credit_entries (${ENTRY_OF_CREDIT})
           select restaurant_id, owner, order_id, 'day-captured', amount_cents, now(), 1 from paid_days
         ), credited as (
           insert into account_credits as a (restaurant_id, owner, balance_cents)
           select restaurant_id, owner, sum(amount_cents) from paid_days group by restaurant_id, owner
           on conflict (restaurant_id, owner) do update set balance_cents = a.balance_cents + excluded.balance_cents
         ), booked_days as (
           insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, accounts, amounts)
           select restaurant_id, now(), ledger_day(now(), zone), 'account-credited', order_id,
             array['account-credit', 'due'], array[-amount_cents, amount_cents] from paid_days
         )`;
