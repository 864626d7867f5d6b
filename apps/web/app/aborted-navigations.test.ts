import { expect, test } from "vitest";
import { ignoreAbortedNavigations } from "./aborted-navigations.ts";

/** Returns whether the page silences an unhandled rejection with this reason. */
function isKeptQuiet(reason: unknown): boolean {
  const page = new EventTarget();
  ignoreAbortedNavigations(page);
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  return !page.dispatchEvent(event);
}

test("An unhandled `AbortError` of an aborted response is not reported.", () => {
  const ended = new AbortController();
  ended.abort();
  expect(isKeptQuiet(ended.signal.reason)).toBe(true);
});

test("Any other unhandled rejection is reported.", () => {
  expect(isKeptQuiet(new TypeError("fetch failed"))).toBe(false);
  expect(isKeptQuiet(new DOMException("Too late.", "TimeoutError"))).toBe(false);
});
