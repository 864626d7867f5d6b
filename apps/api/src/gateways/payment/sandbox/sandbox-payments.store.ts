import type { Cents } from "@comptoir/ordering";
import { typed } from "../../../db/column-types.ts";
import type { Queryable } from "../../../db/database.ts";
import { statement } from "../../../db/statement.ts";
import type { CardShown, GatewayPaymentState, ListedPayment } from "../port.ts";
import type { CardBehaviour } from "./test-cards.ts";

/** The sandbox's books, on connections of its own: it never sees a transaction of ours, as a processor elsewhere would not. */
export type SandboxBooks = Queryable;

const openPaymentStatement = statement({
  name: "sandbox opens payment",
  text: `with opened as (
           insert into sandbox_gateway.payments (reference, token, amount_cents, state)
           values (:reference, :token, :amountCents, :state)
           on conflict (reference) do nothing returning reference, amount_cents, state
         ), booked as (
           insert into sandbox_gateway.ledger (reference, kind, amount_cents)
           select reference, 'authorise', amount_cents from opened where state = 'authorised'
         )
         select state from opened`,
  params: { reference: "uuid", token: "text?", amountCents: "int8", state: "text" },
  row: { state: typed<GatewayPaymentState>("text") },
});

/**
 * Opens a payment in a first state, unless its reference is known already; answers the state it has now, so that the same
 * call twice is one payment.
 */
export async function openPayment(
  books: SandboxBooks,
  payment: { reference: string; token: string | null; amountCents: Cents; state: "authorised" | "declined" | "voided" },
): Promise<GatewayPaymentState> {
  const opened = await openPaymentStatement.oneOrNull(books, payment);
  return opened?.state ?? (await loadState(books, payment.reference));
}

const movePaymentStatement = statement({
  name: "sandbox moves payment",
  text: `with moved as (
           update sandbox_gateway.payments set state = :to where reference = :reference and state = :from
           returning reference, amount_cents, token
         ), booked as (
           insert into sandbox_gateway.ledger (reference, kind, amount_cents)
           select reference, :kind, amount_cents from moved
         )
         select behaviour from moved left join sandbox_gateway.tokens using (token)`,
  params: { reference: "uuid", from: "text", to: "text", kind: "text" },
  row: { behaviour: typed<CardBehaviour | null>("text?") },
});

/**
 * Moves a payment on and books the movement; answers the state it has now, whether it moved or not, and how the card behaves
 * with which it moved.
 */
export async function movePayment(
  books: SandboxBooks,
  reference: string,
  movement: {
    from: "authorised" | "captured";
    to: "captured" | "voided" | "refunded";
    kind: "capture" | "void" | "refund";
  },
): Promise<{ moved: boolean; state: GatewayPaymentState; behaviour: CardBehaviour | null }> {
  const moved = await movePaymentStatement.oneOrNull(books, { reference, ...movement });
  if (moved) return { moved: true, state: movement.to, behaviour: moved.behaviour };
  return { moved: false, state: await loadState(books, reference), behaviour: null };
}

const loadPaymentStatement = statement({
  name: "sandbox payment",
  text: `select state, type, last4 from sandbox_gateway.payments left join sandbox_gateway.tokens using (token)
         where reference = :reference`,
  params: { reference: "uuid" },
  row: { state: typed<GatewayPaymentState>("text"), type: "text?", last4: "text?" },
});

/** A payment with the card that it was asked of; null when the sandbox has never heard of it. */
export function loadPayment(
  books: SandboxBooks,
  reference: string,
): Promise<(CardShown & { readonly state: GatewayPaymentState }) | null> {
  return loadPaymentStatement.oneOrNull(books, { reference });
}

async function loadState(books: SandboxBooks, reference: string): Promise<GatewayPaymentState> {
  return (await loadPayment(books, reference))?.state ?? "none";
}

const LISTED_AT_ONCE = 500;

const listPaymentsStatement = statement({
  name: "sandbox lists payments",
  text: `select reference, state, amount_cents as "amountCents", created_at as at from sandbox_gateway.payments
         where created_at >= :since and (:after::uuid is null or reference > :after) order by reference limit :limit`,
  params: { since: "timestamptz", after: "uuid?", limit: "int8" },
  row: {
    reference: "uuid",
    state: typed<ListedPayment["state"]>("text"),
    amountCents: typed<Cents>("int8"),
    at: "timestamptz",
  },
});

/** The next payments since a moment, by their references. */
export function listPayments(books: SandboxBooks, since: Date, after: string | null): Promise<ListedPayment[]> {
  return listPaymentsStatement.rows(books, { since, after, limit: LISTED_AT_ONCE });
}

const pruneStatement = statement({
  name: "sandbox prunes payments",
  text: `with old as (
           delete from sandbox_gateway.payments where ctid in (
             select ctid from sandbox_gateway.payments where created_at < now() - interval '90 days'
             limit :atMost for update skip locked)
           returning reference
         ), forgotten as (
           delete from sandbox_gateway.ledger using old where ledger.reference = old.reference
         )
         select from old`,
  params: { atMost: "int8" },
});

/** Forgets payments after 90 days with what moved for them, some at a time; answers how many. */
export function pruneSandbox(db: Queryable, atMost: number): Promise<number> {
  return pruneStatement.count(db, { atMost });
}
