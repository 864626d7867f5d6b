import { randomBytes } from "node:crypto";
import { typed } from "../../../db/column-types.ts";
import { statement } from "../../../db/statement.ts";
import type { SandboxBooks } from "./sandbox-payments.store.ts";
import type { CardBehaviour } from "./test-cards.ts";

const openCustomerStatement = statement({
  name: "sandbox opens customer",
  text: "insert into sandbox_gateway.customers (customer) values (:customer)",
  params: { customer: "text" },
});

/** Opens a customer; answers what it is called. */
export async function openCustomer(books: SandboxBooks): Promise<string> {
  const customer = `sandbox_customer_${randomBytes(16).toString("hex")}`;
  await openCustomerStatement.count(books, { customer });
  return customer;
}

const saveCardStatement = statement({
  name: "sandbox saves card",
  // The kept card has a token of its own, which is good for its customer alone; a bank that has asked once asks no more.
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

/** Keeps a card for a customer; null where there is no such card. */
export function saveCardOf(books: SandboxBooks, card: { readonly token: string; readonly customer: string }) {
  const kept = `sandbox_card_${randomBytes(16).toString("hex")}`;
  return saveCardStatement.oneOrNull(books, { kept, ...card }).then((saved) => saved && { ...saved, token: kept });
}

/** Forgets a customer's card. */
export const forgetCard = statement({
  name: "sandbox forgets card",
  text: "delete from sandbox_gateway.tokens where token = :token and customer = :customer",
  params: { token: "text", customer: "text?" },
}).count;
