import type { Cents } from "@comptoir/ordering";
import { typed } from "../../../platform/db/column-types.ts";
import { statement } from "../../../platform/db/statement.ts";
import { isUniqueViolation } from "../../../platform/db/transaction.ts";
import { UNFLUSHED } from "../../../platform/db/unflushed.ts";
import type { CardShown, GatewayPaymentState } from "../port.ts";
import type { CardBehaviour } from "./sandbox-cards.store.ts";
import { loadState, type SandboxBooks } from "./sandbox-payments.store.ts";

const authoriseStatement = statement({
  name: "sandbox authorises",
  // Writes no payment if the card requires a challenge that was not passed, or simulates an unreachable
  // gateway.
  text: `with ${UNFLUSHED}, asked as (
           select * from json_to_recordset(:asked::json)
             as sent (reference uuid, token text, customer text, "amountCents" int8, "isChallengeRequired" bool)
         ), card as (
           select asked.*, behaviour, type, last4,
             coalesce(not challenge_passed and (behaviour = 'challenge' or "isChallengeRequired"), false) as is_asked
           from asked left join sandbox_gateway.tokens
             on tokens.token = any(:tokens) and tokens.token = asked.token and tokens.customer is not distinct from asked.customer
         ), opened as (
           insert into sandbox_gateway.payments (reference, token, amount_cents, state)
           select reference, token, "amountCents",
             case when behaviour is null or behaviour = 'decline' then 'declined' else 'authorised' end
           from card, unflushed where behaviour is distinct from 'unreachable' and not is_asked and is_off = 'off'
           on conflict (reference) do nothing returning reference, amount_cents, state
         ), booked as (
           insert into sandbox_gateway.ledger (reference, kind, amount_cents)
           select reference, 'authorise', amount_cents from opened where state = 'authorised'
         )
         select reference, behaviour, is_asked as "isAsked", type, last4, opened.state
         from card left join opened using (reference)`,
  params: { asked: "json", tokens: "text[]" },
  row: {
    reference: "uuid",
    behaviour: typed<CardBehaviour | null>("text?"),
    isAsked: "bool",
    type: "text?",
    last4: "text?",
    state: typed<GatewayPaymentState | null>("text?"),
  },
});

/** Result of an authorisation. `state` is null if there is no payment, `behaviour` if the card is unknown. */
export type Authorised = CardShown & {
  readonly behaviour: CardBehaviour | null;
  /** Whether the bank requires a challenge first. */
  readonly isAsked: boolean;
  readonly state: GatewayPaymentState | null;
};

export type AskedOfCard = {
  readonly reference: string;
  readonly token: string;
  readonly customer: string | null;
  readonly amountCents: Cents;
  readonly isChallengeRequired: boolean;
};

/**
 * Authorises amounts, each under its own reference; returns results in order. Idempotent: a known reference
 * returns its current state.
 */
export async function authorisePayments(
  books: SandboxBooks,
  asked: readonly AskedOfCard[],
): Promise<readonly Authorised[]> {
  const rows = await authoriseStatement.rows(books, { asked, tokens: asked.map(({ token }) => token) });
  const answers = new Map(rows.map(({ reference, ...answer }) => [reference, answer]));
  return Promise.all(
    asked.map(async ({ reference }) => {
      const answer = answers.get(reference);
      if (!answer) throw new Error(`The sandbox has no authorisation ${reference}.`);
      if (answer.state !== null || answer.isAsked || answer.behaviour === "unreachable") return answer;
      return { ...answer, state: await loadState(books, reference) };
    }),
  );
}

const closeStatement = statement({
  name: "sandbox closes reference",
  text: `insert into sandbox_gateway.payments (reference, amount_cents, state) values (:reference, 0, 'voided')
         on conflict (reference) do nothing`,
  params: { reference: "uuid" },
});

/**
 * Closes an unknown reference with a `voided` row; returns the state of a known one. A late authorisation
 * conflicts with that row, so only one of the two is written.
 */
export async function closeReference(books: SandboxBooks, reference: string): Promise<GatewayPaymentState> {
  return (await closeStatement.count(books, { reference })) === 1 ? "voided" : loadState(books, reference);
}

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

/** Refunds a part of a payment, once per key. Returns false if the total would exceed the captured amount. */
export async function refundPart(
  books: SandboxBooks,
  reference: string,
  part: { readonly key: string; readonly amountCents: Cents },
): Promise<boolean> {
  try {
    if ((await refundStatement.count(books, { reference, ...part })) === 1) return true;
  } catch (error) {
    // A concurrent call with the same key made the refund.
    if (!isUniqueViolation(error)) throw error;
  }
  return (await isKnownStatement.count(books, { reference, key: part.key })) === 1;
}
