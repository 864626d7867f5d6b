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

/** The theme of a venue's pages: its colours, light or dark, and the font of names and headings. */
export type VenueLook = { readonly colors: VenueTheme; readonly theme: Theme; readonly font: Font };

/** A restaurant's data for all its screens, in the page's language. */
export type Venue = {
  readonly id: Id;
  readonly slug: string;
  readonly name: string;
  /** The venue's description as plain text; `about` has it with markup. */
  readonly description: string | null;
  readonly about: readonly RichParagraph[];
  readonly image: string | null;
  /** The picture across the head, the venue's own picture by default; null for a head in its colour alone. */
  readonly cover: string | null;
  /** The venue's mark, shown beside its name. */
  readonly logo: string | null;
  readonly address: string | null;
  /** The Google place id; null if the venue has none set. */
  readonly placeId: string | null;
  readonly phone: string | null;
  readonly supportEmail: string | null;
  readonly hours: readonly HoursData[];
  /** Until when the venue is open or closed, at the time of rendering. */
  readonly openState: OpenState;
  /** The restaurant's local time at the time of rendering. */
  readonly now: LocalMoment;
  readonly look: VenueLook;
  readonly favicon: string | null;
  /** The link of the venue's name in the header; null for a link to the menu. */
  readonly logoTo: string | null;
  readonly cardStyle: CardStyle;
  readonly browseStyle: BrowseMenuStyle;
  readonly pausedMessage: string | null;
  /** When a pause of orders ends automatically, in the restaurant's local time; null if unknown. */
  readonly pausedUntil: LocalMoment | null;
};

/** Parses a restaurant's texts, theme and state from its data. venue#restaurant. */
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
  };
}

/** Prevents a line break within a postal code. */
function keepPostalCode(address: string | null): string | null {
  return address?.replace(/([A-Z]\d[A-Z]) (\d[A-Z]\d)$/, "$1\u00a0$2") ?? null;
}

/** Strips HTML escapes and markup from a text field, for names and short lines. menu#markup. */
function readText(text: string | null | undefined): string | null {
  const words = plainText(decodeHtmlText(text ?? "")).trim();
  return words === "" ? null : words;
}

/** A visit's table: its identifier in an order, and its name if it has one. */
export type Table = { readonly number: string; readonly name: string | null };

/**
 * Returns the visit's table; a table location has its area's label as name. Null if there is none.
 * ordering#table-locations.
 */
export function readTable(
  restaurant: Pick<RestaurantData, "generic_table_locations">,
  visit: Pick<Visit, "tableNum" | "genericTableLocation">,
): Table | null {
  const number = tableOfVisit(visit);
  if (number === null) return null;
  const area = findArea(readTableLocations(restaurant.generic_table_locations), number);
  return { number, name: area?.label ?? null };
}
