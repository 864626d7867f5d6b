import type { Locale } from "./locale.ts";

/** The names of the weekdays, Monday first, as written within a sentence. */
export const WEEKDAYS: Record<Locale, readonly string[]> = {
  "en-CA": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  "fr-CA": ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
};

/** The names of the months, January first, as written within a date. */
export const MONTHS: Record<Locale, readonly string[]> = {
  "en-CA": [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  "fr-CA": [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ],
};
