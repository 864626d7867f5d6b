import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";

/** The days of the week as schema.org names them, Monday first. */
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

/** One opening. Open from midnight to midnight is not closed, which schema.org would write alike. */
export function hoursLd(opens: string, closes: string): Extract<Hours, { "@type": "OpeningHoursSpecification" }> {
  return { "@type": "OpeningHoursSpecification", opens, closes: closes === "24:00" ? "23:59" : closes };
}
