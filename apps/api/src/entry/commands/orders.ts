import { runWithLocale } from "@comptoir/messages/server";
import {
  cents,
  DECLINE_REASONS,
  DECLINE_WORDS_MAX,
  formatCents,
  formatClockTime,
  isRefused,
  orderingSettings,
  parseDecline,
  tableName,
} from "@comptoir/ordering";
import { ticketWords } from "@comptoir/receipt";
import { acceptOrder, declineOrder } from "../../ordering/orders/board/answer-order.ts";
import type { BoardRefusal } from "../../ordering/orders/board/board-acts.ts";
import {
  type ListedDays,
  listOrdersOfDay,
  loadTicket,
  type OrderInList,
} from "../../ordering/orders/follow/orders-of-staff.ts";
import { type MoveOnRefusal, moveOrder, moveOrderOn } from "../../ordering/orders/refund/move-order.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import { buildVenue } from "../../venue/venues/loaded-venue.ts";
import { dayOption, findOrder, findRestaurant, namedLocale, readStatus } from "./arguments.ts";
import { type Command, CommandRefusal, EXIT, type OptionValues, textOption } from "./command.ts";

/** `comptoir orders list SLUG`. operations#order-commands. */
export const ordersList: Command = {
  name: "orders list",
  usage: "SLUG [--day YYYY-MM-DD | --all] [--status STATUS] [--json]",
  summary: "Lists a restaurant's orders of a day, by default today's.",
  details:
    "Prints one line per order: number, status, wanted time, destination, person, dishes, until when it waits for an answer, notes, amounts. --json adds the order's id.",
  options: {
    day: { type: "string" },
    all: { type: "boolean" },
    status: { type: "string" },
    json: { type: "boolean" },
  },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    if (options.all && options.day !== undefined) {
      throw new CommandRefusal("--all and --day exclude each other.", EXIT.usage);
    }
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const { zone } = orderingSettings(settings);
    const filter = { days: readDays(options), status: readStatus(textOption(options, "status")) };
    const { day, orders } = await listOrdersOfDay(context, { restaurantId, zone }, filter);
    if (options.json) context.say(JSON.stringify(orders, null, 2));
    else if (orders.length === 0) context.say(day === null ? "There are no orders." : `There are no orders on ${day}.`);
    else for (const order of orders) context.say(listLine(order, zone));
  },
};

function readDays(options: OptionValues): ListedDays {
  if (options.all) return "all";
  const day = dayOption(options);
  return day === null ? "today" : { day };
}

function listLine(order: OrderInList, zone: string): string {
  const { suite, tableNum, deliverTo, person, remarks, awaitsUntil } = order;
  const ready = localMomentOf(order.readyAt, zone);
  const day = ready.date === order.localDay ? "" : `${ready.date} `;
  const place = tableNum === null ? (suite ?? (deliverTo && `to ${deliverTo}`)) : `table ${tableName(tableNum)}`;
  const answerBy = awaitsUntil && `answer by ${formatClockTime(localMomentOf(awaitsUntil, zone).minutes)}`;
  const said = [
    ...(answerBy ? [answerBy] : []),
    ...(remarks.diners?.length ? ["allergies"] : []),
    ...(remarks.checkId ? ["check ID"] : []),
    ...(hasSaid(order) ? ["note"] : []),
  ];
  return [
    `${order.localDay} no. ${order.number}`,
    order.status.padEnd(11),
    `for ${day}${formatClockTime(ready.minutes)}`,
    [order.type, ...(place ? [place] : []), ...(person ? [person] : [])].join(", ").padEnd(20),
    order.dishes.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
    ...said,
    `$${formatCents(cents(order.totalWithTipCents))} ${order.paymentStatus}`,
    ...(order.refundedCents > 0 ? [`refunded $${formatCents(cents(order.refundedCents))}`] : []),
  ].join("  ");
}

/** Returns whether the guest left notes, answers or memos, which the list omits. */
function hasSaid({ remarks, dishes }: OrderInList): boolean {
  return remarks.notes !== null || remarks.questions.length > 0 || dishes.some(({ hasMemo }) => hasMemo);
}

/** `comptoir orders show SLUG ORDER`. operations#order-commands. */
export const ordersShow: Command = {
  name: "orders show",
  usage: "SLUG ORDER [--day YYYY-MM-DD] [--locale LOCALE] [--json]",
  summary: "Shows an order as the kitchen sees it, or all of its data with --json.",
  details: [
    "ORDER is the number on today's receipt, or on that of --day, or the order's id.",
    "The language is the venue's own, or that of --locale (en-CA or fr-CA).",
  ].join("\n"),
  options: { day: { type: "string" }, locale: { type: "string" }, json: { type: "boolean" } },
  takes: [2, 2],
  run: async (context, [slug = "", word = ""], options) => {
    const { orderId } = await findOrder(context, slug, word, options);
    const venue = buildVenue(await findRestaurant(context, slug));
    const locale = namedLocale(options, venue.defaultLocale);
    const ticket = await loadTicket(context.database, orderId, { venue, locale });
    if (!ticket) throw new CommandRefusal(`There is no order ${word} here.`);
    const { order, child } = ticket;
    const at = (instant: string) => localMomentOf(new Date(instant), order.zone);
    const words = options.json
      ? JSON.stringify({ ...order, child }, null, 2)
      : runWithLocale(locale, () => ticketWords(order, { child, at })).join("\n");
    context.say(words);
  },
};

