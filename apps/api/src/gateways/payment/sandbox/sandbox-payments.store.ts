import type { Cents } from "@comptoir/ordering";
import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";
import { UNFLUSHED } from "../../../platform/db/unflushed.ts";
import type { GatewayPaymentState, ListedPayment } from "../port.ts";
import type { CardBehaviour } from "./sandbox-cards.store.ts";

/** The sandbox's database. Like an external processor, it never joins our transactions. */
export type SandboxBooks = Queryable;

const movePaymentsStatement = statement({
  name: "sandbox moves payments",
  text: `with ${UNFLUSHED}, moved as (
           update sandbox_gateway.payments set state = :to from unflushed
           where reference = any(:references) and state = :from and is_off = 'off'
           returning reference, amount_cents, token
         ), booked as (
           insert into sandbox_gateway.ledger (reference, kind, amount_cents)
           select reference, :kind, amount_cents from moved
         )
         select reference, behaviour from moved left join sandbox_gateway.tokens using (token)`,
  params: { references: "uuid[]", from: "text", to: "text", kind: "text" },
  row: { reference: "uuid", behaviour: typed<CardBehaviour | null>("text?") },
});

export type Movement = {
  readonly from: "authorised";
  readonly to: "captured" | "voided";
  readonly kind: "capture" | "void";
};

export type Moved = {
  readonly moved: boolean;
  readonly state: GatewayPaymentState;
  readonly behaviour: CardBehaviour | null;
};

/**
 * Moves payments to another state and books each move in the sandbox's ledger. Returns a result per
 * reference, in order.
 */
export async function movePayments(
  books: SandboxBooks,
  references: readonly string[],
  movement: Movement,
): Promise<readonly Moved[]> {
  const rows = await movePaymentsStatement.rows(books, { references, ...movement });
  const moved = new Map(rows.map(({ reference, behaviour }) => [reference, behaviour]));
  const outcomeOf = async (reference: string): Promise<Moved> => {
    const behaviour = moved.get(reference);
    if (behaviour !== undefined) return { moved: true, state: movement.to, behaviour };
    return { moved: false, state: await loadState(books, reference), behaviour: null };
  };
  return Promise.all(references.map(outcomeOf));
}

/** SQL for the refunded amount. Refunds from before partial refunds set only `state`. */
const REFUNDED = "case state when 'refunded' then amount_cents else refunded_cents end";

export const loadPayment = statement({
  name: "sandbox payment",
  text: `select state, type, last4, ${REFUNDED} as "refundedCents"
         from sandbox_gateway.payments left join sandbox_gateway.tokens using (token) where reference = :reference`,
  params: { reference: "uuid" },
  row: {
    state: typed<GatewayPaymentState>("text"),
    type: "text?",
    last4: "text?",
    refundedCents: typed<Cents>("int8"),
  },
}).oneOrNull;

export async function loadState(books: SandboxBooks, reference: string): Promise<GatewayPaymentState> {
  return (await loadPayment(books, { reference }))?.state ?? "none";
}

const LISTED_AT_ONCE = 500;

const listPaymentsStatement = statement({
  name: "sandbox lists payments",
  text: `select reference, state, amount_cents as "amountCents", ${REFUNDED} as "refundedCents", created_at as at
         from sandbox_gateway.payments
         where created_at >= :since and (:after::uuid is null or reference > :after) order by reference limit :limit`,
  params: { since: "timestamptz", after: "uuid?", limit: "int8" },
  row: {
    reference: "uuid",
    state: typed<ListedPayment["state"]>("text"),
    amountCents: typed<Cents>("int8"),
    refundedCents: typed<Cents>("int8"),
    at: "timestamptz",
  },
});

/** Lists a page of the payments since a moment, sorted by reference. */
export function listPayments(books: SandboxBooks, since: Date, after: string | null): Promise<ListedPayment[]> {
  return listPaymentsStatement.rows(books, { since, after, limit: LISTED_AT_ONCE });
}

/** Deletes a batch of payments older than 90 days with their entries; returns the number deleted. */
export const pruneSandbox = statement({
  name: "sandbox prunes payments",
  text: `with old as (
           delete from sandbox_gateway.payments where ctid in (
             select ctid from sandbox_gateway.payments where created_at < now() - interval '90 days'
             limit :atMost for update skip locked)
           returning reference
         ), forgotten as (
           delete from sandbox_gateway.ledger using old where ledger.reference = old.reference
         ), returned as (
           delete from sandbox_gateway.refunds using old where refunds.reference = old.reference
         )
         select from old`,
  params: { atMost: "int8" },
}).count;
