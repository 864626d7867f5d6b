import { contract } from "@comptoir/contract";
import { csvOfDays } from "@comptoir/receipt";
import { movesRealMoney } from "../../gateways/payment/real-money.ts";
import { loadDays } from "../../money/books/day-postings.store.ts";
import { totalPostings } from "../../money/books/day-totals.ts";
import { formatBoardStock } from "../../ordering/board/board-stock.ts";
import { pauseNow, restockNow, resumeNow, sellOutNow } from "../../ordering/board/change-now.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { type V1Deps, venueOfKey } from "./v1-deps.ts";

/** Mounts the calls about the restaurant, its stock and its days. partners#v1-venue, partners#v1-stock. */
export function mountV1Venue(app: ApiApp, deps: V1Deps): void {
  const { v1 } = contract;

  app.openapi(v1.getPartnerVenue, async (c) => {
    const { venue, who } = await venueOfKey(c, deps);
    const { restaurantId: id, slug, zone, data } = venue;
    const isLive = movesRealMoney(data.payment_processor, deps.paymentGateways);
    const { orders_paused_until: until = null, order_options: options } = data;
    const paused = venue.paused ? { until, message: options?.orders_paused_message ?? null } : null;
    const key = { name: who.name, scopes: [...who.scopes] };
    return c.json({ id, slug, name: data.name, zone, mode: isLive ? "live" : "test", paused, key } as const, 200);
  });

  app.openapi(v1.pausePartnerVenue, async (c) =>
    c.json(await pauseNow(deps, await venueOfKey(c, deps), c.req.valid("json")), 200),
  );

  app.openapi(v1.resumePartnerVenue, async (c) => c.json(await resumeNow(deps, await venueOfKey(c, deps)), 200));

  app.openapi(v1.getPartnerStock, async (c) => {
    const { venue } = await venueOfKey(c, deps);
    return c.json(formatBoardStock(venue), 200);
  });

  app.openapi(v1.sellOutPartnerThings, async (c) => {
    const stock = await sellOutNow(deps, await venueOfKey(c, deps), c.req.valid("json"));
    return stock === null ? refuse(c, "notFound") : c.json(stock, 200);
  });

  app.openapi(v1.restockPartnerThings, async (c) => {
    const stock = await restockNow(deps, await venueOfKey(c, deps), c.req.valid("json"));
    return stock === null ? refuse(c, "notFound") : c.json(stock, 200);
  });

  app.openapi(v1.getPartnerLedger, async (c) => {
    const { restaurantId, slug, data } = (await venueOfKey(c, deps)).venue;
    const { day } = c.req.valid("param");
    const postings = await loadDays(deps.database, { days: [day], only: restaurantId });
    const totals = totalPostings(postings, { restaurantId, province: data.province ?? null });
    return c.text(csvOfDays([{ day, kitchen: slug, totals }]), 200, { "content-type": "text/csv; charset=utf-8" });
  });
}
