import type { anotherRound } from "@comptoir/contract";
import { formatCartLines, isSameId, parseCartLines, restoreCart } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import { nameDropped } from "../cart/dropped-lines.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import type { OrderDeps } from "./order-deps.ts";
import { isOrderId } from "./order-id.ts";
import { findOrder } from "./status/orders.store.ts";

/**
 * `GET /orders/another-round/{id}`: what the menu still has of the order of a table, without its prices, since today's hold, and what
 * is left out. Whoever knows the order's unguessable id sees it, at its own restaurant. api#another-round-call,
 * ordering#another-round.
 */
export function handleAnotherRound({
  database,
}: Pick<OrderDeps, "database">): RouteHandler<typeof anotherRound, ApiEnv> {
  return async (c) => {
    const { id } = c.req.valid("param");
    const { venue, locale } = c.var;
    const order = isOrderId(id) ? await findOrder(database, id) : null;
    if (!order || !isSameId(order.venue.id, venue.id) || order.destination.kind !== "table") {
      return refuse(c, "notFound");
    }
    // What the table wrote to the kitchen was about the first round, too, and is kept.
    const lines = parseCartLines(order.items) ?? [];
    const restored = restoreCart(
      { restaurantId: venue.id, eventSuiteId: null, lines },
      {
        restaurantId: venue.id,
        eventSuiteId: null,
        loginRequired: false,
        authenticated: false,
        index: venue.index,
        maxItemsPerCart: venue.ordering.maxItemsPerCart,
      },
    );
    const { tableNum } = order.destination;
    const dropped = nameDropped(venue, restored.changes, locale);
    return c.json(
      {
        items: formatCartLines(restored.lines),
        tableInfo: { tableNum, label: tableNum },
        dropped,
        warning: dropped.length > 0,
      },
      200,
    );
  };
}
