import type { PricedLineData } from "@comptoir/contract";
import { formatDate, m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { type Locale, type Refused, restaurantName } from "@comptoir/ordering";
import { answerWords, foodList, kitchenWords, viewOfPricedLine, warningSentences } from "@comptoir/receipt";
import type { MealLabel } from "@comptoir/receipt/paper";
import type { Database } from "../../../platform/db/database.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import { listMealsOfDate, type MealOfDate } from "../follow/meals-of-date.store.ts";
import { mealWarning, sortMeals } from "./meals.ts";

/**
 * A date's labels as a PDF. `labels` is their number, and `listed` the number of labels with characters that
 * cannot be printed. `list` is the text of these labels; null for none. school#label-list.
 */
type LabelsOfDate = {
  readonly pdf: Uint8Array;
  readonly labels: number;
  readonly listed: number;
  readonly list: string | null;
};

/**
 * Makes the PDF of labels for the meals of a school's date, sorted by class and child, in one language.
 * Refused if nothing is ordered. The labels name children: only staff may read them. school#labels.
 */
export async function labelsOfDate(
  { database }: { readonly database: Database },
  { venue, date, locale }: { readonly venue: LoadedVenue; readonly date: string; readonly locale: Locale },
): Promise<LabelsOfDate | Refused<{ readonly code: "nothing-ordered" }>> {
  const meals = await listMealsOfDate(database, { restaurantId: venue.restaurantId, date });
  if (meals.length === 0) return { refused: { code: "nothing-ordered" } };
  const { canRender, labelsPdf } = await import("@comptoir/receipt/paper");
  return runWithLocale(locale, async () => {
    const { labels, count, list } = listUnprintable(mealLabels(meals, { venue, date, locale }), canRender);
    const about = {
      title: m.school_labels_title({ date: formatDate(date) }),
      author: restaurantName(venue.data, locale),
      locale,
    };
    return { pdf: await labelsPdf(labels, about), labels: meals.length, listed: count, list };
  });
}

/** Writes the labels of a school's date in the current locale. school#labels. */
function mealLabels(
  meals: readonly MealOfDate[],
  { venue, date, locale }: { readonly venue: LoadedVenue; readonly date: string; readonly locale: Locale },
): MealLabel[] {
  const school = restaurantName(venue.data, locale);
  return sortMeals(meals, locale).map((meal) => {
    const { child, number, lines } = meal;
    const allergies = child?.allergies ?? [];
    return {
      whom: child ? `${child.class} · ${child.name}` : nameOf(meal),
      allergies: allergies.length === 0 ? null : m.school_label_allergies({ foods: foodList(allergies) }),
      note: noteOf(meal),
      dishes: lines.map((line) => dishOf(line, venue, allergies)),
      foot: m.school_label_foot({ date: formatDate(date), school, number: String(number) }),
    };
  });
}

function nameOf({ child, orderedBy, number }: MealOfDate): string {
  return child?.name ?? orderedBy ?? m.school_label_order({ number: String(number) });
}

function noteOf({ child, remarks }: MealOfDate): string | null {
  const said = [child?.note, remarks.notes, ...answerWords(remarks.questions)].filter(Boolean);
  return said.length === 0 ? null : said.join(" · ");
}

function dishOf(data: PricedLineData, venue: LoadedVenue, allergies: readonly string[]): MealLabel["dishes"][number] {
  const line = viewOfPricedLine(data);
  const warning = mealWarning(data, venue, allergies);
  return {
    words: `${line.quantity} × ${line.name}`,
    choices: kitchenWords(line).join(", "),
    warning: warning && warningSentences(warning),
  };
}

/**
 * Marks the labels with characters that cannot be printed, and returns the text of these labels as a list;
 * null for none. school#label-list.
 */
function listUnprintable(
  labels: readonly MealLabel[],
  canRender: (text: string) => boolean,
): { readonly labels: readonly MealLabel[]; readonly count: number; readonly list: string | null } {
  const isWhole = (label: MealLabel) => textsOf(label).every(canRender);
  const listed = labels.filter((label) => !isWhole(label));
  const marked = labels.map((label) => (isWhole(label) ? label : { ...label, listed: m.school_label_listed() }));
  const list = listed.map(({ foot, ...label }) => [foot, ...textsOf(label)].join("\n")).join("\n\n");
  return { labels: marked, count: listed.length, list: listed.length > 0 ? `${list}\n` : null };
}

function textsOf({ whom, allergies, note, dishes }: Omit<MealLabel, "foot">): string[] {
  const ofDishes = dishes.flatMap(({ words, choices, warning }) => [words, choices, warning ?? ""]);
  return [whom, allergies ?? "", note ?? "", ...ofDishes].filter((text) => text !== "");
}
