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

/** A restaurant as it stands at one revision, read and indexed once. Nothing of it may be changed. */
export type LoadedVenue = {
  /** The text of the restaurant's id: the key in the database. */
  readonly restaurantId: string;
  /** The id as the venue file has it. */
  readonly id: Id;
  readonly slug: string;
  readonly revision: number;
  /** The restaurant with `orders_paused`, its message and its end as staff last set them. */
  readonly data: RestaurantData;
  /** The menus' document with the sold-out marks and what is left of counted things applied. */
  readonly document: VenueDocument;
  readonly bill: BillSettings;
  readonly ordering: OrderingSettings;
  readonly menus: readonly Menu[];
  readonly index: MenuIndex;
  /** Its menus by date, where it is a school. school#day. */
  readonly school: School;
  /** Whether any dish or option value is counted; if not, an order has no stock to look up. */
  readonly countsStock: boolean;
  readonly zone: string;
  /** The language in which a visitor who chose none is served. law#french. */
  readonly defaultLocale: Locale;
  readonly paused: boolean;
  /** It is not there for guests. operations#hidden-venues. */
  readonly isHidden: boolean;
  /** The restaurants whose menus it sells, each as it is sold there; null for one that is no hub. hub#hub-kitchens. */
  readonly kitchens: readonly LoadedVenue[] | null;
  /** The hub that sells it, of a kitchen as it is in its hub; null on its own. hub#hub-terms. */
  readonly hub: RestaurantData | null;
};

/** Reads a stored restaurant into the form that every call works on. */
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

/** A number that each reading of a restaurant has for itself, so that what was made of it is told from what is new. */
export function versionOf(venue: LoadedVenue): number {
  const version = versions.get(venue) ?? ++lastVersion;
  versions.set(venue, version);
  return version;
}

/** Where a restaurant is asked for help; null where it does not say. */
export function supportEmail(venue: LoadedVenue | null): string | null {
  return venue?.data.order_options?.support_email ?? null;
}

/** The restaurant's data with its pause. What its staff wrote for this pause goes before the venue file's words, in any language. */
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
