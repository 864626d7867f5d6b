import { contract, REFUND_DESTINATIONS, type RefundQuoteData, type RefundWhatData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { cents, isRefused, parseCents, type Refused } from "@comptoir/ordering";
import type { Context } from "hono";
import { staffCaller } from "../../people/caller.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { refundOnBoard } from "../orders/board/refund-on-board.ts";
import type { OrderDeps } from "../orders/order-deps.ts";
import { isOrderId } from "../orders/order-id.ts";
import type { GivenBack } from "../orders/order-record.ts";
import {
  quoteRefund,
  type RefundNotPossible,
  type RefundQuoteRefusal,
  type RefundRequest,
} from "../orders/refund/refund-order.ts";
import { currentOrder } from "./act-on-order.ts";
import { orderAnswer } from "./order-answer.ts";

/** Mounts the calls by which managers refund orders. api#board-refund. */
export function mountRefunds(app: ApiApp, deps: OrderDeps): void {
  app.openapi(contract.board.quoteRefund, async (c) => {
    const order = { restaurantId: staffCaller(c).restaurantId, orderId: c.req.valid("param").id.toLowerCase() };
    if (!isOrderId(order.orderId)) return refuse(c, "notFound");
    const quote = await quoteRefund(deps, order, readWhat(c.req.valid("json").what));
    if (isRefused(quote)) return refuseRefund(c, quote);
    const { version, given, leftCents, leftLines } = quote;
    const lines = leftLines.map(({ lineNumber: line, name, quantity }) => ({ line, name, quantity }));
    return c.json({ version, refund: formatRefund(given), left: { cents: leftCents, lines } }, 200);
  });

  app.openapi(contract.board.refundOrder, async (c) => {
    const by = staffCaller(c);
    const order = { restaurantId: by.restaurantId, orderId: c.req.valid("param").id.toLowerCase() };
    const venue = isOrderId(order.orderId) ? await deps.venues.byId(order.restaurantId) : null;
    if (venue === null) return refuse(c, "notFound");
    const { key, version, reason, what } = c.req.valid("json");
    const answer = await refundOnBoard(deps, order, { key, reason, what: readWhat(what) }, { version, by });
    if (!isRefused(answer)) {
      return c.json({ refund: formatRefund(answer.given), ...(await orderAnswer(deps, venue, order.orderId)) }, 200);
    }
    const { refused } = answer;
    if (refused.code === "key-used") return refuse(c, "refundMismatch");
    if (refused.code !== "order-changed") return refuseRefund(c, { refused });
    const shown = await orderAnswer(deps, venue, order.orderId);
    return refuse(c, "orderChanged", { current: await currentOrder(deps, order, shown) });
  });
}

function readWhat(what: RefundWhatData): RefundRequest["what"] {
  if (what.of === "amount") return { of: "amount", amountCents: cents(what.cents) };
  if (what.of === "all") return what;
  return { of: "lines", lines: what.lines.map(({ line, quantity }) => ({ lineNumber: line, quantity })) };
}

/** Formats a refund in cents, with the means that get a part of it. payment#refund-means. */
function formatRefund(given: GivenBack): RefundQuoteData {
  const to = REFUND_DESTINATIONS.map((where) => ({ where, cents: centsOf(given[where]) }));
  return {
    cents: centsOf(given.amount),
    taxesCents: centsOf(given.taxes),
    tipCents: centsOf(given.tip),
    to: to.filter((one) => one.cents !== 0),
    lines: given.lines.map(({ name, quantity, amount }) => ({ name, quantity, cents: centsOf(amount) })),
  };
}

function centsOf(amount = "0.00"): number {
  const parsed = parseCents(amount);
  if (parsed === null) throw new Error(`Invalid amount of a refund: "${amount}".`);
  return parsed;
}

/** Refuses a refund that is not possible, and says why. board#refund. */
export function refuseRefund(c: Context<ApiEnv>, { refused }: Refused<RefundQuoteRefusal>) {
  if (refused.code === "order-unknown") return refuse(c, "notFound");
  if (refused.code === "is-cancelled") return refuse(c, "orderCancelled");
  return refuse(c, "refundNotPossible", { message: whyNot(refused, c.var) });
}

function whyNot(refused: RefundNotPossible, language: Pick<ApiEnv["Variables"], "locale">): string {
  switch (refused.code) {
    case "not-captured":
      return m.refusal_refund_not_paid({}, language);
    case "nothing-left":
      return m.refusal_refund_nothing_left({}, language);
    case "too-much":
      return m.refusal_refund_too_much({ amount: formatMoney(refused.leftCents, language.locale) }, language);
    case "too-many":
      return m.refusal_refund_too_many({ count: refused.leftQuantity }, language);
    case "line-unknown":
    case "line-number-unknown":
      return m.refusal_refund_line({}, language);
  }
}
