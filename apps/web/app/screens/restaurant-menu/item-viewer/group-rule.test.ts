import { normalizeMenus, type OptionGroupData } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { groupRule } from "./group-rule.tsx";

function rule(group: Partial<OptionGroupData>): string {
  const values = [
    { id: 1, name: "A" },
    { id: 2, name: "B" },
  ];
  const options = [{ id: 1, name: "Group", values, ...group }];
  const [menu] = normalizeMenus({
    menus: [{ id: 1, name: "M", items: [{ id: 1, name: "I", price: "1.00", options }] }],
  });
  const read = menu?.items[0]?.options[0];
  if (!read) throw new Error("The group was lost.");
  return groupRule(read);
}

describe("The rule of an option group in words", () => {
  test.each([
    [{ required: true, limit: 1 }, "Choose one"],
    [{ type: "pricing" }, "Choose one"],
    [{ required: true, limit: 3 }, "Choose from 1 to 3"],
    [{ required: true }, "Choose at least one"],
    [{ limit: 3 }, "Up to 3"],
    [{ limit: 1 }, "One at most"],
    [{}, "As many as you like"],
  ])("%j reads “%s”.", (group, words) => {
    expect(rule(group)).toBe(words);
  });
});
