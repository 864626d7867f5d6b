import { aCartLine } from "@comptoir/test-kit";
import { describe, expect, test } from "vitest";
import type { BrowserStorage } from "../browser-storage.ts";
import { makeUuid } from "../make-uuid.ts";
import { aStorage, keysInTurn } from "../testing/a-storage.ts";
import { checkoutKey } from "./checkout-key.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the key of restaurant 1 in a tab of a browser. */
function aKey(storage: BrowserStorage = { tab: aStorage(), browser: aStorage() }, makeKey = keysInTurn(), at = 0) {
  return checkoutKey(1, () => storage, { makeKey, now: () => at });
}

describe("the key of a checkout", () => {
  test("Each checkout has one key, which survives a reload.", () => {
    const storage = { tab: aStorage(), browser: aStorage() };
    expect([aKey(storage).current(), aKey(storage).current()]).toEqual(["key-1", "key-1"]);
  });

  test("Two tabs share the key of their cart, so that both together place one order.", () => {
    const browser = aStorage();
    const makeKey = keysInTurn();
    const [one, other] = [aStorage(), aStorage()].map((tab) => aKey({ tab, browser }, makeKey).current());
    expect(other).toBe(one);
  });

  test("After a tab has ordered, a checkout that is open in another tab gets a new key.", () => {
    const browser = aStorage();
    const makeKey = keysInTurn();
    const [one, other] = [aKey({ tab: aStorage(), browser }, makeKey), aKey({ tab: aStorage(), browser }, makeKey)];
    const used = other.current();
    one.markSent(one.current());
    expect(one.end(used)).toBe(true);
    expect(other.current()).not.toBe(used);
    expect([other.markSent(used), other.end(used)]).toEqual([false, false]);
  });

  test("The lines sent with a key are known until the checkout ends, even after an answer.", () => {
    const key = aKey();
    const current = key.current();
    expect(key.sentWith(current)).toBeNull();
    key.markSent(current, [aCartLine({ id: 7, quantity: 2 })]);
    key.markAnswered({ hasLostRequest: false });
    expect(key.sentWith(current)).toMatchObject([{ id: 7, quantity: 2 }]);
    key.end();
    expect(key.sentWith(current)).toBeNull();
  });

  test("After an order the next checkout gets a new key.", () => {
    const key = aKey();
    key.current();
    key.end();
    expect(key.current()).toBe("key-2");
  });

  test("A tab that is closed during a submit leaves its key to the next tab.", () => {
    const browser = aStorage();
    aKey({ tab: aStorage(), browser }).markSent("key-sent");
    expect(aKey({ tab: aStorage(), browser }).current()).toBe("key-sent");
  });

  test("An answered checkout is not unanswered any more, and keeps its key.", () => {
    const key = aKey();
    const current = key.current();
    key.markSent(current);
    expect(key.unanswered()).toBe(current);
    key.markAnswered({ hasLostRequest: false });
    expect(key.unanswered()).toBeNull();
    expect(key.current()).toBe(current);
  });

  test("An aborted request may still arrive after an answer, until the checkout ends.", () => {
    const key = aKey();
    const current = key.current();
    key.markSent(current);
    key.markAnswered({ hasLostRequest: false });
    expect(key.possiblyPlacedKey()).toBeNull();
    key.markAnswered({ hasLostRequest: true });
    key.markAnswered({ hasLostRequest: false });
    expect(key.possiblyPlacedKey()).toBe(current);
    key.end();
    expect(key.possiblyPlacedKey()).toBeNull();
  });

  test("A request of lines that return to the cart may still arrive, unless another checkout is in progress.", () => {
    const key = aKey();
    const line = aCartLine({ id: 7 });
    key.takeBack("key-queued", [line]);
    expect([key.current(), key.possiblyPlacedKey(), key.sentWith("key-queued")]).toEqual([
      "key-queued",
      "key-queued",
      [line],
    ]);
    key.takeBack("key-other", []);
    expect(key.current()).toBe("key-queued");
  });

  test("An unanswered checkout expires after a day, because the server may have deleted its key.", () => {
    const storage = { tab: aStorage(), browser: aStorage() };
    aKey(storage).markSent("key-old");
    expect(aKey(storage, keysInTurn(), DAY_MS - 1).unanswered()).toBe("key-old");
    expect(aKey(storage, keysInTurn(), DAY_MS).unanswered()).toBeNull();
  });

  test("Restaurants do not share keys.", () => {
    const storage = { tab: aStorage(), browser: aStorage() };
    const makeKey = keysInTurn();
    const keys = [1, 2].map((id) => checkoutKey(id, () => storage, { makeKey }).current());
    expect(new Set(keys).size).toBe(2);
  });

  test("A browser without storage still gets a key.", () => {
    expect(aKey({ tab: null, browser: null }).current()).toBe("key-1");
  });

  test("Keys are UUIDs.", () => {
    expect(makeUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
