import type { ResolvedChoice, ResolvedLine } from "../cart/line.ts";
import type { LocalMoment } from "../time/local-moment.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { AlcoholSettings } from "../venue/ordering-settings.ts";
import type { Id } from "../venue/restaurant.ts";
import type { FieldRefusal } from "./field-refusal.ts";

/** Tells whether a line holds alcohol: the dish itself, or a value chosen with it at any depth. */
function hasAlcohol(line: Pick<ResolvedLine, "item" | "choices">): boolean {
  return line.item.alcoholicBeverage || line.choices.some(isAlcoholicChoice);
}

function isAlcoholicChoice(choice: ResolvedChoice): boolean {
  return choice.value.alcoholicBeverage || choice.choices.some(isAlcoholicChoice);
}

/** The first alcoholic value chosen with a dish; null where the dish itself is alcohol, or nothing is. */
export function alcoholicValueId({ item, choices }: Pick<ResolvedLine, "item" | "choices">): Id | null {
  if (item.alcoholicBeverage) return null;
  const [first] = choices.filter(isAlcoholicChoice);
  if (!first) return null;
  return first.value.alcoholicBeverage ? first.value.id : alcoholicValueId({ item, choices: first.choices });
}

/** Tells whether the legal-drinking-age box must be ticked before a cart is ordered. checkout#alcohol-age. */
export function needsAgeConfirmation(lines: readonly Pick<ResolvedLine, "item" | "choices">[]): boolean {
  return lines.some(hasAlcohol);
}

/** Checks the legal-drinking-age box, which must be ticked where it is shown. checkout#alcohol-age. */
export function checkLegalAge(isTicked: boolean, isNeeded: boolean): FieldRefusal[] {
  return isNeeded && !isTicked ? [{ field: "legal", rule: "required" }] : [];
}

/**
 * Tells whether a line may be ordered as far as alcohol goes: within the venue's hours for it, and, when it leaves the
 * restaurant, of a kind that may. The moment is the one the food is wanted at. law#alcohol.
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
