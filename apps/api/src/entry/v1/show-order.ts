import type { PartnerOrderData } from "@comptoir/contract";
import type { KeyCaller } from "@comptoir/ordering";
import { formatPartnerOrder } from "../../ordering/orders/partner-order.ts";
import { loadPartnerOrders } from "../../ordering/orders/partner-orders.store.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";

/** Tells whether a key gets names, phones and addresses. partners#contacts. */
function getsContacts({ scopes }: KeyCaller): boolean {
  return scopes.includes("contacts:read");
}

/** Loads orders of a restaurant as one of its other systems gets them; an unknown order is left out. partners#order. */
export async function showOrders(
  db: Queryable,
  { venue, who }: { readonly venue: LoadedVenue; readonly who: KeyCaller },
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PartnerOrderData>> {
  const { restaurantId } = venue;
  const names = orderIds.map((orderId) => ({ restaurantId, orderId }));
  const rows = await loadPartnerOrders(db, names);
  const withContacts = getsContacts(who);
  return new Map([...rows].map(([id, row]) => [id, formatPartnerOrder(row, venue, { withContacts })]));
}
