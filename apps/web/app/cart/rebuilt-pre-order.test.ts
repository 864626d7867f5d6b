// @vitest-environment node
import { describe, expect, test } from "vitest";
import { createLoadContext, whoContext } from "../load-context.ts";
import { suiteContext } from "../suites/suite-visit.ts";
import { aSuiteVisit, PRE_ORDER } from "../testing/a-suite.ts";
import { aGrill, refusal } from "../testing/fake-api.ts";
import { menuDocumentContext } from "../venue/menu-document.ts";
import { parseVisit } from "../visit/parse-visit.ts";
import { loadCartSeed } from "./cart-seed.ts";

const LINE = { id: 7, menu_id: 1, orderId: 1, quantity: 2, orderOptions: [] };
const FRIDAY = { date: "2026-11-20", weekday: 4, minutes: 18 * 60 };

type Past = { readonly items: readonly object[]; readonly dropped: readonly object[] };

/**
 * Loads the cart of a suite that has a pre-order. `kept` are the saved lines; `past` is the pre-order to
 * restore.
 */
async function seedOf(past: Past | null, { kept = [] as readonly object[], query = "eventSuite=s-1" } = {}) {
  const asked: string[] = [];
  const api = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search}`);
    if (pathname === "/api/cart") return Response.json({ items: kept, dropped: [] });
    if (!pathname.includes("another-round") || past === null) return refusal(404, "not_found");
    return Response.json({ ...past, tableInfo: null, warning: past.dropped.length > 0 });
  };
  const context = createLoadContext({ api, cspNonce: "" });
  context.set(menuDocumentContext, aGrill());
  context.set(whoContext, { kind: "user", userId: "u-1" });
  context.set(suiteContext, { suite: aSuiteVisit({ orders: [PRE_ORDER] }), problem: null });
  const request = new Request(`http://comptoir.test/grill?${query}`, { headers: { cookie: "person=u-1.token" } });
  const visit = parseVisit(new URL(request.url).searchParams);
  return { seed: await loadCartSeed(request, context, { visit, now: FRIDAY, ahead: null }), asked };
}

describe("A pre-order cart is rebuilt from a saved suite catering order.", () => {
  test("The pre-order's dishes are in the cart, and the cart replaces the pre-order.", async () => {
    const { seed, asked } = await seedOf({ items: [LINE], dropped: [] });
    expect(seed.terms).toMatchObject({ type: "catering", changeId: PRE_ORDER.id });
    expect(seed.saved?.lines).toMatchObject([{ id: 7, quantity: 2 }]);
    expect(seed.saved?.reordered).toBe("whole");
    expect(asked).toContain(`/api/cart?type=catering&changeId=${PRE_ORDER.id}&eventSuiteId=s-1`);
    expect(asked).toContain(`/api/orders/another-round/${PRE_ORDER.id}?changing=true`);
  });

  test.each([
    ["Items", "missing"],
    ["option groups", "unavailable"],
  ])("%s not found in the menu cause failure.", async (_, reason) => {
    const dropped = [{ name: "Soup of the day", reason }];
    const { seed } = await seedOf({ items: [LINE], dropped });
    expect(seed.saved).toMatchObject({ lines: [], reordered: "not-rebuilt", dropped });
  });

  test("A sold-out dish is skipped, and the page says so.", async () => {
    const { seed } = await seedOf({ items: [LINE], dropped: [{ name: "Soup of the day", reason: "sold-out" }] });
    expect(seed.saved).toMatchObject({ lines: [{ id: 7 }], reordered: "partly" });
  });

  test("A pre-order that cannot be loaded causes failure, too.", async () => {
    expect((await seedOf(null)).seed.saved).toMatchObject({ lines: [], reordered: "not-rebuilt" });
  });

  test("A cart that already changes the pre-order stays as it is.", async () => {
    const { seed, asked } = await seedOf({ items: [LINE], dropped: [] }, { kept: [{ ...LINE, quantity: 5 }] });
    expect(seed.saved?.lines).toMatchObject([{ quantity: 5 }]);
    expect(asked.join()).not.toContain("another-round");
  });

  test("An event-day order does not replace the pre-order: nothing is rebuilt.", async () => {
    const { seed } = await seedOf({ items: [LINE], dropped: [] }, { query: "eventSuite=s-1&eventDayOrdering=true" });
    expect(seed.terms).toMatchObject({ type: "dine-in", changeId: null });
    expect(seed.saved?.lines).toEqual([]);
  });
});
