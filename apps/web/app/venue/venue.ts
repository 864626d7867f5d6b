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
} from "@comptoir/ordering";
import type { VenueTheme } from "../theme/theme-css.ts";
import { deriveVenueTheme } from "../theme/venue-theme.ts";
import { tableOfVisit, type Visit } from "../visit/visit.ts";
import { localMomentAt } from "./local-moment.ts";

/** How the pages of a venue look: its colours, whether they are light or dark, and the face of its names and headings. */
export type VenueLook = { readonly colors: VenueTheme; readonly theme: Theme; readonly font: Font };

/** What every screen of a restaurant knows of it, in the page's language. */
export type Venue = {
  readonly id: Id;
  readonly slug: string;
  readonly name: string;
  /** What the venue says of itself, without markup and with it. */
  readonly description: string | null;
  readonly about: readonly RichParagraph[];
  readonly image: string | null;
  readonly address: string | null;
  /** What Google knows it by; null where the venue has not said. */
  readonly placeId: string | null;
  readonly phone: string | null;
  readonly supportEmail: string | null;
  readonly hours: readonly HoursData[];
  /** Open until when, or closed until when, when the page was answered. */
  readonly openState: OpenState;
  /** The restaurant's date and time when the page was answered. */
  readonly now: LocalMoment;
  readonly look: VenueLook;
  readonly favicon: string | null;
  /** Where the name in the head leads; null for the menu. */
  readonly logoTo: string | null;
  readonly cardStyle: CardStyle;
  readonly browseStyle: BrowseMenuStyle;
  readonly pausedMessage: string | null;
  /** When a pause of its orders ends by itself, by its own clock; null where unknown. */
  readonly pausedUntil: LocalMoment | null;
};

/** Draws a restaurant's own words, look and state out of its data. venue#restaurant. */
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
    address: keepPostalCode(readText(restaurant.address)),
    placeId: restaurant.gmap_place_id || null,
    phone: readText(restaurant.phone),
    supportEmail: readText(restaurant.order_options?.support_email),
    hours: restaurant.hours ?? [],
    openState: openState(readOpeningHours(restaurant), now),
    now,
    look: {
      colors: deriveVenueTheme(configuration?.primary_color),
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

/** A postal code is one word: no line ends within it. */
function keepPostalCode(address: string | null): string | null {
  return address?.replace(/([A-Z]\d[A-Z]) (\d[A-Z]\d)$/, "$1\u00a0$2") ?? null;
}

/** Text fields carry HTML-escaped characters and some markup; names and short lines show neither. menu#markup. */
function readText(text: string | null | undefined): string | null {
  const words = plainText(decodeHtmlText(text ?? "")).trim();
  return words === "" ? null : words;
}

/** The table that a visit is at: what stands for it in an order, and its name where it has one. */
export type Table = { readonly number: string; readonly name: string | null };

/**
 * The visit's table; a generic location is called by its area's label. Null when there is none. ordering#table-locations.
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
