import {
  type HolidayHoursData,
  type HoursData,
  orderingSettings,
  type RestaurantData,
  viewOnlyReason,
} from "@comptoir/ordering";
import type { OpeningHoursSpecification, Organization, PostalAddress, Restaurant, WithContext } from "schema-dts";
import type { Venue } from "../venue/venue.ts";
import { chainAddress, chainName } from "./chain-ld.ts";
import { hoursLd, SCHEMA_DAYS } from "./hours-ld.ts";

/**
 * Describes a venue as schema.org's `Restaurant`. The menu page adds `hasMenu`. screens#structured-data.
 *
 * @param origin the site's origin, for absolute URLs.
 */
export function restaurantLd(
  venue: Venue,
  restaurant: RestaurantData,
  origin: string,
): Exclude<WithContext<Restaurant>, string> {
  const url = `${origin}/${venue.slug}`;
  const { latitude, longitude, group } = restaurant;
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": url,
    name: venue.name,
    url,
    ...(venue.description ? { description: venue.description } : {}),
    ...(venue.image ? { image: URL.parse(venue.image, origin)?.href ?? [] } : {}),
    ...(venue.address ? { address: postalAddressLd(venue.address, restaurant.province ?? null) } : {}),
    ...(latitude == null || longitude == null
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude: Number(latitude), longitude: Number(longitude) } }),
    ...(venue.phone ? { telephone: venue.phone } : {}),
    ...openingHours(venue, restaurant.holiday_hours ?? []),
    ...(group ? { parentOrganization: chainOf(group, origin) } : {}),
    currenciesAccepted: "CAD",
    ...(takesOrders(restaurant) ? { potentialAction: { "@type": "OrderAction", target: url } } : {}),
  };
}

/**
 * Returns whether diners can order through a link without parameters: catering at a caterer, take-out elsewhere.
 * ordering#view-only.
 */
function takesOrders(restaurant: RestaurantData): boolean {
  const settings = orderingSettings(restaurant);
  const isCaterer = settings.genericCatering && settings.genericCateringRules.isAll;
  return viewOnlyReason(settings, { viewOnly: false, type: isCaterer ? "generic-catering" : "take-out" }) === null;
}

function chainOf(group: string, origin: string): Organization {
  const url = chainAddress(group, origin);
  return { "@type": "Organization", "@id": url, name: chainName(group), url };
}

/** "street, town, ON M5V 2T6" or "street, town (Québec) G1K 3B5". */
const CANADIAN_ADDRESS = /^(.+), ([^,]+?)(?:, [A-Z]{2}| \([^)]+\)) ([A-Z]\d[A-Z])\s?(\d[A-Z]\d)$/;

/** Splits a one-line Canadian address into its parts; any other text becomes `streetAddress`. */
export function postalAddressLd(address: string, province: string | null): PostalAddress {
  const [, street = address, town, area, unit] = CANADIAN_ADDRESS.exec(address) ?? [];
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    ...(town === undefined ? {} : { addressLocality: town }),
    ...(area === undefined ? {} : { postalCode: `${area} ${unit}` }),
    ...(province === null ? {} : { addressRegion: province }),
    addressCountry: "CA",
  };
}

/** Returns weekly and holiday hours. A venue without weekly hours is always open, and gets none here. */
function openingHours({ hours, now }: Venue, holidays: readonly HolidayHoursData[]) {
  const ahead = holidays.filter(({ date }) => date >= now.date);
  return {
    ...(hours.length > 0 ? { openingHoursSpecification: hours.map(weekdayLd) } : {}),
    ...(ahead.length > 0 ? { specialOpeningHoursSpecification: ahead.map(holidayLd) } : {}),
  };
}

function weekdayLd({ weekday, start_time, end_time }: HoursData): OpeningHoursSpecification {
  return { ...hoursLd(start_time, end_time), dayOfWeek: SCHEMA_DAYS[weekday] ?? [] };
}

function holidayLd({ date, start_time, end_time, full_day }: HolidayHoursData): OpeningHoursSpecification {
  const hours = full_day || !start_time || !end_time ? hoursLd("00:00", "00:00") : hoursLd(start_time, end_time);
  return { ...hours, validFrom: date, validThrough: date };
}
