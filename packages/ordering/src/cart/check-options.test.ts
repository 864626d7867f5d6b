import { aCartLine, aMenu, aMenuItem, anOptionGroup, anOptionValue, chosen, times } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { indexMenus } from "../menu/menu-index.ts";
import type { OptionGroup } from "../menu/option.ts";
import { isRefused } from "../refusal.ts";
import { checkLineOptions } from "./check-options.ts";
import type { ChosenGroup } from "./line.ts";
import { resolveLine } from "./resolve-line.ts";

function check(groups: readonly OptionGroup[], ...options: ChosenGroup[]) {
  const index = indexMenus([aMenu({ items: [aMenuItem({ options: groups })] })]);
  const resolved = resolveLine(index, aCartLine({ options }));
  if (isRefused(resolved)) throw new Error(resolved.refused.code);
  return checkLineOptions(resolved);
}

const a = anOptionValue({ id: "a" });
const b = anOptionValue({ id: "b" });

describe("The options of a line", () => {
  it("must answer required groups, also those nested under a chosen value", () => {
    const nested = anOptionGroup({ id: "inner", required: true, values: [b] });
    const outer = anOptionGroup({ id: "outer", values: [anOptionValue({ id: "a", options: [nested] })] });
    expect(check([outer], chosen("outer", "a"))).toEqual([{ code: "required-option-missing", groupId: "inner" }]);
    expect(check([outer])).toEqual([]);
    expect(check([outer], chosen("outer", times(1, "a", chosen("inner", "b"))))).toEqual([]);
  });

  it("do not answer a required group with quantity 0 of a value that is no default", () => {
    const group = anOptionGroup({ id: "g", required: true, values: [a] });
    expect(check([group], chosen("g", times(0, "a")))).toEqual([{ code: "required-option-missing", groupId: "g" }]);
  });

  it("stay within the group's limit, counting every value", () => {
    const group = anOptionGroup({ id: "g", limit: 3, values: [a, b] });
    expect(check([group], chosen("g", times(2, "a"), times(2, "b")))).toEqual([
      { code: "option-limit", groupId: "g", optionGroupLimit: 3 },
    ]);
    expect(check([group], chosen("g", times(2, "a"), times(1, "b")))).toEqual([]);
  });

  it("stay within a value's max_quantity, however often the value is listed", () => {
    const group = anOptionGroup({ id: "g", values: [anOptionValue({ id: "a", maxQuantity: 2 })] });
    const refusal = { code: "option-max-quantity", groupId: "g", valueId: "a", maxQuantity: 2 };
    expect(check([group], chosen("g", times(2, "a"), times(1, "a")))).toEqual([refusal]);
    expect(check([group], chosen("g", times(2, "a")), chosen("g", times(1, "a")))).toEqual([refusal]);
  });

  it("choose one value of a pricing group, whatever its quantity", () => {
    const size = anOptionGroup({
      id: "size",
      type: "pricing",
      required: true,
      allowMultipleSelection: false,
      values: [a, b],
    });
    expect(check([size])).toEqual([{ code: "required-option-missing", groupId: "size" }]);
    expect(check([size], chosen("size", "a", "b"))).toEqual([{ code: "single-choice", groupId: "size" }]);
    expect(check([size], chosen("size", times(0, "a")))).toEqual([]);
    expect(check([size], chosen("size", times(5, "a")))).toEqual([]);
  });

  it("choose one value of a group without multiple selection, besides a default that was not raised", () => {
    const c = anOptionValue({ id: "c", defaultSelection: true });
    const group = anOptionGroup({ id: "g", allowMultipleSelection: false, values: [a, b, c] });
    expect(check([group], chosen("g", "a", "b"))).toEqual([{ code: "single-choice", groupId: "g" }]);
    expect(check([group], chosen("g", "a", times(0, "c")))).toEqual([]);
  });
});
