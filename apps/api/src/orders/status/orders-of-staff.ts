import type { OrderStatus, Refused } from "@comptoir/ordering";
import type { Database } from "../../db/database.ts";
import type { Clock } from "../../settings.ts";
import { localMomentOf } from "../../time/zoned.ts";
import type { OrderName } from "../order-changes.ts";
import { findOrderByNumber, listOrders, type OrderInList } from "./order-lists.store.ts";
import { loadOrderStates, loadOrdersOfHub } from "./orders.store.ts";

type ReadDeps = { readonly database: Database; readonly clock: Clock };
/** Whose orders they are, and the zone that its days are of. */
type OfVenue = { readonly restaurantId: string; readonly zone: string };

/** How staff name an order: by its id, or by its number on a day for which food is wanted (`2026-11-20`; null for today). */
export type NamedOrder = { readonly id: string } | { readonly number: number; readonly day: string | null };

/** Why no order goes by a name. */
export type NamedOrderRefusal =
  /** `day` is where its number was looked for; null where it was named by id. */
  | { readonly code: "order-unknown"; readonly day: string | null }
  /** The id is of what was ordered at a hub: each of its kitchens has an order of its own. hub#hub-parent. */
  | { readonly code: "is-of-hub"; readonly kitchens: readonly { readonly slug: string; readonly number: number }[] };

/** Finds the order of a restaurant that staff name. ordering#order-number, operations#order-commands. */
export async function findNamedOrder(
  { database, clock }: ReadDeps,
  { restaurantId, zone }: OfVenue,
  named: NamedOrder,
): Promise<{ readonly found: OrderName } | Refused<NamedOrderRefusal>> {
  if ("id" in named) return findById(database, { restaurantId, orderId: named.id.toLowerCase() });
  const day = named.day ?? localMomentOf(clock(), zone).date;
  const orderId = await findOrderByNumber(database, restaurantId, day, named.number);
  return orderId === null ? { refused: { code: "order-unknown", day } } : { found: { restaurantId, orderId } };
}

async function findById(
  database: Database,
  order: OrderName,
): Promise<{ readonly found: OrderName } | Refused<NamedOrderRefusal>> {
  const [state] = await loadOrderStates(database, [order]);
  if (state) return { found: order };
  const ofHub = await loadOrdersOfHub(database, order.orderId);
  if (ofHub.length === 0) return { refused: { code: "order-unknown", day: null } };
  return { refused: { code: "is-of-hub", kitchens: ofHub.map(({ venue, number }) => ({ slug: venue.slug, number })) } };
}

/** The days for which listed orders are wanted, in the restaurant's zone. */
export type ListedDays = "today" | "all" | { readonly day: string };
const LISTED_MAX = 500;

/**
 * Lists a restaurant's orders of a day, 500 at most, the newest first; of one state, or with null of all. Answers the day, null for all
 * of them. ordering#order-number, operations#order-commands.
 */
export async function listOrdersOfDay(
  { database, clock }: ReadDeps,
  { restaurantId, zone }: OfVenue,
  { days, status }: { readonly days: ListedDays; readonly status: OrderStatus | null },
): Promise<{ readonly day: string | null; readonly orders: OrderInList[] }> {
  const today = localMomentOf(clock(), zone).date;
  const day = days === "all" ? null : days === "today" ? today : days.day;
  return { day, orders: await listOrders(database, restaurantId, { localDay: day, status, limit: LISTED_MAX }) };
}
