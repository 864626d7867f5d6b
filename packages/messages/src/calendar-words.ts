import type { Locale } from "./locale.ts";

export const WEEKDAYS: Record<Locale, readonly string[]> = {
  "en-CA": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  "fr-CA": ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
};

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
