import type { EventSuiteData, MinimalEventSuiteData } from "@comptoir/contract";
import {
  DELIVERY_PREFERENCES,
  type DeliveryPreference,
  deliveryMoment,
  eventFlags,
  formatCents,
  type Locale,
  restaurantName,
  suiteState,
} from "@comptoir/ordering";
import type { Queryable } from "../../platform/db/database.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { ownerHasCard } from "./acted-suite.store.ts";
import { type ListedAct, listActs } from "./acts.store.ts";
import { type FoundSuite, isPreOrderBegun, listSuiteOrders } from "./event-suites.store.ts";
import { listParStock } from "./par-stock.store.ts";
import { formatParStock } from "./par-stock.ts";
import { isShown, type SeenSuite } from "./suite-access.ts";

export type SuiteRow = Omit<FoundSuite, "isHost" | "isAssigned">;

/** Maximum number of actions per answer; the export has all. */
const ACTS_SHOWN = 50;

export function formatRestaurant({ data, zone }: Pick<LoadedVenue, "data" | "zone">, locale: Locale) {
  return { id: data.id, slug: data.slug, name: restaurantName(data, locale), zone };
}

/** Formats which kinds of orders an event accepts now. suites#flags. */
export function formatFlags(suite: SuiteRow, now: Date) {
  const { preOrdering, eventDay } = eventFlags(suite, now);
  return { pre_ordering: preOrdering, event_day: eventDay };
}

/** Formats a suite for any visitor with its link: without personal data. api#get-minimal-info. */
export function formatMinimal(
  suite: SuiteRow,
  { venue, locale, now }: { readonly venue: LoadedVenue; readonly locale: Locale; readonly now: Date },
): MinimalEventSuiteData {
  return {
    id: suite.suiteId,
    name: suite.suiteName,
    event: { id: suite.eventId, name: suite.eventName, starts_at: suite.startsAt.toISOString() },
    restaurant: formatRestaurant(venue, locale),
    ...formatFlags(suite, now),
  };
}

/** Returns whether the tab accepts orders. suites#tab. */
export function isTabOpen({ tabOpenedAt, tabClosedAt }: SuiteRow): boolean {
  return tabOpenedAt !== null && tabClosedAt === null;
}

export function formatAct({ at, act, by, for: owner, device, address, details }: ListedAct) {
  return { at: at.toISOString(), act, by, for: owner, device, address, details };
}

/** Returns the delivery preference that means an order's time; null for none. */
function preferenceAt(suite: SuiteRow, wantedAt: Date | null): DeliveryPreference | null {
  const isThen = (preference: DeliveryPreference) =>
    deliveryMoment(suite, preference).getTime() === wantedAt?.getTime();
  return DELIVERY_PREFERENCES.find(isThen) ?? null;
}

/**
 * Formats a complete suite for callers who may order for it; a host sees only their own orders.
 * suites#event-suite, suites#hosts.
 */
export async function formatSuite(
  db: Queryable,
  suite: SeenSuite,
  context: { readonly venue: LoadedVenue; readonly locale: Locale; readonly now: Date },
): Promise<EventSuiteData> {
  const { ownerId, onlyOf } = suite;
  const processor = context.venue.data.payment_processor ?? null;
  const [orders, acts, isBegun, stock, hasCard] = await Promise.all([
    listSuiteOrders(db, suite),
    listActs(db, suite, ACTS_SHOWN),
    isPreOrderBegun(db, suite, context.now),
    listParStock(db, suite),
    // Hosts do not learn whether the owner has a card.
    onlyOf !== null ? null : ownerId !== null && ownerHasCard(db, ownerId, processor),
  ]);
  const minimal = formatMinimal(suite, context);
  const placed = orders.find(({ kind, status }) => kind === "pre-order" && status !== "cancelled");
  const preOrder = placed && isShown(suite, placed) ? placed : null;
  return {
    ...minimal,
    event: {
      ...minimal.event,
      ends_at: suite.endsAt.toISOString(),
      pre_order_closes_at: suite.preOrderClosesAt.toISOString(),
    },
    state: suiteState({
      isBegun: isBegun && minimal.pre_ordering,
      isPlaced: placed !== undefined,
      isTabOpen: isTabOpen(suite),
    }),
    tab_limit: suite.tabLimitCents === null ? null : formatCents(suite.tabLimitCents),
    tab_open: isTabOpen(suite),
    tab_total: formatCents(suite.tabCents),
    // The placed pre-order overrides the venue file.
    pre_order_delivery_time: (preOrder && preferenceAt(suite, preOrder.wantedAt)) ?? suite.deliveryTime,
    pre_order_additional_notes: preOrder ? preOrder.notes : suite.notes,
    event_day_payment_preference: suite.paymentPreference,
    preference_fixed: suite.tabOpenedAt !== null,
    as_host: onlyOf !== null,
    owner_has_card: hasCard,
    orders: orders
      .filter((order) => isShown(suite, order))
      .map(({ number, totalCents, placedAt, owner: _owner, wantedAt: _wantedAt, notes: _notes, ...order }) => ({
        ...order,
        number: String(number),
        total: formatCents(totalCents),
        placedAt: placedAt.toISOString(),
      })),
    acts: acts.map(formatAct),
    par_stock: stock.map((row) => formatParStock(row, context.venue, context.locale)),
    version: suite.version,
  };
}
