import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openBrowser } from "../promises/tabs/a-browser.ts";
import { MENU } from "../promises/tabs/a-server.ts";
import { readCartCopy } from "./cart-copy.ts";
import { findDishes } from "./known-dish.ts";

/* A signed-in person's cart in one browser while another device changes it. ordering#cart-version. */

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T23:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aDish = (id: number) => ({ id, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null });
const settled = () => vi.advanceTimersByTimeAsync(2_000);

/** Opens a browser of a signed-in person, with one tab. */
async function openSignedIn() {
  const browser = openBrowser();
  browser.server.signIn();
  const tab = browser.openTab();
  await settled();
  const add = (id: number) => void tab.cart.actions.add(findDishes(MENU.menus, id)[0] as never, aDish(id));
  const shown = () => tab.cart.store.getState().lines.map(({ id, quantity }) => `${quantity}x${id}`);
  const kept = () => browser.server.saved().lines.map(({ id, quantity }) => `${quantity}x${id}`);
  return { browser, tab, add, shown, kept };
}

describe("ordering#cart-version: while another device changes the cart,", () => {
  test("dishes that both add are in both carts, even of the same dish, without a message.", async () => {
    const { browser, tab, add, shown, kept } = await openSignedIn();
    add(1);
    browser.server.addElsewhere(aDish(1));
    browser.server.addElsewhere(aDish(2));
    await settled();
    expect([shown(), kept()]).toEqual([
      ["2x1", "1x2"],
      ["2x1", "1x2"],
    ]);
    expect(tab.cart.store.getState()).toMatchObject({ sync: "in-sync", failure: null, dropped: [] });
  });

  test("a line that it removes stays removed, and lines added here stay.", async () => {
    const { browser, tab, add, shown, kept } = await openSignedIn();
    add(1);
    await settled();
    browser.server.addElsewhere(aDish(2));
    tab.cart.actions.remove(1);
    await settled();
    expect([shown(), kept()]).toEqual([["1x2"], ["1x2"]]);
  });

  test("a page that returns to the foreground shows the change.", async () => {
    const { browser, tab, add, shown } = await openSignedIn();
    add(1);
    await settled();
    browser.server.addElsewhere(aDish(2));
    await settled();
    expect(shown()).toEqual(["1x1"]);
    browser.look(tab);
    await settled();
    expect(shown()).toEqual(["1x1", "1x2"]);
  });

  test("a saved change whose answer was lost is merged once, even after a reload.", async () => {
    const { browser, tab, add } = await openSignedIn();
    add(1);
    await vi.advanceTimersByTimeAsync(310);
    tab.close();
    browser.server.addElsewhere(aDish(1));
    const next = browser.openTab();
    await settled();
    expect(next.cart.store.getState().lines).toMatchObject([{ id: 1, quantity: 2 }]);
    expect(browser.server.saved().lines).toMatchObject([{ id: 1, quantity: 2 }]);
  });

  test("the browser's copy has the version of its lines; a copy without a version works as before.", async () => {
    const { browser, add } = await openSignedIn();
    add(1);
    await settled();
    const { version } = browser.server.saved();
    expect(readCartCopy(1)?.agreed).toMatchObject({ version, lines: [{ id: 1 }] });
    const text = localStorage.getItem("comptoir-cart 1") ?? "{}";
    const { agreed, ...before } = JSON.parse(text);
    localStorage.setItem("comptoir-cart 1", JSON.stringify({ ...before, unsaved: true }));
    expect(readCartCopy(1)).toMatchObject({ agreed: null, lines: [{ id: 1 }] });
    browser.server.addElsewhere(aDish(2));
    browser.openTab();
    await settled();
    expect(browser.server.saved().lines).toMatchObject([{ id: 1 }]);
  });
});
