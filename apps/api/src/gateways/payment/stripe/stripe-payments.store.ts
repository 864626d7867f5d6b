import type { Cents } from "@comptoir/ordering";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";

/** What we keep of the payments at Stripe, on connections of their own: never part of a transaction of an order. */
export type StripeBooks = Queryable;

/** A payment as it is known here: by which id at Stripe, and whether anything may still be confirmed under it. */
export type KnownIntent = { readonly intent: string | null; readonly isClosed: boolean; readonly createdAt: Date };

const beginStatement = statement({
  name: "stripe begins payment",
  // A card whose bank has asked goes on with the intent that it was asked for, when the amount is the same.
  text: `with known as (
           select intent, closed, false as "isAnswered" from stripe_payments where reference = :reference
         ), answered as (
           update stripe_payments set intent = null, challenged_token = null, closed = true
           where reference = (
               select reference from stripe_payments
               where challenged_token = :token and amount_cents = :amountCents and customer is not distinct from :customer
                 and not closed
               order by created_at desc limit 1 for update skip locked)
             and not exists (select from known)
           returning (select intent from stripe_payments before where before.reference = stripe_payments.reference) as intent
         ), begun as (
           insert into stripe_payments (reference, intent, amount_cents, customer)
           select :reference, (select intent from answered), :amountCents, :customer
           where not exists (select from known)
           returning intent, closed, intent is not null as "isAnswered"
         )
         select * from begun union all select * from known`,
  params: { reference: "uuid", token: "text", amountCents: "int8", customer: "text?" },
  row: { intent: "text?", closed: "bool?", isAnswered: "bool?" },
});

/** Begins a payment, or says how far it is. `isAnswered`: it goes on with an intent whose bank has asked before. */
export async function beginPayment(
  books: StripeBooks,
  payment: {
    readonly reference: string;
    readonly token: string;
    readonly amountCents: Cents;
    readonly customer: string | null;
  },
): Promise<{ readonly intent: string | null; readonly isClosed: boolean; readonly isAnswered: boolean }> {
  const { intent, closed, isAnswered } = await beginStatement.one(books, payment);
  return { intent, isClosed: closed === true, isAnswered: isAnswered === true };
}

/** Keeps Stripe's id of a payment; false when the payment was closed meanwhile, and nothing may be confirmed. */
export const keepIntent = statement({
  name: "stripe keeps intent",
  text: "update stripe_payments set intent = :intent where reference = :reference and not closed",
  params: { reference: "uuid", intent: "text" },
}).wrote;

/** Notes that the bank of a card asks its holder: the next attempt of that card goes on with this intent. */
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

/** Closes a payment: from here on nothing is confirmed under it. Null when another one was just writing it: to be asked again. */
export async function closePayment(
  books: StripeBooks,
  reference: string,
): Promise<{ readonly intent: string | null; readonly wasUnknown: boolean } | null> {
  const closed = await closeStatement.oneOrNull(books, { reference });
  return closed && { intent: closed.intent, wasUnknown: closed.wasUnknown === true };
}

/** A payment as it is known here; null when it never was begun. */
export const findPayment = statement({
  name: "stripe payment",
  text: `select intent, closed as "isClosed", created_at as "createdAt" from stripe_payments where reference = :reference`,
  params: { reference: "uuid" },
  row: { intent: "text?", isClosed: "bool", createdAt: "timestamptz" },
}).oneOrNull;

/** Keeps an intent that Stripe knows of and we, after a restore, did not. */
export const adoptIntent = statement({
  name: "stripe adopts intent",
  text: `insert into stripe_payments (reference, intent, amount_cents) values (:reference, :intent, :amountCents)
         on conflict (reference) do update set intent = :intent`,
  params: { reference: "uuid", intent: "text", amountCents: "int8" },
}).count;

const referenceStatement = statement({
  name: "stripe payment by intent",
  text: "select reference from stripe_payments where intent = :intent",
  params: { intent: "text" },
  row: { reference: "uuid" },
});

/** Our reference of a payment of Stripe's; null for one that is none of ours. */
export async function referenceOf(books: StripeBooks, intent: string): Promise<string | null> {
  return (await referenceStatement.oneOrNull(books, { intent }))?.reference ?? null;
}
