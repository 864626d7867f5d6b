import { m } from "@comptoir/messages";
import type { MealLabel } from "@comptoir/receipt/paper";

/**
 * The labels, those marked that have letters that cannot be printed; and these as they are written, for any program that shows text:
 * null where all of it can be printed. school#label-list.
 */
export function listUnprintable(
  labels: readonly MealLabel[],
  canSet: (text: string) => boolean,
): { readonly labels: readonly MealLabel[]; readonly count: number; readonly list: string | null } {
  const isWhole = (label: MealLabel) => textsOf(label).every(canSet);
  const listed = labels.filter((label) => !isWhole(label));
  const marked = labels.map((label) => (isWhole(label) ? label : { ...label, listed: m.school_label_listed() }));
  const list = listed.map(({ foot, ...label }) => [foot, ...textsOf(label)].join("\n")).join("\n\n");
  return { labels: marked, count: listed.length, list: listed.length > 0 ? `${list}\n` : null };
}

function textsOf({ whom, allergies, note, dishes }: Omit<MealLabel, "foot">): string[] {
  const ofDishes = dishes.flatMap(({ words, choices, warning }) => [words, choices, warning ?? ""]);
  return [whom, allergies ?? "", note ?? "", ...ofDishes].filter((text) => text !== "");
}
