// @vitest-environment happy-dom
import type { Stripe } from "@stripe/stripe-js";
import { expect, test, vi } from "vitest";
import { loadStripeLibrary } from "./load-stripe.ts";

/** Keeps the test page from loading scripts; each test decides whether a script loads or fails. */
function scriptsByHand() {
  const create = document.createElement.bind(document);
  vi.spyOn(document, "createElement").mockImplementation((name: string) =>
    Object.assign(create(name), name === "script" ? { type: "text/plain" } : {}),
  );
}

/** Waits for the next script that the page loads from Stripe, other than `before`. */
const nextScript = (...before: readonly Element[]) =>
  vi.waitFor(() => {
    const scripts = document.querySelectorAll('script[src^="https://js.stripe.com/"]');
    const script = [...scripts].find((one) => !before.includes(one));
    if (!script) throw new Error("Nothing of Stripe's is waited for.");
    return script;
  });

test("If Stripe's library fails to load twice, it counts as unreachable; the next attempt loads it again.", async () => {
  scriptsByHand();
  const loaded = loadStripeLibrary("pk_test_1", null);
  const first = await nextScript();
  first.dispatchEvent(new Event("error"));
  const second = await nextScript(first);
  second.dispatchEvent(new Event("error"));
  expect(await loaded).toBeNull();

  const again = loadStripeLibrary("pk_test_1", "acct_1");
  const third = await nextScript(first, second);
  const library = {} as Stripe;
  const made: unknown[] = [];
  const makeLibrary = (...given: unknown[]) => {
    made.push(given);
    return library;
  };
  vi.stubGlobal("Stripe", Object.assign(makeLibrary, { version: "endive" }));
  third.dispatchEvent(new Event("load"));
  expect(await again).toBe(library);
  // The card is sent to the restaurant's own account.
  expect(made).toEqual([["pk_test_1", { locale: "en", stripeAccount: "acct_1" }]]);
});
