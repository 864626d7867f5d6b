import { randomUUID } from "node:crypto";
import { formatCents, isRefused, parseCents } from "@comptoir/ordering";
import type { GivenBack } from "../../ordering/orders/order-record.ts";
import { type RefundOrderRefusal, type RefundRequest, refundOrder } from "../../ordering/orders/refund/refund-order.ts";
import { findOrder } from "./arguments.ts";
import { type Command, CommandRefusal, EXIT, type OptionValues, textOption } from "./command.ts";

const LINE = /^([1-9]\d{0,3})(?:x([1-9]\d{0,3}))?$/;
const TEXT_MAX = 200;

/** `comptoir orders refund SLUG ORDER`. operations#refund-command. */
export const ordersRefund: Command = {
  name: "orders refund",
  usage: "SLUG ORDER [--line N[xQUANTITY]]... [--amount AMOUNT] [--reason TEXT] [--key KEY] [--day YYYY-MM-DD]",
  summary: "Refunds an order in full, by line or by amount, to the means that paid it.",
  details: [
    "N is the number of a line on the receipt: --line 2 refunds what is left of the second line, --line 2x1 one portion of it.",
    "Discount, charges, taxes and tip are refunded in proportion. The card is refunded first, then account credit, then the",
    "gift card. Hand over yourself what was paid in person. The same --key with the same request is the same refund; with",
    "another request it is refused. The order stands, and gives back no stock and no slot: orders move cancels an order.",
    "ORDER is as for orders show.",
  ].join("\n"),
  options: {
    line: { type: "string", multiple: true },
    amount: { type: "string" },
    reason: { type: "string" },
    key: { type: "string" },
    day: { type: "string" },
  },
  takes: [2, 2],
  run: async (context, [slug = "", word = ""], options) => {
    const request: RefundRequest = {
      key: readKey(textOption(options, "key")),
      reason: textOption(options, "reason")?.slice(0, TEXT_MAX) ?? null,
      what: readWhat(options),
    };
    const order = await findOrder(context, slug, word, options);
    const answer = await refundOrder(context, order, request);
    if (isRefused(answer)) throw new CommandRefusal(refusalWords(answer.refused, word));
    if (answer.isReplayed) context.say(`That refund of order ${word} was made before.`);
    for (const line of wordsOf(answer.given)) context.say(line);
  },
};

function readKey(key: string | undefined): string {
  if (key === undefined) return randomUUID();
  if (key.length > TEXT_MAX) throw new CommandRefusal(`A key has at most ${TEXT_MAX} characters.`, EXIT.usage);
  return key;
}

function readWhat(options: OptionValues): RefundRequest["what"] {
  const amount = textOption(options, "amount");
  const lines = Array.isArray(options.line) ? options.line.map(String) : [];
  if (amount !== undefined && lines.length > 0)
    throw new CommandRefusal("Give either --line or --amount, not both.", EXIT.usage);
  if (amount !== undefined) {
    const amountCents = parseCents(amount);
    if (amountCents === null || amountCents <= 0) {
      throw new CommandRefusal("An amount has the form 5.00.", EXIT.usage);
    }
    return { of: "amount", amountCents };
  }
  if (lines.length === 0) return { of: "all" };
  return {
    of: "lines",
    lines: lines.map((text) => {
      const read = LINE.exec(text);
      if (!read) throw new CommandRefusal("A line has the form 2, or 2x1 for one portion of it.", EXIT.usage);
      return { lineNumber: Number(read[1]), quantity: read[2] === undefined ? null : Number(read[2]) };
    }),
  };
}

function refusalWords(refusal: RefundOrderRefusal, word: string): string {
  switch (refusal.code) {
    case "order-unknown":
      return `There is no order ${word} here.`;
    case "is-cancelled":
      return `Order ${word} is cancelled: its payment went back whole.`;
    case "key-used":
      return `This key made another refund of order ${word}.`;
    case "not-captured":
      return `The payment of order ${word} is not captured, or not any more.`;
    case "nothing-left":
      return `Nothing is left to give back of order ${word}.`;
    case "too-much":
      return `$${formatCents(refusal.leftCents)} are left of order ${word}.`;
    case "line-number-unknown":
      return `Order ${word} has no line ${refusal.lineNumber}.`;
    case "line-unknown":
      return `Order ${word} has no such line.`;
    case "too-many":
      return `${refusal.leftQuantity} are left of that line of order ${word}.`;
  }
}

function wordsOf({
  amount,
  taxes,
  tip,
  toCard,
  toGiftCard,
  toPoints,
  toCredit,
  offInvoice,
  atRestaurant,
  lines,
}: GivenBack): string[] {
  const to = [
    toCard === "0.00" ? [] : `$${toCard} to the card`,
    toGiftCard === "0.00" ? [] : `$${toGiftCard} to the gift card`,
    toCredit === undefined ? [] : `$${toCredit} to account credit`,
    toPoints === undefined ? [] : `$${toPoints} as points`,
    offInvoice === undefined ? [] : `$${offInvoice} less to be billed`,
    atRestaurant === "0.00" ? [] : `$${atRestaurant} to be handed over by you`,
  ].flat();
  return [
    `Refunded: ${amount}, including ${taxes} of taxes and ${tip} of tip.`,
    ...lines.map((line) => `  ${line.quantity} × ${line.name}: $${line.amount}`),
    `${to.join(", ")}.`,
  ];
}
