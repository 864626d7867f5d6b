import type { AuthoriseRequest, CardShown, PaymentGateway } from "../../gateways/payment/port.ts";

/** Outcome of an authorisation: the card, or the refusal to show and the status to record. */
export type CardOutcome =
  | { readonly approved: true; readonly card: CardShown }
  | {
      readonly approved: false;
      readonly reason: "cardDeclined" | "processorUnreachable" | "transactionFailed" | "challengeRequired";
      /**
       * `declined` if certainly nothing is authorised; `voiding` if an authorisation may exist and must be
       * voided.
       */
      readonly leaves: "declined" | "voiding";
      readonly challengeUrl?: string;
    };

/**
 * Authorises an amount. If the answer is lost, looks up the state at the gateway. If that fails too, returns
 * `voiding`. payment#void.
 */
export async function authoriseCard(gateway: PaymentGateway, request: AuthoriseRequest): Promise<CardOutcome> {
  const answer = await gateway.authorise(request);
  switch (answer.outcome) {
    case "approved":
      return { approved: true, card: answer.card };
    case "declined":
      return { approved: false, reason: "cardDeclined", leaves: "declined" };
    case "challenge":
      return { approved: false, reason: "challengeRequired", leaves: "declined", challengeUrl: answer.challengeUrl };
    case "unreachable":
      return { approved: false, reason: "processorUnreachable", leaves: "voiding" };
    case "failed":
      return { approved: false, reason: "transactionFailed", leaves: "voiding" };
    case "unknown":
      return findOutcome(gateway, request.reference);
  }
}

async function findOutcome(gateway: PaymentGateway, reference: string): Promise<CardOutcome> {
  const found = await gateway.find(reference);
  if (found.outcome === "found" && found.state === "authorised") return { approved: true, card: found.card };
  if (found.outcome === "found" && found.state === "declined") {
    return { approved: false, reason: "cardDeclined", leaves: "declined" };
  }
  return { approved: false, reason: "transactionFailed", leaves: "voiding" };
}
