import { createHash } from "node:crypto";
import { ZERO_CENTS } from "@comptoir/ordering";
import { together } from "../../../platform/db/together.ts";
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

/** Where the sandbox takes cards from the browser; it lies outside the API, which never sees a number. */
export const SANDBOX_PATH = "/sandbox-gateway";

/**
 * The processor of development, tests and demonstrations: in this process, with books that outlive it, and test cards for
 * everything that goes wrong with real ones. payment#sandbox, docs/sandbox.md.
 */
export function createSandboxGateway(books: SandboxBooks): PaymentGateway {
  const capture = movementTogether(books, { from: "authorised", to: "captured", kind: "capture" });
  const voidPayment = movementTogether(books, { from: "authorised", to: "voided", kind: "void" });
  const ask = together((asked: readonly AskedOfCard[]) => authorisePayments(books, asked));
  return {
    processor: "sandbox",
    publicConfig: { tokenUrl: `${SANDBOX_PATH}/tokens`, publishableKey: null },
    // Its fields are the page's own, and it answers on our own origin.
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

/** Captures of the same moment are one statement of the books; so are voids. */
function movementTogether(books: SandboxBooks, movement: Movement): (reference: string) => Promise<Moved> {
  return together((references: readonly string[]) => movePayments(books, references, movement));
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

/** A card that would be declined is declined when it is saved, too. */
async function saveCard(books: SandboxBooks, card: { token: string; customer: string }): Promise<SaveCardOutcome> {
  const saved = await saveCardOf(books, card);
  if (saved === null || saved.behaviour === "decline") return { outcome: "refused" };
  if (saved.behaviour === "unreachable") return { outcome: "unreachable" };
  const { token, type, last4, expiryDate } = saved;
  return { outcome: "saved", token, card: { type, last4, expiryDate, fingerprint: fingerprintOf(saved) } };
}

/** Test cards differ in brand, last digits and behaviour: the books have nothing else to tell them apart by. */
function fingerprintOf({ type, last4, behaviour }: { type: string; last4: string; behaviour: string }): string {
  return `sandbox_${createHash("sha256").update([type, last4, behaviour].join(" ")).digest("hex").slice(0, 32)}`;
}

function cardShown(card: CardShown | null): CardShown {
  return { type: card?.type ?? null, last4: card?.last4 ?? null };
}
