import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";

/** Monday first, as in `HoursData`. */
export const SCHEMA_DAYS: readonly DayOfWeek[] = [
  "https://schema.org/Monday",
  "https://schema.org/Tuesday",
  "https://schema.org/Wednesday",
  "https://schema.org/Thursday",
  "https://schema.org/Friday",
  "https://schema.org/Saturday",
  "https://schema.org/Sunday",
];

type Hours = Exclude<OpeningHoursSpecification, string>;

/**
 * Returns one period of opening hours. 24:00 becomes 23:59, because 00:00 to 00:00 means closed in
 * schema.org.
 */
export function hoursLd(opens: string, closes: string): Extract<Hours, { "@type": "OpeningHoursSpecification" }> {
  return { "@type": "OpeningHoursSpecification", opens, closes: closes === "24:00" ? "23:59" : closes };
}
