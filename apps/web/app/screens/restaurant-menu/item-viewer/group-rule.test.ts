import { normalizeMenus, type OptionGroup, type OptionGroupData } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { groupRule, missingChoice } from "./group-rule.tsx";

function read(group: Partial<OptionGroupData>): OptionGroup {
  const values = [
    { id: 1, name: "A" },
    { id: 2, name: "B" },
  ];
  const options = [{ id: 1, name: "Group", values, ...group }];
  const [menu] = normalizeMenus({
    menus: [{ id: 1, name: "M", items: [{ id: 1, name: "I", price: "1.00", options }] }],
  });
  const [found] = menu?.items[0]?.options ?? [];
  if (!found) throw new Error("The group was lost.");
  return found;
}

describe("the rule of an option group as text", () => {
  test.each([
    [{ required: true, limit: 1 }, "Choose one"],
    [{ type: "pricing" }, "Choose one"],
    [{ required: true, limit: 3 }, "Choose from 1 to 3"],
    [{ required: true }, "Choose at least one"],
    [{ limit: 3 }, "Up to 3"],
    [{ limit: 1 }, "One, if you like"],
    [{}, "As many as you like"],
  ])("%j reads “%s”.", (group, words) => {
    expect(groupRule(read(group))).toBe(words);
  });
});

test("The message of a group without a choice is one sentence with the group's name.", () => {
  const name = "How would you like it cooked?";
  expect(missingChoice(read({ name, required: true, limit: 1 }))).toBe(
    "Please choose one under “How would you like it cooked?”.",
  );
  expect(missingChoice(read({ name: "Toppings", required: true }))).toBe(
    "Please choose at least one under “Toppings”.",
  );
});
