import { describe, expect, it } from "vitest";
import { CALLS_WITH_BODY, EVERY_CALL } from "../testing/every-call.ts";
import { AT_THE_GRILL, GRILL } from "../testing/grill.ts";
import { openTestApi } from "../testing/test-api.ts";

const { api, call, load } = await openTestApi();
await load(GRILL);

const KEY = { "idempotency-key": "0198c0de-0000-7000-8000-00000000000a" };
const HEADERS = { ...AT_THE_GRILL, ...KEY };
const deep = (depth: number) => `{"items":${"[".repeat(depth)}${"]".repeat(depth)}}`;
const options = (depth: number): unknown =>
  depth === 0 ? [] : [{ id: 1, values: [{ id: 1, quantity: 1, options: options(depth - 1) }] }];
const cartOf = (line: unknown) => ({
  type: "dine-in",
  items: [line],
  itemsInCart: [line],
  itemToAdd: line,
  data: { items: [line] },
});

/** Invalid request bodies, by what is wrong with them. */
const BAD_BODIES: readonly [string, string][] = [
  ["nothing", ""],
  ["malformed JSON", '{"items": [1,'],
  ["a JSON text that is no object", '"text"'],
  ["null", "null"],
  ["a list", "[]"],
  ["deep nesting", deep(100_000)],
  ["nesting at the limit", deep(250)],
  [
    "options nested beyond any menu",
    JSON.stringify(cartOf({ id: 1, orderId: 1, quantity: 1, orderOptions: options(60) })),
  ],
  [
    "wrong types",
    JSON.stringify({ type: 7, items: "x", itemsInCart: {}, itemToAdd: [], data: 1, app8RestaurantId: {} }),
  ],
  ["a NUL", '{"type":"dine-in","tableNum":"\\u0000","items":[],"itemsInCart":[],"app8RestaurantId":"\\u0000"}'],
  ["half a character", '{"type":"dine-in","tableNum":"\\ud800","items":[],"app8RestaurantId":"\\udc00"}'],
  [
    "hundred-digit numbers",
    JSON.stringify(cartOf({ id: 1, orderId: 1, quantity: 1 })).replaceAll(":1", `:${"9".repeat(100)}`),
  ],
  ["an exponent without end", '{"type":"dine-in","items":[{"id":1e999,"orderId":1,"quantity":1e999}]}'],
  ["prototype keys", '{"__proto__":{"type":"dine-in"},"constructor":{"prototype":{}},"items":[{"__proto__":1}]}'],
  [
    "dates that are none",
    JSON.stringify({ ...cartOf({ id: 1, orderId: 1, quantity: 1 }), date: "2026-02-31T99:00:00Z" }),
  ],
  ["thousands of faults", JSON.stringify({ type: "dine-in", items: Array.from({ length: 5_000 }, () => ({})) })],
];

const LEAKS = /\bat \/|node_modules|select |insert |syntax error|pg_|\.ts:\d/i;

