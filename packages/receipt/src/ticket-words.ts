import type { OrderData } from "@comptoir/contract";
import { formatDate, formatMoney, formatTimeOfDay, m } from "@comptoir/messages";
import { isOver, type LocalMoment, tableName } from "@comptoir/ordering";
import { saidAllergyWords } from "./allergy-words.ts";
import { centsOf } from "./bill-rows.ts";
import { foodList } from "./food-words.ts";
import { kitchenWords, viewOfPricedLine } from "./line-view.ts";
import { paymentWords } from "./payment-words.ts";
import { refundRows } from "./refund-words.ts";
import { remarkWords, whoWords } from "./said-words.ts";

export type TicketChild = {
  readonly name: string;
  readonly class: string;
  readonly allergies: readonly string[];
  readonly note: string | null;
};

/**
 * Returns the lines of an order's kitchen ticket, with choices indented below their dish. `at` converts an
 * instant to the restaurant's wall clock. operations#order-commands.
 */
export function ticketWords(
  order: OrderData,
  { child, at }: { readonly child: TicketChild | null; readonly at: (instant: string) => LocalMoment },
): string[] {
  const ready = at(order.readyAt);
  const time = m.order_on_day_at({ day: formatDate(ready.date), time: formatTimeOfDay(ready.minutes) });
  const { destination, status } = order;
  const when = destination.kind === "school-date" ? formatDate(destination.date) : time;
  const who = whoWords(order.contact);
  const lines = [
    `${m.ticket_number({ number: order.number })} · ${whereTo(order)} · ${STATUS_WORDS[status]()}`,
    isOver(status) || order.date !== null || destination.kind === "school-date" ? when : m.ticket_asap({ time: when }),
    ...saidAllergyWords(order.diners),
    ...(who === "" ? [] : [who]),
    ...(child ? childWords(child) : []),
    ...(order.checkId ? [m.run_sheet_check_id()] : []),
    ...remarkWords(order),
    "",
    ...order.items.flatMap((item) => {
      const line = viewOfPricedLine(item);
      return [`${line.quantity} × ${line.name}`, ...kitchenWords(line).map((words) => `    ${words}`)];
    }),
    "",
    `${formatMoney(centsOf(order.payment.amount))} · ${paymentWords(order)}`,
    ...refundRows(order, at).flatMap(({ kind, words, amount }) => (kind === "heading" ? `${words}: ${amount}` : [])),
  ];
  // Indents the further lines of a text below its first.
  return lines.map((line) => line.replaceAll(/\r?\n/g, "\n    "));
}

const STATUS_WORDS: Readonly<Record<OrderData["status"], () => string>> = {
  placed: m.ticket_placed,
  "in-progress": m.ticket_in_progress,
  ready: m.ticket_ready,
  completed: m.ticket_completed,
  cancelled: m.ticket_cancelled,
};

function whereTo({ destination }: OrderData): string {
  switch (destination.kind) {
    case "table":
      return m.ticket_table({ table: tableName(destination.tableNum) });
    case "pickup":
      return m.ticket_pickup();
    case "delivery-area": {
      const { location, area } = destination;
      return m.ticket_deliver({ place: area === null ? location : `${location}, ${area}` });
    }
    case "delivery-address":
      return m.ticket_deliver({ place: destination.address });
    case "suite":
      return destination.name ?? m.ticket_suite();
    case "school-date":
      return m.ticket_school();
  }
}

function childWords({ name, class: className, allergies, note }: TicketChild): string[] {
  return [
    `${className} · ${name}`,
    ...(allergies.length === 0 ? [] : [m.school_label_allergies({ foods: foodList(allergies) })]),
    ...(note ? [note] : []),
  ];
}
