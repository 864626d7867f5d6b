import { cents } from "@comptoir/ordering";
import type { AuthoriseOutcome, AuthoriseRequest, CardShown, PaymentGateway } from "../port.ts";
import { listPayments, loadPayment, movePayment, openPayment, type SandboxBooks } from "./sandbox-payments.store.ts";
import { loadToken, markSaved } from "./sandbox-tokens.store.ts";

/** Where the sandbox takes cards from the browser; it lies outside the API, which never sees a number. */
export const SANDBOX_PATH = "/sandbox-gateway";

/**
 * The processor of development, tests and demonstrations: in this process, with books that outlive it, and test cards for
 * everything that goes wrong with real ones. payment#sandbox, docs/sandbox.md.
 */
export function createSandboxGateway(books: SandboxBooks): PaymentGateway {
  return {
    processor: "sandbox",
    publicConfig: { tokenUrl: `${SANDBOX_PATH}/tokens`, publishableKey: null },
    // Its fields are the page's own, and it answers on our own origin.
    pageSources: { script: [], frame: [], connect: [], formAction: [] },
    authorise: (request) => authorise(books, request),

    async capture(reference) {
      const { moved, state, behaviour } = await movePayment(books, reference, {
        from: "authorised",
        to: "captured",
        kind: "capture",
      });
      if (moved && behaviour === "drop-after-capture") return { outcome: "unknown" };
      return { outcome: state === "captured" ? "captured" : "refused" };
    },

    async void(reference) {
      // The row that closes an unknown reference and the one that a late authorisation writes are the same row.
      const opened = await openPayment(books, { reference, token: null, amountCents: cents(0), state: "voided" });
      if (opened !== "authorised") return { outcome: opened === "captured" ? "captured" : "voided" };
      const { state } = await movePayment(books, reference, { from: "authorised", to: "voided", kind: "void" });
      return { outcome: state === "captured" ? "captured" : "voided" };
    },

    async refund(reference) {
      const { state } = await movePayment(books, reference, { from: "captured", to: "refunded", kind: "refund" });
      return { outcome: state === "refunded" ? "refunded" : "refused" };
    },

    async find(reference) {
      const payment = await loadPayment(books, reference);
      return { outcome: "found", state: payment?.state ?? "none", card: cardShown(payment) };
    },

    list: async (since, after) => ({ outcome: "listed", payments: await listPayments(books, since, after) }),

    saveCard: async (token) => ((await markSaved(books, token)) ? { outcome: "saved", token } : { outcome: "refused" }),
  };
}

async function authorise(books: SandboxBooks, request: AuthoriseRequest): Promise<AuthoriseOutcome> {
  const { reference, token, amountCents } = request;
  const card = await loadToken(books, token);
  if (card?.behaviour === "unreachable") return { outcome: "unreachable" };
  const isAsked = card?.behaviour === "challenge" || (card !== null && request.challenge === "required");
  if (isAsked && !card.challengePassed) {
    return { outcome: "challenge", challengeUrl: `${SANDBOX_PATH}/challenges/${encodeURIComponent(token)}` };
  }
  const state = await openPayment(books, {
    reference,
    token,
    amountCents,
    state: card === null || card.behaviour === "decline" ? "declined" : "authorised",
  });
  if (state !== "authorised") return { outcome: "declined" };
  if (card?.behaviour === "timeout") return { outcome: "unknown" };
  if (card?.behaviour === "fail-after-authorise") return { outcome: "failed" };
  return { outcome: "approved", card: cardShown(card) };
}

function cardShown(card: CardShown | null): CardShown {
  return { type: card?.type ?? null, last4: card?.last4 ?? null };
}
