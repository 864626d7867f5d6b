import type { Locale } from "@comptoir/messages";
import {
  decodeHtmlText,
  type HoursData,
  type Id,
  type LocalMoment,
  localizedDataText,
  type OpenState,
  openState,
  plainText,
  type RestaurantData,
  readOpeningHours,
  restaurantName,
  restaurantWords,
} from "@comptoir/ordering";
import { deriveVenueTheme, type VenueTheme } from "../theme/venue-theme.ts";

/** What every screen of a restaurant knows of it, in the page's language. */
export type Venue = {
  readonly id: Id;
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  readonly image: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly supportEmail: string | null;
  readonly hours: readonly HoursData[];
  /** Open until when, or closed until when, when the page was answered. */
  readonly openState: OpenState;
  /** The restaurant's date and time when the page was answered. */
  readonly now: LocalMoment;
  readonly theme: VenueTheme;
  readonly favicon: string | null;
  readonly cardStyle: string | null;
  readonly browseStyle: string | null;
  readonly pausedMessage: string | null;
};

/** Draws a restaurant's own words, look and state out of its data. venue#restaurant. */
export function readVenue(restaurant: RestaurantData, locale: Locale, now: LocalMoment): Venue {
  const configuration = restaurant.menu_configuration;
  return {
    id: restaurant.id,
    slug: restaurant.slug,
    name: restaurantName(restaurant, locale),
    description: localizedDataText(restaurant, "description", locale),
    image: restaurant.image || null,
    address: readText(restaurant.address),
    phone: readText(restaurant.phone),
    supportEmail: readText(restaurant.order_options?.support_email),
    hours: restaurant.hours ?? [],
    openState: openState(readOpeningHours(restaurant), now),
    now,
    theme: deriveVenueTheme(configuration?.primary_color),
    favicon: configuration?.favicon || null,
    cardStyle: configuration?.card_style ?? null,
    browseStyle: configuration?.browse_menu_style ?? null,
    pausedMessage: restaurantWords(restaurant, "orders_paused_message", locale),
  };
}

/** Text fields carry HTML-escaped characters and some markup; names and short lines show neither. menu#markup. */
function readText(text: string | null | undefined): string | null {
  const words = plainText(decodeHtmlText(text ?? "")).trim();
  return words === "" ? null : words;
}
