import { runLength, timeLimitMs } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALLS_WITH_BODY } from "../every-call.ts";
import { GRILL, line, STEAK } from "../grill.ts";
import { openTestApi } from "../test-api.ts";

const { api, load, pool } = await openTestApi();
await load(GRILL);

/** Number of bodies for each call. */
const RUNS = runLength({ quick: 40, full: 5_000 });

const GOOD_LINES = [STEAK, line(11), line(20, { menu_id: 2 })];
const goodBody = {
  type: "dine-in",
  tableNum: "4",
  items: GOOD_LINES,
  itemsInCart: GOOD_LINES,
  itemToAdd: STEAK,
  date: null,
  costs: { tip: { type: "percentage", percentageValue: "15" }, discount: { code: "TEN" } },
  checkout: { pickup: { delivery: false }, contact: { full_name: "Gabrielle Guest" }, memberInfo: { identifier: "x" } },
  app8RestaurantId: 7,
};

/** Invalid and extreme values of every type and size. */
const spite = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(
    "",
    "\u0007",
    "__proto__",
    "constructor",
    "-1",
    "1e999",
    "NaN",
    "9".repeat(120),
    "\u{1f4a9}".repeat(300),
  ),
  fc.constantFrom(-1, 0, 1e21, -1e-9, Number.MAX_SAFE_INTEGER, 2 ** 31, 0.1),
  fc.string({ unit: "binary", maxLength: 60 }).filter((text) => text.isWellFormed()),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(null, true, [], {}, [[]], [null], { id: {} }),
);

/** A valid body with one to three values, at any depth, replaced or removed. */
const spoiled = fc
  .array(fc.record({ at: fc.nat(200), value: spite, removes: fc.boolean() }), { minLength: 1, maxLength: 3 })
  .map((changes) => {
    const body = structuredClone(goodBody) as unknown;
    for (const { at, value, removes } of changes) spoil(body, at, value, removes);
    return body;
  });

function spoil(body: unknown, at: number, value: unknown, removes: boolean): void {
  const places: [Record<string, unknown>, string][] = [];
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    for (const key of Object.keys(node)) {
      places.push([node as Record<string, unknown>, key]);
      visit((node as Record<string, unknown>)[key]);
    }
  };
  visit(body);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return;
  const [owner, key] = place;
  if (removes) delete owner[key];
  else owner[key] = value;
}

/** Texts that are mostly not JSON. */
const junk = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom("{", "[[[[", '{"items":', "nul", "\ufeff{}"),
);

describe("Every call, given bad bodies", () => {
  it.each(CALLS_WITH_BODY)("$name never fails and never makes an order", async ({ name, method, path }) => {
    const send = async (text: string) => {
      const headers = { "content-type": "application/json", "x-restaurant-id": "7" };
      const started = performance.now();
      const response = await api.fetch(new Request(`http://comptoir.test${path}`, { method, headers, body: text }));
      const answer = await response.text();
      expect(response.status, `${text.slice(0, 500)} → ${answer}`).toBeLessThan(500);
      expect(performance.now() - started).toBeLessThan(timeLimitMs(5_000));
      expect(() => JSON.parse(answer)).not.toThrow();
    };
    const body = spoiled.map((value) =>
      JSON.stringify(name === "submitOrder" ? { type: "dine-in", data: value } : value),
    );
    await fc.assert(fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: body }, junk), send), { numRuns: RUNS });
    expect((await pool.query("select from orders")).rowCount).toBe(0);
  });
});
