import type { Locale } from "@comptoir/messages";
import {
  BROWSE_MENU_STYLES,
  type BrowseMenuStyle,
  CARD_STYLES,
  type CardStyle,
  decodeHtmlText,
  FONTS,
  type Font,
  findArea,
  type HoursData,
  type Id,
  type LocalMoment,
  localizedDataMarkup,
  localizedDataText,
  type OpenState,
  openState,
  plainText,
  type RestaurantData,
  type RichParagraph,
  readLook,
  readOpeningHours,
  readTableLocations,
  restaurantName,
  restaurantWords,
  richParagraphs,
  THEMES,
  type Theme,
  themeOfVenue,
  type VenueTheme,
} from "@comptoir/ordering";
import { tableOfVisit, type Visit } from "../visit/visit.ts";
import { localMomentAt } from "./local-moment.ts";

/** `theme` is light, dark, or the device's setting. `font` is for names and headings. */
export type VenueLook = { readonly colors: VenueTheme; readonly theme: Theme; readonly font: Font };

export type Venue = {
  readonly id: Id;
  readonly slug: string;
  readonly name: string;
  /** The description as plain text; `about` has it with markup. */
  readonly description: string | null;
  readonly about: readonly RichParagraph[];
  readonly image: string | null;
  /** The picture across the page's head; null for a head in the venue's colour. */
  readonly cover: string | null;
  /** The point of the cover that its crops keep, as a CSS position. */
  readonly coverFocus: string;
  readonly logo: string | null;
  readonly address: string | null;
  readonly placeId: string | null;
  readonly phone: string | null;
  readonly supportEmail: string | null;
  readonly hours: readonly HoursData[];
  /** Whether the venue is open when the page is rendered, and until when. */
  readonly openState: OpenState;
  /** The restaurant's local time when the page is rendered. */
  readonly now: LocalMoment;
  readonly look: VenueLook;
  readonly favicon: string | null;
  /** The target of the venue's name in the header; null for the menu. */
  readonly logoTo: string | null;
  readonly cardStyle: CardStyle;
  readonly browseStyle: BrowseMenuStyle;
  readonly pausedMessage: string | null;
  /** When the pause of orders ends, in the restaurant's local time; null if unknown. */
  readonly pausedUntil: LocalMoment | null;
  /** Whether the people at a table may order together. table#on. */
  readonly ordersTogether: boolean;
  /** How many minutes longer than usual preparation takes now; null if as usual. board#preparation. */
  readonly extraMinutes: number | null;
  /** Whether its own account takes no cards at the moment. payment#cards-off. */
  readonly cardsOff: boolean;
};

/** Parses a restaurant's data for its screens. venue#restaurant. */
export function readVenue(restaurant: RestaurantData, locale: Locale, now: LocalMoment): Venue {
  const configuration = restaurant.menu_configuration;
  const { orders_paused_until: pausedUntil } = restaurant;
  return {
    id: restaurant.id,
    slug: restaurant.slug,
    name: restaurantName(restaurant, locale),
    description: localizedDataText(restaurant, "description", locale),
    about: richParagraphs(localizedDataMarkup(restaurant, "description", locale)),
    image: restaurant.image || null,
    cover: configuration?.cover || restaurant.image || null,
    coverFocus: `${configuration?.cover_focus?.x ?? 50}% ${configuration?.cover_focus?.y ?? 50}%`,
    logo: configuration?.logo || null,
    address: keepPostalCode(readText(restaurant.address)),
    placeId: restaurant.gmap_place_id || null,
    phone: readText(restaurant.phone),
    supportEmail: readText(restaurant.order_options?.support_email),
    hours: restaurant.hours ?? [],
    openState: openState(readOpeningHours(restaurant), now),
    now,
    look: {
      colors: themeOfVenue(restaurant),
      theme: readLook(THEMES, configuration?.theme),
      font: readLook(FONTS, configuration?.fonts),
    },
    favicon: configuration?.favicon || null,
    logoTo: configuration?.logo_redirect_url || null,
    cardStyle: readLook(CARD_STYLES, configuration?.card_style),
    browseStyle: readLook(BROWSE_MENU_STYLES, configuration?.browse_menu_style),
    pausedMessage: restaurantWords(restaurant, "orders_paused_message", locale),
    pausedUntil: pausedUntil ? localMomentAt(Date.parse(pausedUntil), configuration?.zone) : null,
    ordersTogether: restaurant.order_options?.group_ordering ?? false,
    extraMinutes: restaurant.extra_preparation?.minutes ?? null,
    cardsOff: restaurant.cards_off ?? false,
  };
}

function keepPostalCode(address: string | null): string | null {
  return address?.replace(/([A-Z]\d[A-Z]) (\d[A-Z]\d)$/, "$1\u00a0$2") ?? null;
}

/** Decodes HTML escapes and strips markup, for names and short lines. menu#markup. */
function readText(text: string | null | undefined): string | null {
  const words = plainText(decodeHtmlText(text ?? "")).trim();
  return words === "" ? null : words;
}

/** `number` identifies the table in an order; `name` is a table location's label. */
export type Table = { readonly number: string; readonly name: string | null };

/** Returns null if the visit has no table. ordering#table-locations. */
export function readTable(
  restaurant: Pick<RestaurantData, "generic_table_locations">,
  visit: Pick<Visit, "tableNum" | "genericTableLocation">,
): Table | null {
  const number = tableOfVisit(visit);
  if (number === null) return null;
  const area = findArea(readTableLocations(restaurant.generic_table_locations), number);
  return { number, name: area?.label ?? null };
}
