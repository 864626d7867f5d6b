import { formatDate, m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { type Locale, type Refused, restaurantName } from "@comptoir/ordering";
import type { Database } from "../../db/database.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import { listUnprintable } from "./label-list.ts";
import { mealLabels } from "./meal-labels.ts";
import { listMealsOfDate } from "./meals-of-date.store.ts";

/** A date's labels as a PDF, how many there are, and those with letters that cannot be printed as a list beside it. school#label-list. */
export type LabelsOfDate = {
  readonly pdf: Uint8Array;
  readonly labels: number;
  readonly listed: number;
  /** Null where all can be printed. */
  readonly list: string | null;
};

/**
 * Makes the labels of the meals that are wanted on a school's date, by class and child, in a language. Refused where nothing is ordered.
 * They name children: only staff may read them. school#labels.
 */
export async function labelsOfDate(
  { database }: { readonly database: Database },
  { venue, date, locale }: { readonly venue: LoadedVenue; readonly date: string; readonly locale: Locale },
): Promise<LabelsOfDate | Refused<{ readonly code: "nothing-ordered" }>> {
  const meals = await listMealsOfDate(database, { restaurantId: venue.restaurantId, date });
  if (meals.length === 0) return { refused: { code: "nothing-ordered" } };
  const { canSet, labelsPdf } = await import("@comptoir/receipt/paper");
  return runWithLocale(locale, async () => {
    const { labels, count, list } = listUnprintable(mealLabels(meals, { venue, date, locale }), canSet);
    const about = {
      title: m.school_labels_title({ date: formatDate(date) }),
      author: restaurantName(venue.data, locale),
      locale,
    };
    return { pdf: await labelsPdf(labels, about), labels: meals.length, listed: count, list };
  });
}