/** `comptoir orders move SLUG ORDER STATUS`. operations#order-commands. */
export const ordersMove: Command = {
  name: "orders move",
  usage: "SLUG ORDER [STATUS] [--day YYYY-MM-DD]",
  summary: "Moves an order to its next state, or to a given state.",
  details: [
    "The statuses are placed, in-progress, ready and completed, in this sequence; an order may also become cancelled. A",
    "cancelled order gives back what it took, and its payment is voided or refunded. ORDER is as for orders show.",
  ].join("\n"),
  options: { day: { type: "string" } },
  takes: [2, 3],
  run: async (context, [slug = "", word = "", state], options) => {
    const named = readStatus(state);
    const order = await findOrder(context, slug, word, options);
    const result = named ? await moveOrder(context, order, named) : await moveOrderOn(context, order);
    if (isRefused(result)) throw new CommandRefusal(moveRefusal(result.refused, word));
    context.say(`Order ${word} is ${result.moved.status}.`);
  },
};

/** `comptoir orders accept SLUG ORDER`. operations#order-commands. */
export const ordersAccept: Command = {
  name: "orders accept",
  usage: "SLUG ORDER [--day YYYY-MM-DD]",
  summary: "Accepts an order that waits for the restaurant's answer; its card is then charged.",
  details: "ORDER is as for orders show.",
  options: { day: { type: "string" } },
  takes: [2, 2],
  run: async (context, [slug = "", word = ""], options) => {
    const order = await findOrder(context, slug, word, options);
    const result = await acceptOrder(context, order, BY_COMMAND);
    if (isRefused(result)) throw new CommandRefusal(boardRefusal(result.refused, word));
    context.say(`Order ${word} is accepted.`);
  },
};

/** `comptoir orders decline SLUG ORDER REASON`. operations#order-commands. */
export const ordersDecline: Command = {
  name: "orders decline",
  usage: "SLUG ORDER REASON [--words TEXT] [--day YYYY-MM-DD]",
  summary: "Declines an order: it costs its guest nothing, and the guest is told why.",
  details: [
    `REASON is ${DECLINE_REASONS.join(", ")}; other needs --words. What the order took is given back, and its payment is`,
    "voided or refunded. ORDER is as for orders show.",
  ].join("\n"),
  options: { day: { type: "string" }, words: { type: "string" } },
  takes: [3, 3],
  run: async (context, [slug = "", word = "", named = ""], options) => {
    const order = await findOrder(context, slug, word, options);
    const reason = DECLINE_REASONS.find((one) => one === named);
    if (reason === undefined) throw new CommandRefusal(`REASON is one of ${DECLINE_REASONS.join(", ")}.`, EXIT.usage);
    const declined = parseDecline(reason, textOption(options, "words") ?? null);
    if (isRefused(declined)) {
      throw new CommandRefusal(`--words: a text of at most ${DECLINE_WORDS_MAX} characters.`, EXIT.usage);
    }
    const result = await declineOrder(context, order, { ...BY_COMMAND, declined });
    if (isRefused(result)) throw new CommandRefusal(boardRefusal(result.refused, word));
    context.say(`Order ${word} is declined.`);
  },
};

const BY_COMMAND = { version: null, by: "restaurant" } as const;

function boardRefusal(refused: BoardRefusal, word: string): string {
  switch (refused.code) {
    case "order-unknown":
    case "payment-under-way":
    case "move-not-possible":
      return moveRefusal(refused, word);
    case "is-cancelled":
      return `Order ${word} was cancelled.`;
    case "awaits-no-answer":
      return `Order ${word} does not wait for an answer.`;
    default:
      return `Order ${word} has changed. Try again.`;
  }
}

function moveRefusal(refused: MoveOnRefusal, word: string): string {
  switch (refused.code) {
    case "order-unknown":
      return `There is no order ${word} here.`;
    case "payment-under-way":
      return `The payment of order ${word} is being taken. Try again in a moment.`;
    case "goes-no-further":
      return `Order ${word} is ${refused.status}, and goes no further.`;
    case "move-not-possible":
      return `Order ${word} is ${refused.from}, and does not become ${refused.to}.`;
  }
}
