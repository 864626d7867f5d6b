import type { OptionGroup, OptionValue } from "../menu/option.ts";
import { isSameId } from "../menu/same-id.ts";
import type { Id } from "../venue/restaurant.ts";

/** Why no more can be chosen: the value's own maximum, or the group's limit with the values already selected. */
export type OptionLimit =
  | { readonly code: "option-max-quantity"; readonly groupId: Id; readonly valueId: Id; readonly maxQuantity: number }
  | { readonly code: "option-limit"; readonly groupId: Id; readonly optionGroupLimit: number };

type Counted = { readonly id: Id; readonly quantity: number };

/** How many values are selected in a group; a default that was not raised counts for none. */
export function chosenQuantity(chosen: readonly Counted[]): number {
  return chosen.reduce((sum, value) => sum + value.quantity, 0);
}

/**
 * Tells what stands in the way of having `quantity` of a value beside the group's other choices; null when nothing does.
 * The quantity of a pricing group's value plays no part, so that nothing limits it. ordering#option-limits.
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
 * Tells whether a choice answers its group: what was raised does, a default one does at quantity 0, and in a pricing group
 * the quantity plays no part. ordering#required-options, bill#addons.
 */
export function countsAsSelection(group: OptionGroup, value: OptionValue, quantity: number): boolean {
  return quantity > 0 || value.defaultSelection || group.type === "pricing";
}
