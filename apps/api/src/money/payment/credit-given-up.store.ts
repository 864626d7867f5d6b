import type { Cents } from "@comptoir/ordering";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";

/**
 * Owner of the credit of deleted accounts. It stays in the ledger, and no order can spend it.
 * people#deletion.
 */
export const GIVEN_UP = "given up";

/** Columns of an account credit entry, as SQL. `books` marks that the same statement books the entry. */
export const ENTRY_OF_CREDIT = "restaurant_id, owner, order_id, reason, amount_cents, entered_at, books";

const holdStatement = statement({
  name: "hold account credits",
  text: "select from account_credits where owner = :owner order by restaurant_id for update",
  params: { owner: "text" },
  crosses: "person: their credit at all restaurants",
});

const openForOwnerStatement = statement({
  name: "open credit given up by an account",
  text: `insert into account_credits (restaurant_id, owner, balance_cents)
         select restaurant_id, '${GIVEN_UP}', 0 from account_credits where owner = :owner order by restaurant_id
         on conflict do nothing`,
  params: { owner: "text" },
  crosses: "person: their credit at all restaurants",
});

const giveUpStatement = statement({
  name: "give account credit up",
  text: `with own as (
           delete from account_credits where owner = :owner returning restaurant_id, owner, balance_cents
         ), entries as (
           update account_credit_entries e set owner = '${GIVEN_UP}' from own
           where e.restaurant_id = own.restaurant_id and e.owner = own.owner
         )
         update account_credits a set balance_cents = a.balance_cents + own.balance_cents from own
         where a.restaurant_id = own.restaurant_id and a.owner = '${GIVEN_UP}'`,
  params: { owner: "text" },
  crosses: "person: their credit at all restaurants",
});

/**
 * Moves an account's credit and its entries to the owner `GIVEN_UP`. The caller holds the account's lock.
 * people#deletion.
 */
export async function giveCreditUp(transaction: Transaction, owner: string): Promise<void> {
  if ((await holdStatement.count(transaction, { owner })) === 0) return;
  await openForOwnerStatement.count(transaction, { owner });
  await giveUpStatement.count(transaction, { owner });
}

const ORDER = { restaurantId: "text", orderId: "uuid" } as const;

const openStatement = statement({
  name: "open credit given up",
  text: `insert into account_credits (restaurant_id, owner, balance_cents) values (:restaurantId, '${GIVEN_UP}', 0)
         on conflict do nothing`,
  params: { restaurantId: "text" },
});

const giveBackStatement = statement({
  name: "give credit back without owner",
  text: `with entered as (
           insert into account_credit_entries (${ENTRY_OF_CREDIT})
           values (:restaurantId, '${GIVEN_UP}', :orderId, 'given-up', :amountCents, :at, 1)
         )
         update account_credits set balance_cents = balance_cents + :amountCents
         where restaurant_id = :restaurantId and owner = '${GIVEN_UP}'`,
  params: { ...ORDER, amountCents: "int8", at: "timestamptz" },
});

/**
 * Returns credit that paid a cancelled order to the owner `GIVEN_UP`, because the order's account was
 * deleted. school#account-credit.
 */
export async function giveBackWithoutOwner(
  transaction: Transaction,
  order: { readonly restaurantId: string; readonly orderId: string; readonly amountCents: Cents },
  at: Date,
): Promise<void> {
  await openStatement.count(transaction, order);
  await giveBackStatement.count(transaction, { ...order, at });
}
