import type { Cents } from "@comptoir/ordering";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";

/** Connections for our records of Stripe's payments. They are never part of an order's transaction. */
export type StripeBooks = Queryable;

/** Our record of a payment. `intent`: its id at Stripe. `isClosed`: it must not be confirmed any more. */
export type KnownIntent = { readonly intent: string | null; readonly isClosed: boolean; readonly createdAt: Date };

const beginStatement = statement({
  name: "stripe begins payment",
  // After a challenge, the next attempt with the same card, customer and amount takes over the challenged
  // intent.
  text: `with known as (
           select intent, closed, false as "isAnswered" from stripe_payments where reference = :reference
         ), answered as (
           update stripe_payments set intent = null, challenged_token = null, closed = true
           where reference = (
               select reference from stripe_payments
               where challenged_token = :token and amount_cents = :amountCents and customer is not distinct from :customer
                 and account is not distinct from :account and not closed
               order by created_at desc limit 1 for update skip locked)
             and not exists (select from known)
           returning (select intent from stripe_payments before where before.reference = stripe_payments.reference) as intent
         ), begun as (
           insert into stripe_payments (reference, intent, amount_cents, customer, account)
           select :reference, (select intent from answered), :amountCents, :customer, :account
           where not exists (select from known)
           returning intent, closed, intent is not null as "isAnswered"
         )
         select * from begun union all select * from known`,
  params: { reference: "uuid", token: "text", amountCents: "int8", customer: "text?", account: "text?" },
  row: { intent: "text?", closed: "bool?", isAnswered: "bool?" },
});

/**
 * Creates a payment's record, or returns the existing one. `isAnswered`: the new record took over a
 * challenged intent.
 */
export async function beginPayment(
  books: StripeBooks,
  payment: {
    readonly reference: string;
    readonly token: string;
    readonly amountCents: Cents;
    readonly customer: string | null;
    readonly account: string | null;
  },
): Promise<{ readonly intent: string | null; readonly isClosed: boolean; readonly isAnswered: boolean }> {
  const { intent, closed, isAnswered } = await beginStatement.one(books, payment);
  return { intent, isClosed: closed === true, isAnswered: isAnswered === true };
}

/**
 * Stores a payment's intent id. Returns false if the payment was closed; the intent must then not be
 * confirmed.
 */
export const keepIntent = statement({
  name: "stripe keeps intent",
  text: "update stripe_payments set intent = :intent where reference = :reference and not closed",
  params: { reference: "uuid", intent: "text" },
}).wrote;

/** Records that the bank challenges a card. The next attempt with this card reuses the intent. */
export const keepChallenge = statement({
  name: "stripe keeps challenge",
  text: "update stripe_payments set challenged_token = :token where reference = :reference",
  params: { reference: "uuid", token: "text" },
}).count;

const closeStatement = statement({
  name: "stripe closes payment",
  text: `with closed as (
           update stripe_payments set closed = true, challenged_token = null where reference = :reference
           returning intent, created_at
         ), unknown as (
           insert into stripe_payments (reference, amount_cents, closed) select :reference, 0, true
           where not exists (select from closed) on conflict (reference) do nothing returning reference
         )
         select intent, created_at as "createdAt", false as "wasUnknown" from closed
         union all select null, now(), true from unknown`,
  params: { reference: "uuid" },
  row: { intent: "text?", createdAt: "timestamptz?", wasUnknown: "bool?" },
});

/**
 * Closes a payment, so that its intent is not confirmed any more. Null if a concurrent transaction was
 * writing it; the caller retries.
 */
export async function closePayment(
  books: StripeBooks,
  reference: string,
): Promise<{ readonly intent: string | null; readonly wasUnknown: boolean } | null> {
  const closed = await closeStatement.oneOrNull(books, { reference });
  return closed && { intent: closed.intent, wasUnknown: closed.wasUnknown === true };
}

export const findPayment = statement({
  name: "stripe payment",
  text: `select intent, closed as "isClosed", created_at as "createdAt" from stripe_payments where reference = :reference`,
  params: { reference: "uuid" },
  row: { intent: "text?", isClosed: "bool", createdAt: "timestamptz" },
}).oneOrNull;

/** Stores the id of an intent that a restore removed from our records. */
export const adoptIntent = statement({
  name: "stripe adopts intent",
  text: `insert into stripe_payments (reference, intent, amount_cents, account) values (:reference, :intent, :amountCents, :account)
         on conflict (reference) do update set intent = :intent, account = :account`,
  params: { reference: "uuid", intent: "text", amountCents: "int8", account: "text?" },
}).count;

const referenceStatement = statement({
  name: "stripe payment by intent",
  text: "select reference from stripe_payments where intent = :intent",
  params: { intent: "text" },
  row: { reference: "uuid" },
});

/** Returns our reference of an intent; null if there is no record of it. */
export async function referenceOf(books: StripeBooks, intent: string): Promise<string | null> {
  return (await referenceStatement.oneOrNull(books, { intent }))?.reference ?? null;
}
