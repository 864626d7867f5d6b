import type { anotherRound } from "@comptoir/contract";
import { formatCartLines, isSameId, parseCartLines, reorder } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import { withStockOfDay } from "../../../venue/menus/current-stock.ts";
import { nameDropped } from "../../cart/dropped-lines.ts";
import { loadOwnTaken } from "../../quote/own-taken.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId } from "../order-id.ts";
import { findOrder } from "../orders.store.ts";

/**
 * Handles `GET /orders/another-round/{id}`: an order's lines that are still on the menu, the dropped lines,
 * and the table. There are no prices, because today's apply. While a guest changes the order, its own stock
 * counts as available. The unguessable id grants access, at the order's own restaurant only.
 * api#another-round-call, ordering#reorder, ordering#another-round.
 */
export function handleAnotherRound({
  database,
  clock,
}: Pick<OrderDeps, "database" | "clock">): RouteHandler<typeof anotherRound, ApiEnv> {
  return async (c) => {
    const { id } = c.req.valid("param");
    const { venue, locale, caller } = c.var;
    const order = isOrderId(id) ? await findOrder(database, id) : null;
    if (!order || !isSameId(order.venue.id, venue.id)) return refuse(c, "notFound");
    // Memos to the kitchen are kept for another round.
    const past = parseCartLines(order.items) ?? [];
    const { maxItemsPerCart } = venue.ordering;
    const { changing } = c.req.valid("query");
    const own = changing ? await loadOwnTaken(database, venue.restaurantId, { changeId: id, caller }) : null;
    const itemIds = past.map((line) => String(line.id));
    // A change keeps the order's time. Another round of a past order is for today.
    const { date } = localMomentOf((own && order.wantedAt) ?? clock(), venue.zone);
    const index = await withStockOfDay(database, venue, itemIds, date, own?.stock);
    const { lines, changes } = reorder([], past, { index, maxItemsPerCart });
    const { destination } = order;
    const tableInfo =
      destination.kind === "table" ? { tableNum: destination.tableNum, label: destination.tableNum } : null;
    const dropped = nameDropped(venue, changes, locale, order.items);
    return c.json({ items: formatCartLines(lines), tableInfo, dropped, warning: dropped.length > 0 }, 200);
  };
}
