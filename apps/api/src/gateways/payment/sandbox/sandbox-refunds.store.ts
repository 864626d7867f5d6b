import type { Cents } from "@comptoir/ordering";
import { statement } from "../../../db/statement.ts";
import { isUniqueViolation } from "../../../db/transaction.ts";
import type { SandboxBooks } from "./sandbox-payments.store.ts";

const refundStatement = statement({
  name: "sandbox refunds",
  text: `with moved as (
           update sandbox_gateway.payments set refunded_cents = refunded_cents + :amountCents,
             state = case when refunded_cents + :amountCents = amount_cents then 'refunded' else state end
           where reference = :reference and state = 'captured' and refunded_cents + :amountCents <= amount_cents
             and not exists (select from sandbox_gateway.refunds where reference = :reference and key = :key)
           returning reference
         ), noted as (
           insert into sandbox_gateway.refunds (reference, key, amount_cents) select reference, :key, :amountCents from moved
         ), booked as (
           insert into sandbox_gateway.ledger (reference, kind, amount_cents) select reference, 'refund', :amountCents from moved
         )
         select from moved`,
  params: { reference: "uuid", key: "uuid", amountCents: "int8" },
});

const isKnownStatement = statement({
  name: "sandbox knows refund",
  text: "select from sandbox_gateway.refunds where reference = :reference and key = :key",
  params: { reference: "uuid", key: "uuid" },
});

/** Gives a part of a payment back, once for each key. False when more would go back than was captured. */
export async function refundPart(
  books: SandboxBooks,
  reference: string,
  part: { readonly key: string; readonly amountCents: Cents },
): Promise<boolean> {
  try {
    if ((await refundStatement.count(books, { reference, ...part })) === 1) return true;
  } catch (error) {
    // The same key at the same moment: the other call has given it back.
    if (!isUniqueViolation(error)) throw error;
  }
  return (await isKnownStatement.count(books, { reference, key: part.key })) === 1;
}
