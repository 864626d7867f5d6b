import { describe, expect, test } from "vitest";
import type { DraftItem } from "./converter.ts";
import { convertSquare, dishes, item, modifier, modifierList } from "./testing/square-objects.ts";

/** Returns the option groups of an item with one modifier list. */
function groupsOf(list: object, info: object = {}): DraftItem["options"] {
  const data = { modifier_list_info: [{ modifier_list_id: "L", ...info }] };
  return dishes(convertSquare(item("I", "Latte", data), list))[0]?.options;
}

describe("Modifier lists of a Square catalogue", () => {
  const milk = modifierList("L", "Milk", [modifier("W", "Whole"), modifier("O", "Oat", 75)]);

  test("the item's limits precede the list's, and unset ones mean no limit", () => {
    expect(groupsOf(milk, { min_selected_modifiers: 1, max_selected_modifiers: 1 })).toMatchObject([
      { required: true, allow_multiple_selection: false, limit: 1 },
    ]);
    const single = modifierList("L", "Milk", [modifier("W", "Whole")], { selection_type: "SINGLE" });
    expect(groupsOf(single, { min_selected_modifiers: -1, max_selected_modifiers: -1 })).toMatchObject([
      { required: false, allow_multiple_selection: false, limit: 1 },
    ]);
    const upToTwo = modifierList("L", "Milk", [modifier("W", "Whole")], { max_selected_modifiers: 2 });
    expect(groupsOf(upToTwo)).toMatchObject([{ required: false, allow_multiple_selection: true, limit: 2 }]);
    expect(groupsOf(upToTwo, { min_selected_modifiers: 0, max_selected_modifiers: 0 })?.[0]).not.toHaveProperty(
      "limit",
    );
  });

  test("a modifier is chosen once, unless the list or the item allows more", () => {
    const most = (list: object, info?: object) => groupsOf(list, info)?.[0]?.values[0]?.max_quantity;
    const freely = modifierList("L", "Milk", [modifier("W", "Whole")], { allow_quantities: true });
    expect([most(milk), most(freely), most(milk, { allow_quantities: "YES" })]).toEqual([1, undefined, undefined]);
    expect(most(freely, { allow_quantities: "NO" })).toBe(1);
  });

  test("defaults and hidden modifiers come from the item, else from the modifier", () => {
    const modifiers = [
      modifier("W", "Whole", 0, { on_by_default: true }),
      modifier("O", "Oat", 75),
      modifier("S", "Staff", 0, { hidden_online: true }),
    ];
    const overrides = [
      { modifier_id: "W", on_by_default_override: "NO" },
      { modifier_id: "O", on_by_default_override: "YES", hidden_online_override: "NOT_SET" },
    ];
    const [plain] = groupsOf(modifierList("L", "Milk", modifiers)) ?? [];
    const [overridden] = groupsOf(modifierList("L", "Milk", modifiers), { modifier_overrides: overrides }) ?? [];
    const chosen = [plain, overridden].map((group) =>
      group?.values.map((one) => [one.name, one.default_selection ?? false]),
    );
    expect(chosen).toEqual([
      [
        ["Whole", true],
        ["Oat", false],
      ],
      [
        ["Whole", false],
        ["Oat", true],
      ],
    ]);
    expect(groupsOf(milk, { hidden_from_customer_override: "YES" })).toBeUndefined();
    expect(groupsOf(milk, { enabled: false })).toBeUndefined();
  });

  test("lists within modifiers are nested, and a list that contains itself ends", () => {
    const inner = modifierList("N", "Foam", [modifier("F", "Extra foam", 50, { child_modifier_list_ids: ["L", "N"] })]);
    const outer = modifierList("L", "Milk", [modifier("W", "Whole", 0, { child_modifier_list_ids: ["N"] })]);
    const data = { modifier_list_info: [{ modifier_list_id: "L" }] };
    expect(dishes(convertSquare(item("I", "Latte", data), outer, inner))[0]?.options).toMatchObject([
      { name: "Milk", values: [{ name: "Whole", options: [{ name: "Foam", values: [{ price: "0.50" }] }] }] },
    ]);
  });

  test("modifiers without an owner are noted as dropped", () => {
    const { notes } = convertSquare(item("I", "Latte"), milk, modifier("X", "Lost"));
    expect(notes).toContain('modifierListsUnused: 1 ("Milk")');
    expect(notes).toContain('modifiersInNoList: 1 ("Lost")');
  });
});
