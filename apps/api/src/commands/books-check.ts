import { formatCents } from "@comptoir/ordering";
import { type BooksDifference, checkBooks } from "../books/check-books.ts";
import { withTimeouts } from "../gateways/payment/payment-gateways.ts";
import { DEFAULT_CONFIG } from "../settings.ts";
import { type Command, EXIT } from "./command.ts";
import { countOf } from "./venue-validate.ts";

/** `comptoir books check`. operations#books-check-command. */
export const booksCheck: Command = {
  name: "books check",
  usage: "",
  summary: "Proves that orders, payments, gateways and the ledger agree, or names each difference.",
  details: "Changes nothing, and may run while servers do. Ends with 1 when something differs.",
  takes: [0, 0],
  run: async ({ database, clock, openGateways, say, complain }) => {
    const gateways = withTimeouts(await openGateways(database), DEFAULT_CONFIG.gatewayTimeoutMs);
    let differences = 0;
    for await (const difference of checkBooks({ database, gateways }, clock())) {
      differences += 1;
      say(lineOf(difference));
    }
    if (differences === 0) {
      say("The books agree.");
      return EXIT.ok;
    }
    complain(`The books do not agree: ${countOf(differences, "difference")}.`);
    return EXIT.refused;
  },
};

function lineOf(difference: BooksDifference): string {
  if (difference.kind === "gateway-silent")
    return `${difference.processor} did not answer: nothing is known of its payments.`;
  if (difference.kind === "gateway-unknown") {
    const { reference, amountCents, state } = difference.listed;
    return `${difference.processor}: payment ${reference}, $${formatCents(amountCents)}, ${state}, is not here.`;
  }
  if (difference.kind === "gateway-differs") {
    const { payment, state, listed } = difference;
    const there = listed ? `, $${formatCents(listed.amountCents)}` : "";
    return `Payment ${payment.paymentId} of order ${payment.orderId}: ${payment.status}, $${formatCents(payment.amountCents)} here; ${state}${there} at ${payment.processor}.`;
  }
  const { kind, restaurantId, orderId, paymentId, expectedCents, bookedCents } = difference;
  const amounts = `$${formatCents(expectedCents)} here, $${formatCents(bookedCents)} in the ledger`;
  switch (kind) {
    case "order-not-booked":
      return `Order ${orderId} of ${restaurantId} is not in the ledger: ${amounts}.`;
    case "order-missing":
      return `Order ${orderId} of ${restaurantId} is in the ledger alone: ${amounts}.`;
    case "order-differs":
      return `Order ${orderId} of ${restaurantId} owes ${amounts}.`;
    case "order-open":
      return `Order ${orderId} of ${restaurantId} has still to be paid: ${amounts}.`;
    case "order-status":
      return `Order ${orderId} of ${restaurantId} says another thing of payment ${paymentId} than the payment: $${formatCents(expectedCents)} and $${formatCents(bookedCents)}.`;
    case "tenders-differ":
      return `Order ${orderId} of ${restaurantId} comes to $${formatCents(expectedCents)}, and is paid by $${formatCents(bookedCents)}.`;
    case "account-credit-differs":
      return `Account credit of ${restaurantId}: ${amounts}.`;
    case "account-credit-of-nobody":
      return `An account that is gone has $${formatCents(bookedCents)} of credit at ${restaurantId}, for order ${orderId}.`;
    case "payment-not-booked":
      return `Payment ${paymentId} of order ${orderId} of ${restaurantId} is not in the ledger: ${amounts}.`;
    case "payment-missing":
      return `Payment ${paymentId} of order ${orderId} of ${restaurantId} is in the ledger alone: ${amounts}.`;
    case "payment-differs":
      return `Payment ${paymentId} of order ${orderId} of ${restaurantId} holds or took ${amounts}.`;
    case "gift-cards-differ":
      return `The gift cards of ${restaurantId} hold ${amounts}.`;
    case "points-differ":
      return `The points of ${restaurantId} have paid ${amounts}.`;
  }
}