describe("Promise 45: errors", () => {
  describe.each(CALLS_WITH_BODY)("$name", ({ method, path, takesFile }) => {
    it.each(BAD_BODIES)("refuses %s with an error of the documented shape", async (_what, text) => {
      const response = await api.fetch(
        new Request(`http://comptoir.test${path}`, {
          method,
          headers: { "content-type": "application/json", ...HEADERS },
          body: text,
        }),
      );
      const answer = await response.text();
      expect(response.status, answer).toBeGreaterThanOrEqual(400);
      expect(response.status, answer).toBeLessThan(500);
      expect(JSON.parse(answer)).toMatchObject({ code: expect.anything(), message: expect.stringMatching(/./) });
      expect(answer).not.toMatch(LEAKS);
    });

    it.skipIf(takesFile)(
      "refuses a body of ten megabytes, one that is not JSON, and one that is not UTF-8",
      async () => {
        const send = async (body: string | Uint8Array<ArrayBuffer>, type: string) => {
          const headers = { "content-type": type, ...HEADERS };
          return (await api.fetch(new Request(`http://comptoir.test${path}`, { method, headers, body }))).status;
        };
        expect(await send(`"${"x".repeat(10_000_000)}"`, "application/json")).toBe(413);
        expect(await send("{}", "text/plain")).toBe(415);
        expect(await send("type=dine-in", "application/x-www-form-urlencoded")).toBe(415);
        expect(await send(new Uint8Array([0x22, 0xff, 0x22]), "application/json")).toBe(400);
      },
    );
  });

  it.each(EVERY_CALL.filter(({ path }) => path.includes("/0198") || path.includes("nobody")))(
    "$name survives parameters that are none",
    async ({ path, method }) => {
      for (const parameter of ["%00", "%ff", "..%2f..%2fetc", "'%20or%201=1--", "%F0%9F%92%A9", "x".repeat(2_000)]) {
        const hostile = path.replace(/0198[\w-]+|nobody/, parameter);
        const request = new Request(`http://comptoir.test${hostile}`, {
          method: method.toUpperCase(),
          headers: HEADERS,
        });
        const response = await api.fetch(request);
        const answer = await response.text();
        expect(response.status, `${hostile} ${answer}`).toBeGreaterThanOrEqual(400);
        expect(response.status, `${hostile} ${answer}`).toBeLessThan(500);
      }
    },
  );

  it.each(EVERY_CALL)("$name refuses a NUL in its query by its field", async ({ path, method }) => {
    const url = `http://comptoir.test${path}${path.includes("?") ? "&" : "?"}text=a%00b`;
    const response = await api.fetch(new Request(url, { method: method.toUpperCase(), headers: HEADERS }));
    const answer = await response.json();
    expect({ status: response.status, answer }).toMatchObject({
      status: 400,
      answer: { code: "invalid_request", issues: [{ path: "text", message: expect.stringMatching(/./) }] },
    });
  });

  it("handles invalid headers", async () => {
    const body = { items: [], type: "dine-in" };
    for (const id of ["x".repeat(5_000), "%00", "7'; drop table carts; --", "__proto__"]) {
      expect((await call("/api/orders/set-costs", body, { "x-restaurant-id": id })).status).toBe(404);
    }
    const odd = {
      ...AT_THE_GRILL,
      "x-locale": "x".repeat(300),
      cookie: "comptoir_session=%ff; comptoir_cart=\"'\u00e9",
    };
    expect((await call("/api/orders/set-costs", body, odd)).status).toBe(200);
  });

  it.each(["0000-01-01T00:00:00Z", "0001-01-01T00:00:00-23:59", "9999-12-31T23:59:59Z", "2026-02-31T00:00:00Z"])(
    "refuses the date %s",
    async (date) => {
      const items = [{ id: 20, orderId: 1, quantity: 1, orderOptions: [] }];
      const { status, body } = await call("/api/orders/set-costs", { items, type: "pickup", date }, AT_THE_GRILL);
      expect({ status, path: body.issues[0].path }).toEqual({ status: 400, path: "date" });
    },
  );

  it("answers 404 to an unknown path, and 405 to an unsupported method", async () => {
    expect(await call("/api/nothing")).toMatchObject({ status: 404, body: { code: "not_found" } });
    const response = await api.fetch(
      new Request("http://comptoir.test/menu/the-grill/data.json", { method: "DELETE" }),
    );
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  it("describes the fault of each field, in the requested language", async () => {
    const body = { items: [{ id: 1, orderId: 1, quantity: 0 }], type: "brunch" };
    const { body: french } = await call("/api/orders/set-costs", body, { ...AT_THE_GRILL, "x-locale": "fr-CA" });
    expect(french.message).toMatch(/^items\[0\]\.quantity\u00a0: Ceci doit être /);
    expect(french.issues.map((issue: { path: string }) => issue.path)).toEqual(["items[0].quantity", "type"]);
    const { body: english } = await call("/api/orders/set-costs", body, AT_THE_GRILL);
    for (const [index, issue] of french.issues.entries()) expect(issue.message).not.toBe(english.issues[index].message);
  });
});
