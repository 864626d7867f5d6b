import { describe, expect, test } from "vitest";
import {
  checkoutKey,
  endCheckoutKey,
  forgetPending,
  type KeyPlaces,
  makeUuid,
  pendingCheckout,
  rememberPending,
} from "./checkout-key.ts";

function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

const inTurn = () => {
  const made: string[] = [];
  return () => {
    made.push(`key-${made.length + 1}`);
    return made.at(-1) ?? "";
  };
};

describe("the key of a checkout", () => {
  test("A key is made once for each checkout, and a reload finds it again.", () => {
    const places: KeyPlaces = { tab: aStorage(), browser: aStorage() };
    const make = inTurn();
    expect([checkoutKey(1, places, make), checkoutKey(1, places, make)]).toEqual(["key-1", "key-1"]);
  });

  test("Two tabs share the key of the cart that they share, so that both sending it make one order.", () => {
    const browser = aStorage();
    const make = inTurn();
    const [one, other] = [aStorage(), aStorage()].map((tab) => checkoutKey(1, { tab, browser }, make));
    expect(other).toBe(one);
  });

  test("After an order the next checkout gets a key of its own.", () => {
    const places: KeyPlaces = { tab: aStorage(), browser: aStorage() };
    const make = inTurn();
    checkoutKey(1, places, make);
    endCheckoutKey(1, places);
    expect(checkoutKey(1, places, make)).toBe("key-2");
  });

  test("A tab that was closed while its order was being placed leaves its key to the next one.", () => {
    const browser = aStorage();
    rememberPending(1, { tab: aStorage(), browser }, { key: "key-sent", at: Date.now() });
    expect(checkoutKey(1, { tab: aStorage(), browser }, inTurn())).toBe("key-sent");
  });

  test("What was answered is not pending any more, and keeps its key.", () => {
    const places: KeyPlaces = { tab: aStorage(), browser: aStorage() };
    const key = checkoutKey(1, places, inTurn());
    rememberPending(1, places, { key, at: Date.now() });
    forgetPending(1, places);
    expect(pendingCheckout(1, places)).toBeNull();
    expect(checkoutKey(1, places, inTurn())).toBe(key);
  });

  test("A pending checkout is forgotten after a day, when its key may not live any more.", () => {
    const places: KeyPlaces = { tab: aStorage(), browser: aStorage() };
    rememberPending(1, places, { key: "key-old", at: 0 });
    expect(pendingCheckout(1, places, 25 * 60 * 60 * 1000)).toBeNull();
  });

  test("Restaurants do not share keys.", () => {
    const places: KeyPlaces = { tab: aStorage(), browser: aStorage() };
    const make = inTurn();
    expect(checkoutKey(1, places, make)).not.toBe(checkoutKey(2, places, make));
  });

  test("A browser that keeps nothing still gets a key.", () => {
    expect(checkoutKey(1, { tab: null, browser: null }, inTurn())).toBe("key-1");
  });

  test("Keys are UUIDs.", () => {
    expect(makeUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
