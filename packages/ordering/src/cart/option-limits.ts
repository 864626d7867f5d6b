import type { OptionGroup, OptionValue } from "../menu/option.ts";
import { isSameId } from "../menu/same-id.ts";
import type { Id } from "../venue/restaurant.ts";

/** The limit that a choice would exceed: the value's own maximum, or the option group's limit on all its values. */
export type OptionLimit =
  | { readonly code: "option-max-quantity"; readonly groupId: Id; readonly valueId: Id; readonly maxQuantity: number }
  | { readonly code: "option-limit"; readonly groupId: Id; readonly optionGroupLimit: number };

type Counted = { readonly id: Id; readonly quantity: number };

export function chosenQuantity(chosen: readonly Counted[]): number {
  return chosen.reduce((sum, value) => sum + value.quantity, 0);
}

/**
 * Returns the limit that `quantity` of a value would exceed, counting the group's other choices; null if
 * none. A pricing group has no limits, because its value's quantity has no effect. ordering#option-limits.
 */
export function roomFor(
  group: OptionGroup,
  value: OptionValue,
  chosen: readonly Counted[],
  quantity: number,
): OptionLimit | null {
  if (group.type === "pricing") return null;
  if (value.maxQuantity !== null && quantity > value.maxQuantity) {
    return { code: "option-max-quantity", groupId: group.id, valueId: value.id, maxQuantity: value.maxQuantity };
  }
  const others = chosenQuantity(chosen.filter((other) => !isSameId(other.id, value.id)));
  if (group.limit !== null && others + quantity > group.limit) {
    return { code: "option-limit", groupId: group.id, optionGroupLimit: group.limit };
  }
  return null;
}

/**
 * Tells whether a choice satisfies its required group. At quantity 0, only a default or a value of a pricing
 * group does. ordering#required-options, bill#addons.
 */
export function countsAsSelection(group: OptionGroup, value: OptionValue, quantity: number): boolean {
  return quantity > 0 || value.defaultSelection || group.type === "pricing";
}
