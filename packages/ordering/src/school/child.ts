import type { CartLine, ResolvedChoice } from "../cart/line.ts";
import { countsAsSelection } from "../cart/option-limits.ts";
import { ALLERGENS } from "../menu/filters.ts";
import type { MenuItem } from "../menu/menu.ts";

/** More than a family has; no answer grows without an end. school#children. */
export const MAX_CHILDREN = 20;

/** What a dish may do to somebody with allergies. school#allergy-warning. */
export type AllergyWarning = {
  /** Their allergens that it contains, with the choices that were made. */
  readonly contains: readonly string[];
  /** Nobody has said what it contains: it is never taken for free from anything. law#unconfirmed-allergens. */
  readonly isUnconfirmed: boolean;
};

/**
 * Holds a dish with its choices against somebody's allergies; null where nothing is to be said: they have none, or it is known
 * to contain none of them. school#allergy-warning.
 */
export function allergyWarning(
  { item, choices }: { readonly item: Pick<MenuItem, "allergens">; readonly choices: readonly ResolvedChoice[] },
  allergies: readonly string[],
): AllergyWarning | null {
  if (allergies.length === 0) return null;
  const parts = [item.allergens, ...allergensOf(choices)];
  const eaten = new Set(parts.flatMap((words) => words ?? []).map(fold));
  const contains = allergies.filter((allergy) => isIn(eaten, allergy));
  const isUnconfirmed = parts.includes(null);
  return contains.length > 0 || isUnconfirmed ? { contains, isUnconfirmed } : null;
}

/** What comes with the dish: a choice that is included by default, or sets its price, does so at quantity 0. bill#addons. */
function allergensOf(choices: readonly ResolvedChoice[]): (readonly string[] | null)[] {
  return choices
    .filter(({ group, value, quantity }) => countsAsSelection(group, value, quantity))
    .flatMap(({ value, choices: nested }) => [value.allergens, ...allergensOf(nested)]);
}

/** Wheat has gluten, and what is said to have gluten may be of wheat. */
function isIn(eaten: ReadonlySet<string>, allergy: string): boolean {
  const word = fold(allergy);
  return eaten.has(word) || (GRAIN.has(word) && [...GRAIN].some((grain) => eaten.has(grain)));
}

const GRAIN: ReadonlySet<string> = new Set(["gluten", "wheat"]);

function fold(word: string): string {
  return word.trim().toLowerCase();
}

/** The allergens that a child may have, in the words of the menus. Alcohol is none. */
export const ALLERGIES = ALLERGENS.filter((word) => word !== "Alcohol");

/**
 * Which order of a school's cart a line belongs to: a date of a child. Sorts by date, and within it the lines that name no child
 * first. school#child-orders.
 */
export function schoolOrderKey({ date, childId }: Pick<CartLine, "date" | "childId">, earliest: string): string {
  return `${date ?? earliest} ${childId ?? ""}`;
}

/** The earliest date of a school's cart, which a line without a date is of; blank where none has one. */
export function earliestDate(lines: readonly Pick<CartLine, "date">[]): string {
  return lines.flatMap(({ date }) => date ?? []).sort()[0] ?? "";
}
