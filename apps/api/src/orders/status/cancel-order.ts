import type { contract } from "@comptoir/contract";
import { isRefused, type Refused } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { refuse } from "../../middleware/refuse.ts";
import { isOwner } from "../../people/owner.ts";
import { isWithinCutoff } from "../cutoff.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId } from "../order-id.ts";
import { moveOrder } from "./move-order.ts";
import { formatOrder } from "./order-answer.ts";
import type { OrderForMove } from "./order-moves.store.ts";
import { loadOrder } from "./orders.store.ts";

/** Why whoever asks cannot cancel an order. */
type CancelRefusal = { readonly code: "not-yours" | "too-late" | "is-cancelled" };

/** `POST /orders/{id}/cancel`. ordering#cancel-by-guest. */
export function handleCancelOrder(deps: OrderDeps): RouteHandler<typeof contract.orders.cancelOrder, ApiEnv> {
  return async (c) => {
    const { venue, caller } = c.var;
    const order = { restaurantId: venue.restaurantId, orderId: c.req.valid("param").id };
    if (!isOrderId(order.orderId)) return refuse(c, "notFound");
    const check = (found: OrderForMove): Refused<CancelRefusal> | null => {
      if (!isOwner(caller, found)) return { refused: { code: "not-yours" } };
      if (found.status === "cancelled") return { refused: { code: "is-cancelled" } };
      return isWithinCutoff(found, venue, deps.clock()) ? null : { refused: { code: "too-late" } };
    };
    const answer = await moveOrder(deps, order, "cancelled", check, caller);
    if (isRefused(answer) && answer.refused.code !== "is-cancelled") {
      const { code } = answer.refused;
      if (code === "order-unknown") return refuse(c, "notFound");
      return refuse(c, code === "not-yours" ? "notYours" : "cancelTooLate");
    }
    const cancelled = await loadOrder(deps.database, order);
    return cancelled ? c.json({ order: formatOrder(cancelled, caller) }, 200) : refuse(c, "notFound");
  };
}
