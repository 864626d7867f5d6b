import { cents, formatCents } from "@comptoir/ordering";
import { csvOfDays, dayCells } from "@comptoir/receipt";
import { type BooksDifference, checkBooks } from "../../money/books/check-books.ts";
import { type KitchenTotals, totalsOfDay } from "../../money/books/day-totals.ts";
import { findRestaurant, readDay } from "./arguments.ts";
import { type Command, countOf, EXIT, textOption } from "./command.ts";

/** `comptoir books check`. operations#books-check-command. */
export const booksCheck: Command = {
  name: "books check",
  usage: "",
  summary: "Compares orders, payments, gateways and the ledger, and lists each difference.",
  details: "Changes nothing, and may run while servers do. The exit code is 1 if there is a difference.",
  takes: [0, 0],
  run: async ({ database, clock, openGateways, say, complain }) => {
    const gateways = await openGateways(database);
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
    return `${difference.processor}: payment ${reference}, $${formatCents(amountCents)}, ${state}, was not found here.`;
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
    case "account-credit-without-owner":
      return `An account that is gone has $${formatCents(bookedCents)} of credit at ${restaurantId}, for order ${orderId}.`;
    case "payment-not-booked":
      return `Payment ${paymentId} of order ${orderId} of ${restaurantId} is not in the ledger: ${amounts}.`;
    case "payment-missing":
      return `Payment ${paymentId} of order ${orderId} of ${restaurantId} is in the ledger alone: ${amounts}.`;
    case "payment-differs":
      return `Payment ${paymentId} of order ${orderId} of ${restaurantId} holds or took ${amounts}.`;
    case "fees-differ":
      return `Payment ${paymentId} of order ${orderId} of ${restaurantId} cost fees of ${amounts}.`;
    case "tables-differ":
      return `Payments at tables of ${restaurantId}, and the rounds that they paid: ${amounts}.`;
    case "closes-differ":
      return `A closed day of ${restaurantId}: $${formatCents(expectedCents)} in its closes, $${formatCents(bookedCents)} in the ledger.`;
    case "gift-cards-differ":
      return `The gift cards of ${restaurantId} hold ${amounts}.`;
    case "points-differ":
      return `The points of ${restaurantId} have paid ${amounts}.`;
  }
}

/** `comptoir books day DATE`. operations#books-day-command. */
export const booksDay: Command = {
  name: "books day",
  usage: "YYYY-MM-DD [--restaurant SLUG] [--csv]",
  summary: "Totals each kitchen's sales of a day by tax and payment method, and its movements of money.",
  details: [
    "The day is in the restaurant's time zone. Sales are dishes and mandatory charges after discounts and refunds, without",
    "taxes. --csv writes one row for each amount, for a spreadsheet.",
  ].join("\n"),
  options: { restaurant: { type: "string" }, csv: { type: "boolean" } },
  takes: [1, 1],
  run: async (context, [date = ""], options) => {
    const day = readDay(date);
    const slug = textOption(options, "restaurant");
    const restaurantId = slug === undefined ? null : (await findRestaurant(context, slug)).restaurantId;
    const kitchens = await totalsOfDay(context, { day, restaurantId });
    if (options.csv) {
      context.write(csvOfDays(kitchens.map((totals) => ({ day, kitchen: nameOf(totals), totals }))));
      return EXIT.ok;
    }
    if (kitchens.length === 0) context.say(`Nothing moved on ${day}.`);
    for (const kitchen of kitchens) sayKitchen(context.say, kitchen);
    if (kitchens.length > 1) {
      context.say(
        line(
          "All kitchens",
          kitchens.reduce((sum, { totalCents }) => sum + totalCents, 0),
        ),
      );
    }
  },
};

function sayKitchen(say: (line: string) => void, kitchen: KitchenTotals): void {
  say(`${nameOf(kitchen)}: ${kitchen.orders} order${kitchen.orders === 1 ? "" : "s"}`);
  for (const { group, name, cents: amount } of dayCells(kitchen)) {
    if (amount !== undefined) say(line(`  ${GROUPS[group] ?? ""}${name}`, amount));
  }
}

const GROUPS: Readonly<Record<string, string>> = {
  "of-sales": "  of which ",
  "of-total": "  ",
  discount: "already taken off: ",
  method: "paid by ",
  cost: "cost: ",
  movement: "moved: ",
};

function nameOf({ slug, restaurantId }: KitchenTotals): string {
  return slug ?? restaurantId;
}

function line(name: string, amount: number): string {
  return name.padEnd(44) + formatCents(cents(amount)).padStart(12);
}
