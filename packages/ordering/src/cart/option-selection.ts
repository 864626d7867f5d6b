import type { MenuItem } from "../menu/dish.ts";
import type { OptionGroup, OptionValue } from "../menu/option.ts";
import { isSameId } from "../menu/same-id.ts";
import type { Refused } from "../refusal.ts";
import type { Id } from "../venue/restaurant.ts";
import type { ChosenGroup, ChosenValue } from "./line.ts";
import { chosenQuantity, countsAsSelection, type OptionLimit, roomFor } from "./option-limits.ts";

/** An item that a diner is configuring, with the choices so far in the format of a cart line. */
export type ItemSelection = { readonly item: MenuItem; readonly options: readonly ChosenGroup[] };

/** One step of a path through nested options: a group and its chosen value. */
export type ChoiceStep = { readonly groupId: Id; readonly valueId: Id };

/** The path to a value: the steps from the item's own groups to the value itself. */
export type ChoicePath = readonly ChoiceStep[];

/** The path to a group: the choices above it; empty for a group of the item itself. */
export type GroupPath = { readonly within: ChoicePath; readonly groupId: Id };

export type ChoiceRefused = OptionLimit | { readonly code: "option-unavailable"; readonly valueId: Id };

/**
 * Starts the configuration of an item with its default selections at quantity 0, nested ones included.
 * ordering#default-selection.
 */
export function startSelection(item: MenuItem): ItemSelection {
  return { item, options: defaultChoices(item.options) };
}

function defaultChoices(groups: readonly OptionGroup[]): ChosenGroup[] {
  return groups
    .map((group) => ({ id: group.id, values: group.values.filter(isOfferedByDefault).map(chooseByDefault) }))
    .filter((group) => group.values.length > 0);
}

function isOfferedByDefault(value: OptionValue): boolean {
  return value.defaultSelection && !value.unavailable && value.stock !== 0;
}

function chooseByDefault(value: OptionValue): ChosenValue {
  return { id: value.id, quantity: 0, options: defaultChoices(value.options) };
}

/**
 * Sets the quantity of a value; refuses one above the value's maximum or the group's limit.
 * ordering#option-limits.
 * - A new value gets its nested defaults. In a single-choice group it replaces the other value.
 * - Quantity 0 removes a value, but a default selection stays at quantity 0.
 */
export function changeQuantity(
  selection: ItemSelection,
  path: ChoicePath,
  quantity: number,
): ItemSelection | Refused<ChoiceRefused> {
  const wanted = Math.max(0, Math.trunc(quantity));
  return changeGroup(selection, path, (group, value, chosen) => {
    if (wanted === 0 && !value.defaultSelection) return without(chosen, value.id);
    if (wanted > 0 && (value.unavailable || value.stock === 0)) {
      return { refused: { code: "option-unavailable", valueId: value.id } };
    }
    const others = group.allowMultipleSelection ? chosen : [];
    const limit = wanted > 0 ? roomFor(group, value, others, wanted) : null;
    if (limit) return { refused: limit };
    const before = chosen.find((candidate) => isSameId(candidate.id, value.id));
    const after = { ...(before ?? chooseByDefault(value)), quantity: wanted };
    if (!group.allowMultipleSelection) return [after];
    return before ? chosen.map((candidate) => (candidate === before ? after : candidate)) : [...chosen, after];
  });
}

/** Removes a value and its nested choices, even if it is a default selection. */
export function removeChoice(selection: ItemSelection, path: ChoicePath): ItemSelection {
  const changed = changeGroup(selection, path, (_group, value, chosen) => without(chosen, value.id));
  if ("refused" in changed) throw new Error("Removing a choice must not be refused.");
  return changed;
}

function without(chosen: readonly ChosenValue[], id: Id): ChosenValue[] {
  return chosen.filter((candidate) => !isSameId(candidate.id, id));
}

export function chosenIn(selection: ItemSelection, path: GroupPath): readonly ChosenValue[] {
  let options = selection.options;
  for (const { groupId, valueId } of path.within) {
    options = valuesOf(options, groupId).find((value) => isSameId(value.id, valueId))?.options ?? [];
  }
  return valuesOf(options, path.groupId);
}

/** Returns how many more values can be chosen in a group; null if it has no limit. ordering#option-limits. */
export function roomIn(group: OptionGroup, chosen: readonly ChosenValue[]): number | null {
  return group.limit === null ? null : Math.max(0, group.limit - chosenQuantity(chosen));
}

/** Returns the required groups without a choice, in menu order, including groups nested under chosen values. */
export function missingGroups(selection: ItemSelection): GroupPath[] {
  return missingIn(selection.item.options, selection.options, []);
}

function missingIn(groups: readonly OptionGroup[], options: readonly ChosenGroup[], within: ChoicePath): GroupPath[] {
  return groups.flatMap((group) => {
    const chosen = valuesOf(options, group.id);
    const nested = chosen.flatMap((choice) => {
      const value = group.values.find((candidate) => isSameId(candidate.id, choice.id));
      const step = { groupId: group.id, valueId: choice.id };
      return value ? missingIn(value.options, choice.options, [...within, step]) : [];
    });
    const isAnswered = chosen.some((choice) => {
      const value = group.values.find((candidate) => isSameId(candidate.id, choice.id));
      return value !== undefined && countsAsSelection(group, value, choice.quantity);
    });
    return group.required && !isAnswered ? [{ within, groupId: group.id }, ...nested] : nested;
  });
}

function valuesOf(options: readonly ChosenGroup[], groupId: Id): readonly ChosenValue[] {
  return options.find((group) => isSameId(group.id, groupId))?.values ?? [];
}

type GroupChange = (
  group: OptionGroup,
  value: OptionValue,
  chosen: readonly ChosenValue[],
) => readonly ChosenValue[] | Refused<ChoiceRefused>;

function changeGroup(selection: ItemSelection, path: ChoicePath, change: GroupChange) {
  const options = changeAt(selection.item.options, selection.options, path, change);
  return "refused" in options ? options : { ...selection, options };
}

function changeAt(
  groups: readonly OptionGroup[],
  options: readonly ChosenGroup[],
  path: ChoicePath,
  change: GroupChange,
): readonly ChosenGroup[] | Refused<ChoiceRefused> {
  const [step, ...rest] = path;
  const group = step && groups.find((candidate) => isSameId(candidate.id, step.groupId));
  const value = step && group?.values.find((candidate) => isSameId(candidate.id, step.valueId));
  if (!group || !value) throw new RangeError("The item has no such option.");
  const chosen = valuesOf(options, group.id);
  if (rest.length === 0) {
    const values = change(group, value, chosen);
    return "refused" in values ? values : replaceGroup(options, group.id, values);
  }
  const parent = chosen.find((candidate) => isSameId(candidate.id, value.id));
  if (!parent) throw new RangeError("The parent value of the nested option is not chosen.");
  const nested = changeAt(value.options, parent.options, rest, change);
  if ("refused" in nested) return nested;
  const values = chosen.map((candidate) => (candidate === parent ? { ...parent, options: nested } : candidate));
  return replaceGroup(options, group.id, values);
}

/** Replaces the values of a group. Groups keep the order of the first answers; empty groups are removed. */
function replaceGroup(options: readonly ChosenGroup[], id: Id, values: readonly ChosenValue[]): ChosenGroup[] {
  const isKnown = options.some((group) => isSameId(group.id, id));
  const replaced = isKnown
    ? options.map((group) => (isSameId(group.id, id) ? { ...group, values } : group))
    : [...options, { id, values }];
  return replaced.filter((group) => group.values.length > 0);
}
