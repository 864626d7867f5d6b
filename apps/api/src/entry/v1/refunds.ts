import { contract, type PartnerRefundData, type PartnerRefundWhatData, REFUND_DESTINATIONS } from "@comptoir/contract";
import { isRefused, parseCents } from "@comptoir/ordering";
import { currentOrder } from "../../ordering/board/act-on-order.ts";
import { refuseRefund } from "../../ordering/board/refund-routes.ts";
import { refundOnBoard } from "../../ordering/orders/board/refund-on-board.ts";
import { isOrderId } from "../../ordering/orders/order-id.ts";
import type { GivenBack } from "../../ordering/orders/order-record.ts";
import type { RefundRequest } from "../../ordering/orders/refund/refund-order.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { showOrders } from "./show-order.ts";
import { type V1Deps, venueOfKey } from "./v1-deps.ts";

/** Mounts the call by which other systems refund orders, as managers do on the board. partners#v1-refund. */
export function mountV1Refunds(app: ApiApp, deps: V1Deps): void {
  app.openapi(contract.v1.refundPartnerOrder, async (c) => {
    const at = await venueOfKey(c, deps);
    const order = { restaurantId: at.venue.restaurantId, orderId: c.req.valid("param").id.toLowerCase() };
    if (!isOrderId(order.orderId)) return refuse(c, "notFound");
    const { version = null, reason, what } = c.req.valid("json");
    const request = { key: c.req.valid("header")["idempotency-key"].toLowerCase(), reason, what: readWhat(what) };
    const answer = await refundOnBoard(deps, order, request, { version, by: at.who });
    if (isRefused(answer)) {
      const { refused } = answer;
      if (refused.code === "key-used") return refuse(c, "refundMismatch");
      if (refused.code !== "order-changed") return refuseRefund(c, { refused });
    }
    const shown = (await showOrders(deps.database, at, [order.orderId])).get(order.orderId);
    if (shown === undefined) throw new Error("The order of a refund was not found.");
    if (!isRefused(answer)) return c.json({ refund: formatRefund(answer.given), order: shown }, 200);
    return refuse(c, "orderChanged", { current: await currentOrder(deps, order, { order: shown }) });
  });
}

function readWhat(what: PartnerRefundWhatData): RefundRequest["what"] {
  if (what.of === "all") return what;
  if (what.of === "lines") {
    return { of: "lines", lines: what.lines.map(({ line, quantity }) => ({ lineNumber: line, quantity })) };
  }
  const amountCents = parseCents(what.amount);
  if (amountCents === null) throw new Error(`The amount "${what.amount}" passed its schema.`);
  return { of: "amount", amountCents };
}

/** Formats a refund, with the means that get a part of it. payment#refund-means. */
function formatRefund(given: GivenBack): PartnerRefundData {
  const to = REFUND_DESTINATIONS.map((where) => ({ where, amount: given[where] ?? "0.00" }));
  return {
    amount: given.amount,
    taxes: given.taxes ?? "0.00",
    tip: given.tip ?? "0.00",
    to: to.filter(({ amount }) => Number(amount) !== 0),
    lines: given.lines.map(({ name, quantity, amount }) => ({ name, quantity, amount })),
  };
}
