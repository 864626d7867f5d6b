import type { Cents, RestaurantData } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { Transaction } from "../db/transaction.ts";
import { GIVEN_UP } from "./credit-given-up.store.ts";

/** Whose account credit at a restaurant. */
export type CreditOwner = { readonly restaurantId: string; readonly owner: string };
const OWNER = { restaurantId: "text", owner: "text" } as const;
const ENTRY = { ...OWNER, orderId: "uuid", amountCents: "int8", at: "timestamptz" } as const;

const balanceStatement = statement({
  name: "load account credit",
  text: `select balance_cents as "balanceCents" from account_credits where restaurant_id = :restaurantId and owner = :owner`,
  params: OWNER,
  row: { balanceCents: typed<Cents>("int8") },
});

/** What somebody has at a restaurant; zero for who was never credited. school#account-credit. */
export async function creditOf(db: Queryable, owner: CreditOwner): Promise<Cents> {
  return (await balanceStatement.oneOrNull(db, owner))?.balanceCents ?? (0 as Cents);
}

const listCreditsStatement = statement({
  name: "list credits of account",
  // What a card pays for a cancelled day is credited once it is charged: it is the account's already.
  text: `select r.settings, sum(credit.cents)::int8 as "balanceCents" from (
           select restaurant_id, balance_cents as cents from account_credits where owner = :owner
           union all
           select o.restaurant_id, o.total_with_tip_cents from orders o
           where o.owner = :owner and o.type = 'school' and o.status = 'cancelled' and o.payment_status = 'authorised'
         ) credit join restaurants r using (restaurant_id)
         group by r.restaurant_id having sum(credit.cents) > 0 order by r.restaurant_id`,
  params: { owner: "text" },
  row: { settings: typed<RestaurantData>("jsonb"), balanceCents: typed<Cents>("int8") },
  crosses: "person: their credit at every restaurant",
});

/** What an account has at every restaurant that owes it something. people#deletion. */
export function listCreditsOf(db: Queryable, owner: string) {
  return listCreditsStatement.rows(db, { owner });
}

const useStatement = statement({
  name: "use account credit",
  text: `with used as (
           update account_credits set balance_cents = balance_cents - :amountCents
           where restaurant_id = :restaurantId and owner = :owner and balance_cents >= :amountCents
           returning 1
         )
         insert into account_credit_entries (restaurant_id, owner, order_id, reason, amount_cents, entered_at)
         select :restaurantId, :owner, :orderId, 'order', -:amountCents::int8, :at from used`,
  params: ENTRY,
});

type Entry = CreditOwner & { readonly orderId: string; readonly amountCents: Cents };

/** Pays an amount of an order; false when there is less by now. The row is held until the transaction ends. school#account-credit. */
export async function useCredit(transaction: Transaction, entry: Entry, at: Date): Promise<boolean> {
  return (await useStatement.count(transaction, { ...entry, at })) === 1;
}

const openStatement = statement({
  name: "open account credit",
  text: `insert into account_credits (restaurant_id, owner, balance_cents) values (:restaurantId, :owner, 0)
         on conflict do nothing`,
  params: OWNER,
});

const giveStatement = statement({
  name: "give account credit",
  text: `with entered as (
           insert into account_credit_entries (restaurant_id, owner, order_id, reason, amount_cents, entered_at)
           values (:restaurantId, :owner, :orderId, 'day-cancelled', :amountCents, :at)
           on conflict do nothing returning amount_cents
         )
         update account_credits set balance_cents = balance_cents + amount_cents from entered
         where restaurant_id = :restaurantId and owner = :owner`,
  params: ENTRY,
});

/** Credits what an order came to, once for each order. school#account-credit. */
export async function giveCredit(transaction: Transaction, entry: Entry, at: Date): Promise<void> {
  await openStatement.count(transaction, entry);
  await giveStatement.count(transaction, { ...entry, at });
}

const toCreditStatement = statement({
  name: "load what a cancelled order credits",
  // What credit paid goes back at once; what a card pays when it has paid it, less what was given back already. A gift card gets its
  // share back by itself.
  text: `with paid as (
           select o.total_with_tip_cents - credit.cents as card_cents, credit.cents as credit_cents,
             o.payment_status = 'captured' as is_captured
           from orders o, lateral (select coalesce(-sum(e.amount_cents), 0) as cents from account_credit_entries e
             where e.restaurant_id = o.restaurant_id and e.order_id = o.id and e.reason = 'order') credit
           where o.restaurant_id = :restaurantId and o.id = :orderId
         ), back as (
           select coalesce(sum(card_cents + premises_cents), 0) as card_cents, coalesce(sum(credit_cents), 0) as credit_cents
           from refunds where restaurant_id = :restaurantId and order_id = :orderId
         )
         select (greatest(0, paid.credit_cents - back.credit_cents)
           + case when is_captured then greatest(0, paid.card_cents - back.card_cents) else 0 end)::int8 as "amountCents"
         from paid, back`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: { amountCents: typed<Cents>("int8") },
});

/**
 * What cancelling an order credits to its account at once: what was paid for it and is not given back. Zero for a card that is not charged
 * yet: `CREDIT_CAPTURED_DAYS` credits it once it is. school#account-credit.
 */
export async function creditForCancelling(
  transaction: Transaction,
  order: { readonly restaurantId: string; readonly orderId: string },
): Promise<Cents> {
  return (await toCreditStatement.oneOrNull(transaction, order))?.amountCents ?? (0 as Cents);
}

/**
 * Credits what a card has paid for days that were cancelled before, as steps of the statement that moves payments. `told` are its orders as
 * they are by then: all that decides is read from their rows, since a concurrent cancelling is seen in the rows that are written alone. An order that is nobody's is one whose account gave its credit up.
 */
export const CREDIT_CAPTURED_DAYS = `entered as (
           insert into account_credit_entries (restaurant_id, owner, order_id, reason, amount_cents, entered_at)
           select restaurant_id, coalesce(owner, '${GIVEN_UP}'), id, 'day-captured', card_cents, now()
           from told, lateral (select total_with_tip_cents - coalesce((taken ->> 'creditCents')::int8, 0) as card_cents) as paid
           where :to = 'captured' and type = 'school' and status = 'cancelled' and (owner is null or owner like 'user %') and card_cents > 0
           on conflict do nothing returning restaurant_id, owner, amount_cents
         ), credited as (
           insert into account_credits as a (restaurant_id, owner, balance_cents)
           select restaurant_id, owner, sum(amount_cents) from entered group by restaurant_id, owner
           on conflict (restaurant_id, owner) do update set balance_cents = a.balance_cents + excluded.balance_cents
         )`;
