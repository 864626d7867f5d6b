import type { ResolvedChoice, ResolvedLine } from "../cart/line.ts";
import type { LocalMoment } from "../time/local-moment.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { AlcoholSettings } from "../venue/ordering-settings.ts";
import type { Id } from "../venue/restaurant.ts";
import type { FieldRefusal } from "./field-refusal.ts";

/** Tells whether a line contains alcohol: the dish itself, or a value chosen at any depth. */
function hasAlcohol(line: Pick<ResolvedLine, "item" | "choices">): boolean {
  return line.item.alcoholicBeverage || line.choices.some(isAlcoholicChoice);
}

function isAlcoholicChoice(choice: ResolvedChoice): boolean {
  return choice.value.alcoholicBeverage || choice.choices.some(isAlcoholicChoice);
}

/** Returns the first alcoholic value chosen with a dish; null if there is none, or if the dish itself is alcoholic. */
export function alcoholicValueId({ item, choices }: Pick<ResolvedLine, "item" | "choices">): Id | null {
  if (item.alcoholicBeverage) return null;
  const [first] = choices.filter(isAlcoholicChoice);
  if (!first) return null;
  return first.value.alcoholicBeverage ? first.value.id : alcoholicValueId({ item, choices: first.choices });
}

/** Tells whether a cart requires the legal-drinking-age box. checkout#alcohol-age. */
export function needsAgeConfirmation(lines: readonly Pick<ResolvedLine, "item" | "choices">[]): boolean {
  return lines.some(hasAlcohol);
}

/** Checks that the legal-drinking-age box is ticked, if the cart requires it. checkout#alcohol-age. */
export function checkLegalAge(isTicked: boolean, isNeeded: boolean): FieldRefusal[] {
  return isNeeded && !isTicked ? [{ field: "legal", rule: "required" }] : [];
}

/**
 * Tells whether alcohol rules allow a line at the order's time; true without alcohol. The time must be within
 * the alcohol hours. An order that leaves the restaurant also needs take-out allowed for the dish's category.
 * law#alcohol.
 */
export function isAlcoholAllowed(
  line: Pick<ResolvedLine, "item" | "choices">,
  { type, when, settings }: { type: OrderType; when: LocalMoment; settings: AlcoholSettings },
): boolean {
  if (!hasAlcohol(line)) return true;
  if (settings.hours && !isWithin(settings.hours, when.minutes)) return false;
  if (ORDER_TYPE_RULES[type].inHouse) return true;
  const { takeout, takeoutCategories } = settings;
  return takeout && (takeoutCategories === null || takeoutCategories.includes(line.item.category ?? ""));
}

function isWithin({ startMinutes, endMinutes }: NonNullable<AlcoholSettings["hours"]>, minutes: number): boolean {
  if (endMinutes > startMinutes) return startMinutes <= minutes && minutes < endMinutes;
  return minutes >= startMinutes || minutes < endMinutes;
}
