import { randomBytes } from "node:crypto";
import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";

export const CARD_BEHAVIOURS = [
  "approve",
  "decline",
  "challenge",
  "timeout",
  "unreachable",
  "fail-after-authorise",
  "drop-after-capture",
] as const;
export type CardBehaviour = (typeof CARD_BEHAVIOURS)[number];

/** A test card; its number is never a real card's. */
export type TestCard = {
  readonly number: string;
  readonly type: "VISA" | "MC" | "AMEX";
  readonly behaviour: CardBehaviour;
};

/** The only accepted numbers, so that no real card is used in the sandbox. payment#sandbox. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: "4242424242424242", type: "VISA", behaviour: "approve" },
  { number: "5555555555554444", type: "MC", behaviour: "approve" },
  { number: "2223003122003222", type: "MC", behaviour: "approve" },
  { number: "378282246310005", type: "AMEX", behaviour: "approve" },
  { number: "4000000000000002", type: "VISA", behaviour: "decline" },
  { number: "4000002760003184", type: "VISA", behaviour: "challenge" },
  { number: "4000000000000119", type: "VISA", behaviour: "timeout" },
  { number: "4000000000009961", type: "VISA", behaviour: "unreachable" },
  { number: "4000000000000341", type: "VISA", behaviour: "fail-after-authorise" },
  { number: "4000000000001802", type: "VISA", behaviour: "drop-after-capture" },
];

/** Finds a test card by its number, which may have spaces or dashes. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  return TEST_CARDS.find((card) => card.number === digits);
}

const openCustomerStatement = statement({
  name: "sandbox opens customer",
  text: "insert into sandbox_gateway.customers (customer) values (:customer)",
  params: { customer: "text" },
});

export async function openCustomer(books: Queryable): Promise<string> {
  const customer = `sandbox_customer_${randomBytes(16).toString("hex")}`;
  await openCustomerStatement.count(books, { customer });
  return customer;
}

const saveCardStatement = statement({
  name: "sandbox saves card",
  // The saved card gets a token of its own, valid for its customer only. A passed challenge stays passed.
  text: `with kept as (
           insert into sandbox_gateway.tokens (token, behaviour, type, last4, expiry_date, challenge_passed, saved, customer)
           select :kept, behaviour, type, last4, expiry_date, challenge_passed, true, customers.customer
           from sandbox_gateway.tokens, sandbox_gateway.customers
           where tokens.token = :token and tokens.customer is null and customers.customer = :customer
             and behaviour not in ('decline', 'unreachable')
         )
         select :kept as token, behaviour, type, last4, expiry_date as "expiryDate"
         from sandbox_gateway.tokens where token = :token and customer is null`,
  params: { kept: "text", token: "text", customer: "text" },
  row: { token: "text?", behaviour: typed<CardBehaviour>("text"), type: "text", last4: "text", expiryDate: "text" },
});

/** Saves a card for a customer; null if the token is unknown. */
export function saveCardOf(books: Queryable, card: { readonly token: string; readonly customer: string }) {
  const kept = `sandbox_card_${randomBytes(16).toString("hex")}`;
  return saveCardStatement.oneOrNull(books, { kept, ...card }).then((saved) => saved && { ...saved, token: kept });
}

export const forgetCard = statement({
  name: "sandbox forgets card",
  text: "delete from sandbox_gateway.tokens where token = :token and customer = :customer",
  params: { token: "text", customer: "text?" },
}).count;

/**
 * Stores card tokens with a synchronous commit, because the card of a lost token would be declined at
 * checkout. Decision 022.
 */
export const saveTokens = statement({
  name: "sandbox saves tokens",
  text: `insert into sandbox_gateway.tokens (token, behaviour, type, last4, expiry_date)
         select token, behaviour, type, last4, "expiryDate" from json_to_recordset(:cards::json)
           as sent (token text, behaviour text, type text, last4 text, "expiryDate" text)`,
  params: { cards: "json" },
}).count;

export type CardOfToken = Pick<TestCard, "type" | "behaviour"> & {
  readonly token: string;
  readonly last4: string;
  readonly expiryDate: string;
};

/** Records that the diner passed the bank's challenge; returns false for an unknown token. */
export const passChallenge = statement({
  name: "sandbox passes challenge",
  text: "update sandbox_gateway.tokens set challenge_passed = true where token = :token",
  params: { token: "text" },
}).wrote;

/**
 * Deletes a batch of card tokens without a customer; returns the number deleted. Unsaved cards are deleted
 * after a day, cards that an older version saved without a customer after 90 days.
 */
export const pruneSandboxTokens = statement({
  name: "sandbox prunes tokens",
  text: `delete from sandbox_gateway.tokens where ctid in (
           select ctid from sandbox_gateway.tokens
           where customer is null
             and created_at < now() - case when saved then interval '90 days' else interval '1 day' end
           limit :atMost for update skip locked)`,
  params: { atMost: "int8" },
}).count;
