import type { Locale } from "./locale.ts";

export const WEEKDAYS: Record<Locale, readonly string[]> = {
  "en-CA": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  "fr-CA": ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
};

/** The abbreviations of `WEEKDAYS` and `MONTHS`; a month of few letters has none. */
export const SHORT_WEEKDAYS: Record<Locale, readonly string[]> = {
  "en-CA": ["Mon.", "Tue.", "Wed.", "Thu.", "Fri.", "Sat.", "Sun."],
  "fr-CA": ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
};

export const SHORT_MONTHS: Record<Locale, readonly string[]> = {
  "en-CA": ["Jan.", "Feb.", "March", "April", "May", "June", "July", "Aug.", "Sept.", "Oct.", "Nov.", "Dec."],
  "fr-CA": ["janv.", "févr.", "mars", "avril", "mai", "juin", "juill.", "août", "sept.", "oct.", "nov.", "déc."],
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
