import type { Id, Menu, MenuIndex, RestaurantData } from "@comptoir/ordering";
import {
  applyStockMarks,
  type BillSettings,
  billSettings,
  FALLBACK_LOCALE,
  indexMenus,
  type Locale,
  normalizeMenus,
  type OrderingSettings,
  orderingSettings,
  readRotation,
  restaurantLocale,
  type School,
  withSectionPrices,
} from "@comptoir/ordering";
import type { VenueDocument } from "../stock/counted-things.ts";
import type { StoredVenue } from "./restaurants.store.ts";

/** A restaurant at one revision, parsed and indexed once. Immutable. */
export type LoadedVenue = {
  /** The restaurant's id as text: the key in the database. */
  readonly restaurantId: string;
  /** The id as in the venue file. */
  readonly id: Id;
  readonly slug: string;
  readonly revision: number;
  /** The restaurant with `orders_paused`, its message and its end as staff last set them. */
  readonly data: RestaurantData;
  /** The menus' document with sold-out marks and remaining stock applied. */
  readonly document: VenueDocument;
  readonly bill: BillSettings;
  readonly ordering: OrderingSettings;
  readonly menus: readonly Menu[];
  readonly index: MenuIndex;
  /** The menus by date, for a school. school#day. */
  readonly school: School;
  /** Whether any dish or option value is counted; if not, an order needs no stock lookup. */
  readonly countsStock: boolean;
  readonly zone: string;
  /** The default language for visitors. law#french. */
  readonly defaultLocale: Locale;
  readonly paused: boolean;
  /** Whether the restaurant is hidden from guests. operations#hidden-venues. */
  readonly isHidden: boolean;
  /**
   * The restaurants whose menus a hub sells, each in the form that the hub sells; null for a restaurant that
   * is no hub. hub#hub-kitchens.
   */
  readonly kitchens: readonly LoadedVenue[] | null;
  /** The hub, for a kitchen in the form that its hub sells; otherwise null. hub#hub-terms. */
  readonly hub: RestaurantData | null;
};

/** Builds the `LoadedVenue` of a stored restaurant. */
export function buildVenue(stored: StoredVenue): LoadedVenue {
  const data = withPause(stored);
  const priced = withSectionPrices(stored.document.menus);
  const document = { ...stored.document, menus: applyStockMarks(priced, stored) };
  const menus = normalizeMenus(document);
  const ordering = orderingSettings(data);
  return {
    restaurantId: stored.restaurantId,
    id: data.id,
    slug: stored.slug,
    revision: stored.revision,
    data,
    document,
    bill: billSettings(data),
    ordering,
    menus,
    index: indexMenus(menus),
    school: { rotations: (stored.document.rotations ?? []).map(readRotation), menus, ordering },
    countsStock: stored.stock.length > 0,
    zone: ordering.zone,
    defaultLocale: restaurantLocale(data) ?? FALLBACK_LOCALE,
    paused: stored.ordersPaused,
    isHidden: stored.hidden,
    kitchens: null,
    hub: null,
  };
}

const versions = new WeakMap<LoadedVenue, number>();
let lastVersion = 0;

/** Returns a number unique to this loaded instance, so that caches can tell derived data of different loads apart. */
export function versionOf(venue: LoadedVenue): number {
  const version = versions.get(venue) ?? ++lastVersion;
  versions.set(venue, version);
  return version;
}

/** Returns a restaurant's support e-mail address; null if it has none. */
export function supportEmail(venue: LoadedVenue | null): string | null {
  return venue?.data.order_options?.support_email ?? null;
}

/**
 * Returns the restaurant's data with its pause. The staff's message for this pause overrides the message in
 * the venue file, in every language.
 */
function withPause({ settings, ordersPaused, ordersPausedMessage: written, ...stored }: StoredVenue): RestaurantData {
  const pause = { orders_paused: ordersPaused, orders_paused_until: stored.ordersPausedUntil?.toISOString() ?? null };
  if (written === null) return { ...settings, ...pause };
  const localization = Object.entries(settings.localization ?? {}).map(([language, words]) => {
    const { orders_paused_message: _ofTheFile, ...rest } = words ?? {};
    return [language, rest];
  });
  return {
    ...settings,
    ...pause,
    order_options: { ...settings.order_options, orders_paused_message: written },
    localization: Object.fromEntries(localization),
  };
}
