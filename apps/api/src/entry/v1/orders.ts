import { contract } from "@comptoir/contract";
import { isOver } from "@comptoir/ordering";
import { isOrderId } from "../../ordering/orders/order-id.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import { pageOpenOrders, pageOrdersOfDay } from "./orders-page.store.ts";
import { showOrders } from "./show-order.ts";
import { type V1Deps, venueOfKey } from "./v1-deps.ts";

/** Mounts the calls by which other systems read orders. partners#v1-orders. */
export function mountV1Orders(app: ApiApp, deps: V1Deps): void {
  const { database } = deps;

  app.openapi(contract.v1.listPartnerOrders, async (c) => {
    const at = await venueOfKey(c, deps);
    const { status = null, day = null, after, limit } = c.req.valid("query");
    // Without a day only open orders are listed, which an index finds among years of others.
    if (day === null && status !== null && isOver(status)) return refuseField(c, "day", "required");
    const [beforeDay = null, number] = after?.split(".") ?? [];
    const beforeNumber = number === undefined ? null : Number(number);
    const page = day === null ? pageOpenOrders : pageOrdersOfDay;
    const { restaurantId } = at.venue;
    const asked = { restaurantId, day, status, beforeDay, beforeNumber, atMost: limit + 1 };
    const found = await page(database, asked);
    const listed = found.slice(0, limit);
    const shown = await showOrders(
      database,
      at,
      listed.map(({ id }) => id),
    );
    const last = found.length > limit ? listed.at(-1) : undefined;
    const orders = listed.flatMap(({ id }) => shown.get(id) ?? []);
    return c.json({ orders, cursor: last ? `${last.day}.${last.number}` : null }, 200);
  });

  app.openapi(contract.v1.getPartnerOrder, async (c) => {
    const at = await venueOfKey(c, deps);
    const id = c.req.valid("param").id.toLowerCase();
    const order = isOrderId(id) ? (await showOrders(database, at, [id])).get(id) : undefined;
    return order === undefined ? refuse(c, "notFound") : c.json({ order }, 200);
  });
}
