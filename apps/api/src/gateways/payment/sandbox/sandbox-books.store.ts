import type { Cents } from "@comptoir/ordering";
import type pg from "pg";
import type { GatewayPaymentState } from "../port.ts";
import type { CardBehaviour, TestCard } from "./test-cards.ts";

/** The sandbox's books, on connections of its own: it never sees a transaction of ours, as a processor elsewhere would not. */
export type SandboxBooks = Pick<pg.Pool, "query">;

/** What the sandbox keeps of a card. The number is not among it. */
export type CardToken = { token: string; behaviour: CardBehaviour; challengePassed: boolean };

/** Keeps a card under its token. */
export async function saveToken(
  books: SandboxBooks,
  token: string,
  card: Pick<TestCard, "type" | "behaviour"> & { last4: string; expiryDate: string },
): Promise<void> {
  await books.query(
    `insert into sandbox_gateway.tokens (token, behaviour, type, last4, expiry_date) values ($1, $2, $3, $4, $5)`,
    [token, card.behaviour, card.type, card.last4, card.expiryDate],
  );
}

export async function loadToken(books: SandboxBooks, token: string): Promise<CardToken | null> {
  const { rows } = await books.query<CardToken>({
    name: "sandbox token",
    text: `select token, behaviour, challenge_passed as "challengePassed" from sandbox_gateway.tokens where token = $1`,
    values: [token],
  });
  return rows[0] ?? null;
}

/** The diner has said yes to the bank. False when there is no such token. */
export async function passChallenge(books: SandboxBooks, token: string): Promise<boolean> {
  const { rowCount } = await books.query(
    "update sandbox_gateway.tokens set challenge_passed = true where token = $1 and behaviour = 'challenge'",
    [token],
  );
  return rowCount === 1;
}

/** Marks a card as kept for the next time. False when there is no such token. */
export async function markSaved(books: SandboxBooks, token: string): Promise<boolean> {
  const { rowCount } = await books.query("update sandbox_gateway.tokens set saved = true where token = $1", [token]);
  return rowCount === 1;
}

/**
 * Opens a payment in a first state, unless its reference is known already; answers the state it has now, so that the same
 * call twice is one payment.
 */
export async function openPayment(
  books: SandboxBooks,
  payment: { reference: string; token: string | null; amountCents: Cents; state: "authorised" | "declined" | "voided" },
): Promise<GatewayPaymentState> {
  const { rows } = await books.query<{ state: GatewayPaymentState }>({
    name: "sandbox opens payment",
    text: `with opened as (
       insert into sandbox_gateway.payments (reference, token, amount_cents, state) values ($1, $2, $3, $4)
       on conflict (reference) do nothing returning reference, amount_cents, state
     ), booked as (
       insert into sandbox_gateway.ledger (reference, kind, amount_cents)
       select reference, 'authorise', amount_cents from opened where state = 'authorised'
     )
     select state from opened`,
    values: [payment.reference, payment.token, payment.amountCents, payment.state],
  });
  return rows[0]?.state ?? (await loadState(books, payment.reference));
}

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
  const { rows } = await books.query<{ behaviour: CardBehaviour | null }>({
    name: "sandbox moves payment",
    text: `with moved as (
       update sandbox_gateway.payments set state = $3 where reference = $1 and state = $2
       returning reference, amount_cents, token
     ), booked as (
       insert into sandbox_gateway.ledger (reference, kind, amount_cents)
       select reference, $4, amount_cents from moved
     )
     select behaviour from moved left join sandbox_gateway.tokens using (token)`,
    values: [reference, movement.from, movement.to, movement.kind],
  });
  const moved = rows[0];
  if (moved) return { moved: true, state: movement.to, behaviour: moved.behaviour };
  return { moved: false, state: await loadState(books, reference), behaviour: null };
}

/** The state of a payment; `none` when the sandbox has never heard of it. */
export async function loadState(books: SandboxBooks, reference: string): Promise<GatewayPaymentState> {
  const { rows } = await books.query<{ state: GatewayPaymentState }>(
    "select state from sandbox_gateway.payments where reference = $1",
    [reference],
  );
  return rows[0]?.state ?? "none";
}
