import type { AcceptanceSettings, Id, Menu, MenuIndex, RestaurantData } from "@comptoir/ordering";
import {
  applyKitchenChanges,
  applyStockMarks,
  type BillSettings,
  billSettings,
  type DishSales,
  FALLBACK_LOCALE,
  hasAccounts,
  indexMenus,
  type Locale,
  NO_SALES,
  normalizeMenus,
  type OrderingSettings,
  orderingSettings,
  type Payee,
  readAcceptance,
  readRotation,
  restaurantLocale,
  type School,
  withSectionPrices,
} from "@comptoir/ordering";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { VenueDocument } from "../stock/counted-things.ts";
import type { StoredMark, StoredSlotChange, StoredVenue } from "./restaurants.store.ts";

/** A restaurant at one revision, parsed and indexed. Immutable. */
export type LoadedVenue = {
  /** The restaurant's id as text, as the database has it. */
  readonly restaurantId: string;
  readonly id: Id;
  readonly slug: string;
  readonly revision: number;
  /** Settings, with the pause as staff last set it. */
  readonly data: RestaurantData;
  /** Menus with sold-out marks, remaining stock, extra preparation and changed slots. */
  readonly document: VenueDocument;
  readonly bill: BillSettings;
  readonly ordering: OrderingSettings;
  /** How its orders are accepted; of a hub's kitchen, as the kitchen itself says. board#acceptance. */
  readonly acceptance: AcceptanceSettings;
  readonly menus: readonly Menu[];
  readonly index: MenuIndex;
  /** The menus by date, for a school. school#day. */
  readonly school: School;
  /** The popular dishes, and those that are ordered together. menu#dish-sales. */
  readonly dishSales: DishSales;
  /** Whether any dish or option value is counted; if not, an order needs no stock lookup. */
  readonly countsStock: boolean;
  readonly zone: string;
  /** The default language for visitors. law#french. */
  readonly defaultLocale: Locale;
  readonly paused: boolean;
  /** Extra minutes of preparation, which the menus' prep times contain; null for none. board#preparation. */
  readonly extra: { readonly minutes: number; readonly since: Date; readonly until: Date } | null;
  readonly soldOut: readonly StoredMark[];
  readonly slotChanges: readonly StoredSlotChange[];
  /** Whether the restaurant is hidden from guests. operations#hidden-venues. */
  readonly isHidden: boolean;
  /**
   * Its own account at its processor; null if it is paid on the installation's account. Of a hub's kitchen, the hub's,
   * unless each kitchen takes its own payment. payment#own-account.
   */
  readonly payee: Payee | null;
  /**
   * Restaurants whose menus a hub sells, in the form that the hub sells; null for a restaurant that is no
   * hub. hub#hub-kitchens.
   */
  readonly kitchens: readonly LoadedVenue[] | null;
  /** The hub of a kitchen in the form that its hub sells; otherwise null. hub#hub-terms. */
  readonly hub: RestaurantData | null;
};

export function buildVenue(stored: StoredVenue): LoadedVenue {
  const extra = extraOf(stored);
  const data = withPause(stored, extra);
  const ordering = orderingSettings(data);
  const priced = applyStockMarks(withSectionPrices(stored.document.menus), stored);
  const slots = stored.slotChanges.map(({ startsAt, ...slot }) => ({
    ...slot,
    start: localMomentOf(new Date(startsAt), ordering.zone),
  }));
  const changes = { extraMinutes: extra?.minutes ?? 0, slots };
  const document = { ...stored.document, menus: applyKitchenChanges(priced, changes) };
  const menus = normalizeMenus(document);
  return {
    restaurantId: stored.restaurantId,
    id: data.id,
    slug: stored.slug,
    revision: stored.revision,
    data,
    document,
    bill: billSettings(data),
    ordering,
    acceptance: readAcceptance(data.order_options ?? {}),
    menus,
    index: indexMenus(menus),
    school: { rotations: (stored.document.rotations ?? []).map(readRotation), menus, ordering },
    dishSales: stored.dishSales ?? NO_SALES,
    countsStock: stored.stock.length > 0,
    zone: ordering.zone,
    defaultLocale: restaurantLocale(data) ?? FALLBACK_LOCALE,
    paused: stored.ordersPaused,
    extra,
    soldOut: stored.soldOut,
    slotChanges: stored.slotChanges,
    isHidden: stored.hidden,
    payee: hasAccounts(data.payment_processor) ? stored.payee : null,
    kitchens: null,
    hub: null,
  };
}

const versions = new WeakMap<LoadedVenue, number>();
let lastVersion = 0;

/**
 * Returns a number that is unique to this instance, so that caches of derived data can tell two loads apart.
 */
export function versionOf(venue: LoadedVenue): number {
  const version = versions.get(venue) ?? ++lastVersion;
  versions.set(venue, version);
  return version;
}

export function supportEmail(venue: LoadedVenue | null): string | null {
  return venue?.data.order_options?.support_email ?? null;
}

function extraOf({ extraMinutes: minutes, extraSince: since, extraUntil: until }: StoredVenue): LoadedVenue["extra"] {
  return minutes === null || since === null || until === null ? null : { minutes, since, until };
}

/**
 * Returns the restaurant's settings with its pause, its extra preparation, and whether cards are off. The message of staff replaces the
 * venue file's in every language.
 */
function withPause(
  { settings, ordersPaused, ordersPausedMessage: written, ...stored }: StoredVenue,
  extra: LoadedVenue["extra"],
): RestaurantData {
  const isOff = hasAccounts(settings.payment_processor) && stored.payee?.takesCards === false;
  const pause = {
    orders_paused: ordersPaused,
    ...(isOff && { cards_off: true }),
    orders_paused_until: stored.ordersPausedUntil?.toISOString() ?? null,
    ...(extra && { extra_preparation: { minutes: extra.minutes, until: extra.until.toISOString() } }),
  };
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
