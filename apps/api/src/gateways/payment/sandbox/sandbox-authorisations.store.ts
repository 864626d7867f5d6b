import type { Cents } from "@comptoir/ordering";
import { typed } from "../../../db/column-types.ts";
import { statement } from "../../../db/statement.ts";
import { UNFLUSHED } from "../../../db/unflushed.ts";
import type { CardShown, GatewayPaymentState } from "../port.ts";
import { loadState, type SandboxBooks } from "./sandbox-payments.store.ts";
import type { CardBehaviour } from "./test-cards.ts";

const authoriseStatement = statement({
  name: "sandbox authorises",
  // A card that asks for a challenge which was not passed, or that reaches nobody, leaves nothing behind.
  text: `with ${UNFLUSHED}, card as (
           select *, coalesce(not challenge_passed and (behaviour = 'challenge' or :isChallengeRequired), false) as is_asked
           from (select) as one left join sandbox_gateway.tokens
             on token = :token and customer is not distinct from :customer
         ), opened as (
           insert into sandbox_gateway.payments (reference, token, amount_cents, state)
           select :reference, :token, :amountCents,
             case when behaviour is null or behaviour = 'decline' then 'declined' else 'authorised' end
           from card, unflushed where behaviour is distinct from 'unreachable' and not is_asked and is_off = 'off'
           on conflict (reference) do nothing returning reference, amount_cents, state
         ), booked as (
           insert into sandbox_gateway.ledger (reference, kind, amount_cents)
           select reference, 'authorise', amount_cents from opened where state = 'authorised'
         )
         select behaviour, is_asked as "isAsked", type, last4, (select state from opened) as state from card`,
  params: { reference: "uuid", token: "text", customer: "text?", amountCents: "int8", isChallengeRequired: "bool" },
  row: {
    behaviour: typed<CardBehaviour | null>("text?"),
    isAsked: "bool",
    type: "text?",
    last4: "text?",
    state: typed<GatewayPaymentState | null>("text?"),
  },
});

/** What became of asking a card. `state` is null where nothing was opened, `behaviour` where there is no such card. */
export type Authorised = CardShown & {
  readonly behaviour: CardBehaviour | null;
  /** The bank asks the card's holder first. */
  readonly isAsked: boolean;
  readonly state: GatewayPaymentState | null;
};

/** Asks a card for an amount and opens its payment, unless the reference is known: then it answers the state that it has. */
export async function authorisePayment(
  books: SandboxBooks,
  payment: {
    reference: string;
    token: string;
    customer: string | null;
    amountCents: Cents;
    isChallengeRequired: boolean;
  },
): Promise<Authorised> {
  const asked = await authoriseStatement.one(books, payment);
  if (asked.state !== null || asked.isAsked || asked.behaviour === "unreachable") return asked;
  return { ...asked, state: await loadState(books, payment.reference) };
}

const closeStatement = statement({
  name: "sandbox closes reference",
  text: `insert into sandbox_gateway.payments (reference, amount_cents, state) values (:reference, 0, 'voided')
         on conflict (reference) do nothing`,
  params: { reference: "uuid" },
});

/**
 * Closes a reference that nothing was authorised under; answers the state of one that is known. The row that closes an unknown
 * reference and the one that a late authorisation writes are the same row.
 */
export async function closeReference(books: SandboxBooks, reference: string): Promise<GatewayPaymentState> {
  return (await closeStatement.count(books, { reference })) === 1 ? "voided" : loadState(books, reference);
}
