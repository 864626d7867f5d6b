import { describe, expect, test } from "vitest";
import { dish, findingsOf } from "./testing/findings-of.ts";

const OFF = { hasDiscounts: undefined, membership_program: undefined, loyalty_program: undefined };
const MEMBERS_OFF = "restaurant.membership_program: is not true, so no guest gets member prices and menus";
const membership = { members: [{ identifier: "M-2001" }] };
const memberPrice = { memberPrice: "6.00", promos: ["GOLD"] };

describe("venue#file-doubts: a disabled feature gets a warning", () => {
  test.each<[title: string, parts: object, said: string]>([
    [
      "discounts",
      { discounts: [{ code: "TEN", value: "10%" }] },
      "restaurant.hasDiscounts: is not true, so guests see no field for a discount code",
    ],
    ["members", { membership }, MEMBERS_OFF],
    ["member prices", dish(memberPrice), MEMBERS_OFF],
    [
      "member prices of choices",
      dish({ options: [{ values: [{ name: "L", price: "7.00", ...memberPrice }] }] }),
      MEMBERS_OFF,
    ],
    ["a members-only menu", dish({}, { member_only: true }), MEMBERS_OFF],
    [
      "a loyalty programme",
      { loyalty: { name: "Club" } },
      "restaurant.loyalty_program: is not true, so loyalty has no effect",
    ],
  ])("%s", (_title, parts, said) => {
    expect(findingsOf(OFF, parts)).toEqual([said]);
    expect(findingsOf({ loyalty_program: true }, { membership, ...parts })).toEqual([]);
  });

  test("Menus and prices for members, without a member.", () => {
    for (const parts of [dish(memberPrice), dish({}, { member_only: true })]) {
      expect(findingsOf({}, parts)).toEqual(["membership: has no members, so no guest gets member prices and menus"]);
    }
  });
});
