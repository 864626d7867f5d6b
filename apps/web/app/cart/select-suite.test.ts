// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetSeenVersion, keepSeenVersion, seenVersion } from "../suites/seen-pre-order.ts";
import { cartName, draftName } from "./cart-scope.ts";
import { selectSuite } from "./select-suite.ts";

const [FIRST, SECOND] = ["9 suite s-1", "9 suite s-2"] as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function begin(place: string): void {
  sessionStorage.setItem(draftName(place), '{"payment":{"method":"invoice"}}');
  localStorage.setItem(cartName(place), "{}");
}
const isKept = (place: string) => [
  sessionStorage.getItem(draftName(place)) !== null,
  localStorage.getItem(cartName(place)) !== null,
];

test("Selecting a suite resets checkout payment info and items.", () => {
  expect(selectSuite(FIRST)).toBe(false);
  begin(FIRST);
  expect(selectSuite(SECOND)).toBe(true);
  expect(isKept(FIRST)).toEqual([false, false]);
  begin(SECOND);
  begin(FIRST);
  expect(selectSuite(FIRST)).toBe(true);
  expect([isKept(FIRST), isKept(SECOND)]).toEqual([
    [false, false],
    [false, false],
  ]);
});

test("Selecting the same suite again, or in a new tab, keeps its cart.", () => {
  begin(FIRST);
  expect([selectSuite(FIRST), selectSuite(FIRST)]).toEqual([false, false]);
  expect(isKept(FIRST)).toEqual([true, true]);
});

test("A cart keeps the version of the pre-order that it started from, until it is rebuilt or ordered.", () => {
  keepSeenVersion(FIRST, 1, { isRebuilt: false });
  keepSeenVersion(FIRST, 2, { isRebuilt: false });
  expect(seenVersion(FIRST)).toBe(1);
  keepSeenVersion(FIRST, 2, { isRebuilt: true });
  expect(seenVersion(FIRST)).toBe(2);
  forgetSeenVersion(FIRST);
  expect(seenVersion(FIRST)).toBeNull();
});
