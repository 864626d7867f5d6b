import type { HoursData } from "@comptoir/ordering";
import type { Venue } from "./venue.ts";

/** Characters that could end a script element or a line inside it, and how JSON may write them instead. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** A thing as the text of a JSON-LD block. Whatever a venue's words hold, they cannot leave the block. */
export function formatJsonLd(thing: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(thing).replace(UNSAFE, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

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
