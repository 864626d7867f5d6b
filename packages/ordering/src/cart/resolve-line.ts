import { findItem, type MenuIndex } from "../menu/menu-index.ts";
import type { OptionGroup } from "../menu/option.ts";
import { isSameId } from "../menu/same-id.ts";
import type { Refused } from "../refusal.ts";
import type { Id } from "../venue/restaurant.ts";
import type { CartLine, ChosenGroup, ResolvedChoice, ResolvedLine } from "./line.ts";

export type LineGone =
  | { readonly code: "item-gone"; readonly id: Id }
  | { readonly code: "option-gone"; readonly groupId: Id; readonly valueId: Id | null };

/**
 * Joins a cart line with its dish and options from the current menu. Refuses if the dish, a group or a value
 * was removed. Does not check limits, stock or hours.
 */
export function resolveLine(index: MenuIndex, line: CartLine): ResolvedLine | Refused<LineGone> {
  const place = findItem(index, line);
  if (!place) return { refused: { code: "item-gone", id: line.id } };
  const choices = resolveChoices(place.item.options, line.options);
  return Array.isArray(choices) ? { line, ...place, choices } : choices;
}

function resolveChoices(
  groups: readonly OptionGroup[],
  chosen: readonly ChosenGroup[],
): ResolvedChoice[] | Refused<LineGone> {
  const choices: ResolvedChoice[] = [];
  for (const { id, values } of chosen) {
    const group = groups.find((candidate) => isSameId(candidate.id, id));
    if (!group) return { refused: { code: "option-gone", groupId: id, valueId: null } };
    for (const { id: valueId, quantity, options } of values) {
      const value = group.values.find((candidate) => isSameId(candidate.id, valueId));
      if (!value) return { refused: { code: "option-gone", groupId: id, valueId } };
      const nested = resolveChoices(value.options, options);
      if (!Array.isArray(nested)) return nested;
      choices.push({ group, value, quantity, choices: nested });
    }
  }
  // Sorts choices in menu order, so that prices and tickets do not depend on the order in the request.
  const menuIndexes = ({ group, value }: ResolvedChoice) =>
    [groups.indexOf(group), group.values.indexOf(value)] as const;
  return choices.sort((a, b) => {
    const [[group, value], [otherGroup, otherValue]] = [menuIndexes(a), menuIndexes(b)];
    return group - otherGroup || value - otherValue;
  });
}
