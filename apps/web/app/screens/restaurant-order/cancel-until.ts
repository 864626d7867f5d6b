import type { OrderData } from "@comptoir/contract";
import { cancelCutoff, orderingSettings, type RestaurantData } from "@comptoir/ordering";
import { localMomentAt } from "../../venue/local-moment.ts";

/**
 * Until when the guest may cancel an order at a restaurant, ISO 8601; null where nobody may, or the time for it is over.
 * For the server. ordering#cancel-by-guest.
 */
export function cancelUntil(order: OrderData, restaurant: RestaurantData, nowMs: number): string | null {
  // What was ordered at a hub is taken as a whole. hub#hub-parent.
  const isTogether = Boolean(order.parentId || order.kitchens);
  const wanted = order.date === null ? null : localMomentAt(Date.parse(order.date), order.zone);
  // Whose the order is, the call decides.
  const cutoff = cancelCutoff({ ...order, wanted, isTogether, hasAccount: true }, orderingSettings(restaurant));
  if (cutoff === null) return null;
  const time = Temporal.PlainTime.from({ hour: Math.floor(cutoff.minutes / 60), minute: cutoff.minutes % 60 });
  const instant = Temporal.PlainDate.from(cutoff.date).toZonedDateTime({ timeZone: order.zone, plainTime: time });
  return instant.epochMilliseconds < nowMs ? null : instant.toInstant().toString();
}
