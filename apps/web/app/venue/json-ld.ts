import type { HoursData } from "@comptoir/ordering";
import type { Venue } from "./venue.ts";

const SCHEMA_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * A venue as schema.org's `Restaurant`. The menu screen adds `hasMenu`.
 *
 * @param origin of the site, to make addresses whole.
 */
export function restaurantLd(venue: Venue, origin: string): Record<string, unknown> {
  const url = `${origin}/${venue.slug}`;
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": url,
    name: venue.name,
    url,
    ...(venue.description ? { description: venue.description } : {}),
    ...(venue.image ? { image: URL.parse(venue.image, origin)?.href } : {}),
    ...(venue.address ? { address: venue.address } : {}),
    ...(venue.phone ? { telephone: venue.phone } : {}),
    ...(venue.hours.length > 0 ? { openingHoursSpecification: venue.hours.map(openingHoursLd) } : {}),
    currenciesAccepted: "CAD",
    potentialAction: { "@type": "OrderAction", target: url },
  };
}

function openingHoursLd({ weekday, start_time, end_time }: HoursData) {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${SCHEMA_DAYS[weekday]}`,
    opens: start_time,
    closes: end_time,
  };
}
