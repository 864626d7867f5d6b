import { aMenuItem, anOptionGroup, anOptionValue } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { isRefused } from "../refusal.ts";
import {
  type ChoicePath,
  changeQuantity,
  chosenIn,
  type ItemSelection,
  missingGroups,
  removeChoice,
  roomIn,
  startSelection,
} from "./option-selection.ts";

const fries = anOptionValue({ id: "fries" });
const salad = anOptionValue({ id: "salad" });
const dip = anOptionGroup({ id: "dip", required: true, values: [anOptionValue({ id: "mayo" })] });

function change(selection: ItemSelection, path: ChoicePath, quantity: number): ItemSelection {
  const changed = changeQuantity(selection, path, quantity);
  if (isRefused(changed)) throw new Error(changed.refused.code);
  return changed;
}

function step(groupId: string, valueId: string) {
  return { groupId, valueId };
}

describe("Configuring an item", () => {
  it("applies default selections with quantity 0, nested ones too", () => {
    const ketchup = anOptionValue({ id: "ketchup", defaultSelection: true });
    const sides = anOptionGroup({
      id: "sides",
      values: [
        anOptionValue({
          id: "fries",
          defaultSelection: true,
          options: [anOptionGroup({ id: "sauce", values: [ketchup] })],
        }),
        salad,
      ],
    });
    expect(startSelection(aMenuItem({ options: [sides] })).options).toEqual([
      {
        id: "sides",
        values: [
          {
            id: "fries",
            quantity: 0,
            options: [{ id: "sauce", values: [{ id: "ketchup", quantity: 0, options: [] }] }],
          },
        ],
      },
    ]);
  });

  it("stops a value's quantity at its max_quantity", () => {
    const group = anOptionGroup({ id: "sides", values: [anOptionValue({ id: "fries", maxQuantity: 2 })] });
    expect(changeQuantity(startSelection(aMenuItem({ options: [group] })), [step("sides", "fries")], 3)).toEqual({
      refused: { code: "option-max-quantity", groupId: "sides", valueId: "fries", maxQuantity: 2 },
    });
  });

  it("stops a value's quantity at the group's limit, counting the others", () => {
    const group = anOptionGroup({ id: "sides", limit: 3, values: [fries, salad] });
    const two = change(startSelection(aMenuItem({ options: [group] })), [step("sides", "fries")], 2);
    expect(roomIn(group, chosenIn(two, { within: [], groupId: "sides" }))).toBe(1);
    expect(changeQuantity(two, [step("sides", "salad")], 2)).toEqual({
      refused: { code: "option-limit", groupId: "sides", optionGroupLimit: 3 },
    });
    const full = change(two, [step("sides", "salad")], 1);
    expect(roomIn(group, chosenIn(full, { within: [], groupId: "sides" }))).toBe(0);
  });

  it("replaces the choice of a group of one", () => {
    const group = anOptionGroup({ id: "sides", allowMultipleSelection: false, limit: 1, values: [fries, salad] });
    const first = change(startSelection(aMenuItem({ options: [group] })), [step("sides", "fries")], 1);
    expect(change(first, [step("sides", "salad")], 1).options).toEqual([
      { id: "sides", values: [{ id: "salad", quantity: 1, options: [] }] },
    ]);
  });

  it("lowers a default to quantity 0, and removes it on request", () => {
    const group = anOptionGroup({ id: "sides", values: [anOptionValue({ id: "fries", defaultSelection: true })] });
    const start = startSelection(aMenuItem({ options: [group] }));
    const raised = change(start, [step("sides", "fries")], 2);
    expect(change(raised, [step("sides", "fries")], 0)).toEqual(start);
    expect(removeChoice(raised, [step("sides", "fries")]).options).toEqual([]);
  });

  it("lists the required groups that are missing, nested ones under chosen values too", () => {
    const cooked = anOptionGroup({
      id: "sides",
      required: true,
      values: [anOptionValue({ id: "fries", options: [dip] }), salad],
    });
    const start = startSelection(aMenuItem({ options: [cooked] }));
    expect(missingGroups(start)).toEqual([{ within: [], groupId: "sides" }]);
    const withFries = change(start, [step("sides", "fries")], 1);
    expect(missingGroups(withFries)).toEqual([{ within: [step("sides", "fries")], groupId: "dip" }]);
    const complete = change(withFries, [step("sides", "fries"), step("dip", "mayo")], 1);
    expect(missingGroups(complete)).toEqual([]);
  });

  it("counts a default at quantity 0 as a selection for a required group", () => {
    const group = anOptionGroup({ required: true, values: [anOptionValue({ id: "fries", defaultSelection: true })] });
    expect(missingGroups(startSelection(aMenuItem({ options: [group] })))).toEqual([]);
  });

  it("does not choose an unavailable or sold-out value", () => {
    const group = anOptionGroup({ id: "sides", values: [anOptionValue({ id: "fries", stock: 0 })] });
    expect(changeQuantity(startSelection(aMenuItem({ options: [group] })), [step("sides", "fries")], 1)).toEqual({
      refused: { code: "option-unavailable", valueId: "fries" },
    });
  });
});
