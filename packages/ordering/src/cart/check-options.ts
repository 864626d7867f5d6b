import type { OptionGroup } from "../menu/option.ts";
import type { Id } from "../venue/restaurant.ts";
import type { ResolvedChoice, ResolvedLine } from "./line.ts";
import { chosenQuantity, countsAsSelection, type OptionLimit } from "./option-limits.ts";

export type OptionRefusal =
  | OptionLimit
  | { readonly code: "required-option-missing"; readonly groupId: Id }
  | { readonly code: "single-choice"; readonly groupId: Id };

/**
 * Checks a line's options at every depth: required groups, single choice, and maximum quantities. A value
 * that is listed twice counts twice.
 * `resolveLine` checks that the options exist, `checkCart` that they are available.
 * ordering#option-limits, ordering#required-options, ordering#nested-options.
 */
export function checkLineOptions(line: ResolvedLine): OptionRefusal[] {
  return checkGroups(line.item.options, line.choices);
}

function checkGroups(groups: readonly OptionGroup[], choices: readonly ResolvedChoice[]): OptionRefusal[] {
  const choicesByGroup = Map.groupBy(choices, ({ group }) => String(group.id));
  return groups.flatMap((group) => {
    const chosen = choicesByGroup.get(String(group.id)) ?? [];
    return [
      ...checkGroup(group, chosen),
      ...chosen.flatMap((choice) => checkGroups(choice.value.options, choice.choices)),
    ];
  });
}

function checkGroup(group: OptionGroup, chosen: readonly ResolvedChoice[]): OptionRefusal[] {
  const selected = chosen.filter((choice) => countsAsSelection(group, choice.value, choice.quantity));
  if (group.required && selected.length === 0) return [{ code: "required-option-missing", groupId: group.id }];
  if (!group.allowMultipleSelection && hasSeveral(group, selected))
    return [{ code: "single-choice", groupId: group.id }];
  return group.type === "pricing" ? [] : checkQuantities(group, chosen);
}

/** Tells whether several values of a group are selected; in `addons`, a default at quantity 0 does not count. */
function hasSeveral(group: OptionGroup, selected: readonly ResolvedChoice[]): boolean {
  const binding = group.type === "pricing" ? selected : selected.filter((choice) => choice.quantity > 0);
  return (
    new Set(binding.map((choice) => String(choice.value.id))).size > 1 ||
    (group.type === "pricing" && selected.length > 1)
  );
}

function checkQuantities(group: OptionGroup, chosen: readonly ResolvedChoice[]): OptionRefusal[] {
  const quantities = new Map<string, number>();
  for (const { value, quantity } of chosen) {
    quantities.set(String(value.id), (quantities.get(String(value.id)) ?? 0) + quantity);
  }
  const refusals: OptionRefusal[] = group.values.flatMap(({ id, maxQuantity }) =>
    maxQuantity !== null && (quantities.get(String(id)) ?? 0) > maxQuantity
      ? [{ code: "option-max-quantity" as const, groupId: group.id, valueId: id, maxQuantity }]
      : [],
  );
  const total = chosenQuantity(chosen.map(({ value, quantity }) => ({ id: value.id, quantity })));
  if (group.limit !== null && total > group.limit) {
    refusals.push({ code: "option-limit", groupId: group.id, optionGroupLimit: group.limit });
  }
  return refusals;
}
