import { createHash } from "node:crypto";
import { ZERO_CENTS } from "@comptoir/ordering";
import { batchCalls } from "../../../platform/db/batch-calls.ts";
import type { AuthoriseOutcome, AuthoriseRequest, CardShown, PaymentGateway, SaveCardOutcome } from "../port.ts";
import {
  type AskedOfCard,
  type Authorised,
  authorisePayments,
  closeReference,
  refundPart,
} from "./sandbox-authorisations.store.ts";
import { forgetCard, openCustomer, saveCardOf } from "./sandbox-cards.store.ts";
import {
  listPayments,
  loadPayment,
  type Moved,
  type Movement,
  movePayments,
  type SandboxBooks,
} from "./sandbox-payments.store.ts";

/**
 * Path at which the sandbox takes cards from the browser. It is outside the API, which never receives a card
 * number.
 */
export const SANDBOX_PATH = "/sandbox-gateway";

/**
 * Creates the payment processor of development, tests and demonstrations. It runs in this process, with its
 * payments in the database. Test cards simulate each failure. payment#sandbox, docs/sandbox.md.
 */
export function createSandboxGateway(books: SandboxBooks): PaymentGateway {
  const capture = movementTogether(books, { from: "authorised", to: "captured", kind: "capture" });
  const voidPayment = movementTogether(books, { from: "authorised", to: "voided", kind: "void" });
  const ask = batchCalls((asked: readonly AskedOfCard[]) => authorisePayments(books, asked));
  return {
    processor: "sandbox",
    account: null,
    name: "sandbox",
    publicConfig: { tokenUrl: `${SANDBOX_PATH}/tokens`, publishableKey: null },
    // The page renders the card fields itself, and the sandbox has the same origin.
    pageSources: { script: [], frame: [], connect: [], formAction: [] },
    authorise: (request) => authorise(ask, request),

    async capture(reference) {
      const { moved, state, behaviour } = await capture(reference);
      if (moved && behaviour === "drop-after-capture") return { outcome: "unknown" };
      return { outcome: state === "captured" ? "captured" : "refused" };
    },

    async void(reference) {
      const known = await closeReference(books, reference);
      const state = known === "authorised" ? (await voidPayment(reference)).state : known;
      return { outcome: state === "captured" ? "captured" : "voided" };
    },

    refund: async (reference, part) => ({
      outcome: (await refundPart(books, reference, part)) ? "refunded" : "refused",
    }),

    async find(reference) {
      const payment = await loadPayment(books, { reference });
      const { state = "none", refundedCents = ZERO_CENTS } = payment ?? {};
      return { outcome: "found", state, card: cardShown(payment), refundedCents };
    },

    list: async (since, after) => ({ outcome: "listed", payments: await listPayments(books, since, after) }),

    createCustomer: async () => ({ outcome: "created", customer: await openCustomer(books) }),
    saveCard: (card) => saveCard(books, card),
    forgetCard: async (card) => {
      await forgetCard(books, card);
      return { outcome: "forgotten" };
    },
  };
}

/** Batches the concurrent captures, or voids, into one statement. */
function movementTogether(books: SandboxBooks, movement: Movement): (reference: string) => Promise<Moved> {
  return batchCalls((references: readonly string[]) => movePayments(books, references, movement));
}

async function authorise(
  ask: (asked: AskedOfCard) => Promise<Authorised>,
  { reference, token, customer, amountCents, challenge }: AuthoriseRequest,
): Promise<AuthoriseOutcome> {
  const isChallengeRequired = challenge === "required";
  const asked = await ask({ reference, token, customer, amountCents, isChallengeRequired });
  const { behaviour } = asked;
  if (behaviour === "unreachable") return { outcome: "unreachable" };
  if (asked.isAsked) {
    return { outcome: "challenge", challengeUrl: `${SANDBOX_PATH}/challenges/${encodeURIComponent(token)}` };
  }
  if (asked.state !== "authorised") return { outcome: "declined" };
  if (behaviour === "timeout") return { outcome: "unknown" };
  if (behaviour === "fail-after-authorise") return { outcome: "failed" };
  return { outcome: "approved", card: cardShown(asked) };
}

/** Saves a card; rejects a card that payments decline. */
async function saveCard(books: SandboxBooks, card: { token: string; customer: string }): Promise<SaveCardOutcome> {
  const saved = await saveCardOf(books, card);
  if (saved === null || saved.behaviour === "decline") return { outcome: "refused" };
  if (saved.behaviour === "unreachable") return { outcome: "unreachable" };
  const { token, type, last4, expiryDate } = saved;
  return { outcome: "saved", token, card: { type, last4, expiryDate, fingerprint: fingerprintOf(saved) } };
}

/** Returns a fingerprint of all that distinguishes test cards. */
function fingerprintOf({ type, last4, behaviour }: { type: string; last4: string; behaviour: string }): string {
  return `sandbox_${createHash("sha256").update([type, last4, behaviour].join(" ")).digest("hex").slice(0, 32)}`;
}

function cardShown(card: CardShown | null): CardShown {
  return { type: card?.type ?? null, last4: card?.last4 ?? null };
}
