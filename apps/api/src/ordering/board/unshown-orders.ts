import { m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { ALERT_AFTER_SECONDS, restaurantName, stationsUnshown } from "@comptoir/ordering";
import type { WriteNotice } from "../../events/notices/notice.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Clock } from "../../platform/settings.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import { writeAlerts } from "../orders/board/alerts.store.ts";
import { alertMail, alertText, boardLink } from "../orders/board/write-board-notice.ts";
import { formatBoardOrder } from "./board-order.ts";
import { loadBoardOrders } from "./board-orders.store.ts";
import { findUnshown } from "./board-presence.store.ts";
import { readBoard, stationsOf } from "./read-board.ts";

type AlertDeps = { readonly database: Database; readonly clock: Clock; readonly venues: Pick<Venues, "byId"> };

/**
 * Tells the people in `alerts` of each order that has something to prepare at a station that no connected board shows,
 * a while after the kitchen got it. Idempotent: each order is told once. board#unshown.
 */
export async function alertOfUnshown(deps: AlertDeps, restaurantId: string, unshown: readonly string[]): Promise<void> {
  const venue = await deps.venues.byId(restaurantId);
  if (venue === null) return;
  const { orders } = await readBoard(deps, venue, null);
  const before = deps.clock().getTime() - ALERT_AFTER_SECONDS * 1_000;
  for (const order of orders) {
    if (Date.parse(order.since) > before || stationsUnshown(order, unshown).length === 0) continue;
    await writeAlerts(deps.database, { restaurantId, orderId: order.id, kind: "order-unshown", withContact: false });
  }
}

type WriteDeps = { readonly database: Database; readonly venues: Pick<Venues, "byId">; readonly origin: string | null };

/** Writes the notice of an order that no connected board shows; null once a board shows it. board#unshown. */
export function writeUnshownNotices({ database, venues, origin }: WriteDeps): WriteNotice {
  return async ({ restaurantId, orderId, channel, locale: told }) => {
    const venue = await venues.byId(restaurantId);
    const [row] = venue ? await loadBoardOrders(database, restaurantId, [orderId]) : [];
    if (venue === null || row === undefined) return null;
    const stations = await findUnshown(database, { restaurantId, stations: stationsOf(venue) });
    const order = formatBoardOrder(row, venue);
    const unshown = stationsUnshown(order, stations);
    if (unshown.length === 0) return null;
    const locale = parseLocale(told) ?? "en-CA";
    return runWithLocale(locale, () => {
      const named = {
        number: order.number,
        venue: restaurantName(venue.data, locale),
        stations: unshown.join(", "),
      };
      const how = { locale, board: boardLink(origin) };
      if (channel === "text") return alertText(m.alert_unshown_message(named), how);
      return alertMail({ subject: m.alert_unshown_subject(named), body: [m.alert_unshown_text(named)] }, how);
    });
  };
}
