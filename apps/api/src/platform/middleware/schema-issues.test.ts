import { contract, type ErrorBody } from "@comptoir/contract";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { refuseSchemaIssues } from "./schema-issues.ts";

const { call, load } = await openTestApi();
await load(GRILL);

const memo = (name: string) => ({ memo: true, values: [{ name, price: "0.00" }] });
const nested = (depth: number, quantity = 1): unknown[] =>
  depth === 0 ? [] : [{ id: 100, values: [{ id: 101, quantity, options: nested(depth - 1, quantity) }] }];

async function issuesOf(but: Record<string, unknown>, locale = "en-CA") {
  const body = { items: [line(11)], type: "dine-in", ...but };
  const answer = await call("/api/orders/set-costs", body, { ...AT_THE_GRILL, "x-locale": locale });
  expect(answer).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  return answer.body.issues;
}

describe("A body that fails its schema", () => {
  it.each([
    ["a field that is missing", { type: undefined }, "type", "This field is required."],
    ["an id that is missing", { items: [{ orderId: 1, quantity: 1 }] }, "items[0].id", "This field is required."],
    ["an id of another type", { items: [line(11, { id: true })] }, "items[0].id", "This must be text or a number."],
    ["a date in words", { date: "tomorrow" }, "date", /^This is not a date with its time/],
    ["a date without a zone", { date: "2026-11-22T12:00:00" }, "date", /^This is not a date with its time/],
    ["a date that is a number", { date: 1700000000 }, "date", /^This is not a date with its time/],
    [
      "a price with a comma",
      { items: [line(11, { orderPrice: "8,00" })] },
      "items[0].orderPrice",
      "This is not an amount.",
    ],
    [
      "a tip with its sign",
      { costs: { tip: { type: "percentage", percentageValue: "18%" } } },
      "costs.tip.percentageValue",
      "This is not an amount.",
    ],
    [
      "a tip beyond measure",
      { costs: { tip: { type: "percentage", percentageValue: 1000.01 } } },
      "costs.tip.percentageValue",
      /^This is more/,
    ],
    [
      "quantities that multiply beyond counting",
      { items: [line(10), line(11, { quantity: 999, orderOptions: nested(3, 999) })] },
      "items[1]",
      "This is more than we can take.",
    ],
    [
      "two special instructions",
      { items: [line(11, { orderOptions: [memo("No salt"), memo("No pepper")] })] },
      "items[0].orderOptions",
      "A dish takes only one note of special instructions.",
    ],
    [
      "a special instruction of two values",
      { items: [line(11, { orderOptions: [{ memo: true, values: [{ name: "a" }, { name: "b" }] }] })] },
      "items[0].orderOptions[0].values",
      /1/,
    ],
    [
      "a group whose id is nothing",
      { items: [line(11, { orderOptions: [{ id: null, values: [] }] })] },
      "items[0].orderOptions[0].id",
      /./,
    ],
    [
      "options deeper than menus have",
      { items: [line(11, { orderOptions: [memo("No salt"), ...nested(51)] })] },
      `items[0].orderOptions[1]${".values[0].options[0]".repeat(49)}.values[0].options`,
      /too deeply/,
    ],
    [
      "a memo that is neither there nor not",
      { items: [line(11, { orderOptions: [{ memo: "No salt", values: [] }] })] },
      "items[0].orderOptions[0].memo",
      /./,
    ],
    [
      "two lines of one number",
      { items: [line(10, { orderId: 4 }), line(11, { orderId: 4 })] },
      "items[1].orderId",
      "Another line has this number already.",
    ],
  ])("names the field and what is wrong with it: %s", async (_what, but, path, message) => {
    const [issue, ...others] = await issuesOf(but);
    expect(others).toEqual([]);
    expect(issue.path).toBe(path);
    expect(issue.message).toMatch(message);
  });

  it("names the path of the item that is about to be added", async () => {
    const body = { itemsInCart: [line(10)], type: "dine-in", date: null };
    const added = (but: Record<string, unknown>) =>
      call("/api/orders/item", { ...body, itemToAdd: line(11, but) }, AT_THE_GRILL);
    const many = await added({ quantity: 999, orderOptions: nested(3, 999) });
    expect(many.body.issues).toEqual([{ path: "itemToAdd", message: "This is more than we can take." }]);
    const noted = await added({ orderOptions: [memo("No salt"), memo("No pepper")] });
    expect(noted.body.issues[0].path).toBe("itemToAdd.orderOptions");
  });

  it.each([
    ["a bell", "4\u0007"],
    ["a line break", "4\n"],
    ["a tab", "4\t2"],
    ["a control character of the second row", "4\u009b"],
    ["an override of direction", "\u202e24"],
  ])("rejects a table number with %s", async (_what, tableNum) => {
    const issues = await issuesOf({ tableNum });
    expect(issues).toEqual([{ path: "tableNum", message: "This has a character that isn’t allowed." }]);
  });

  it.each([
    ["contact", "full_name", "Ada\nLovelace"],
    ["contact", "full_name", "Ada \u202eecalevoL"],
    ["contact", "phone_number", "416\u0085"],
    ["pickup", "notes", "No\u0008 salt"],
    ["pickup", "notes", "No \u202etlas"],
  ])("rejects control characters in %s.%s", async (part, field, text) => {
    const issues = await issuesOf({ checkout: { [part]: { [field]: text } } });
    expect(issues).toEqual([{ path: `checkout.${part}.${field}`, message: expect.stringContaining("isn’t allowed") }]);
  });

  it("checkout#typed-fields: reads a table's number alike however it was pasted", async () => {
    for (const tableNum of ["\u20664\u2069", "4\u200b", "\uff14", "\u00a04"]) {
      const body = { items: [line(11)], type: "dine-in", tableNum };
      expect(await call("/api/orders/set-costs", body, AT_THE_GRILL)).toMatchObject({ status: 200 });
    }
  });

  it("takes what people type: several lines in a note, a number that was pasted with its direction", async () => {
    const contact = { full_name: "\u05e2\u05d3\u05d4 Zoë O\u2019Brien", phone_number: "\u202a416-555-0123\u202c" };
    const checkout = { contact, pickup: { notes: "No salt\r\n\tplease \u{1f469}\u200d\u{1f373}" } };
    const body = { items: [line(11)], type: "dine-in", tableNum: "Table 4 — é", checkout };
    expect(await call("/api/orders/set-costs", body, AT_THE_GRILL)).toMatchObject({ status: 200 });
  });

  it("names at most fifty faults", async () => {
    const values = Array.from({ length: 50 }, () => ({}));
    const orderOptions = Array.from({ length: 40 }, () => ({ id: 100, values }));
    const issues = await issuesOf({ items: [line(10, { orderOptions }), line(11, { orderOptions })] });
    expect(issues).toHaveLength(50);
  });

  it("is answered in the request's language", async () => {
    expect(await issuesOf({ date: "demain", type: undefined }, "fr-CA")).toEqual([
      { path: "type", message: "Ce champ est obligatoire." },
      { path: "date", message: expect.stringContaining("Ceci n’est pas une date avec son heure") },
    ]);
  });
});

describe("api#invalid-request: A fault of a field", () => {
  /** Wrong values. `wrongBodies` replaces each value of a call's example by each of them, one at a time. */
  const WRONG = [null, true, -1, 1.5, 1e12, "", "x".repeat(70_000), [], Array.from({ length: 3_000 }, () => 1), {}];
  function* wrongBodies(example: unknown): Generator<unknown> {
    yield* WRONG;
    if (typeof example !== "object" || example === null) return;
    for (const [key, value] of Object.entries(example)) {
      for (const wrong of wrongBodies(value)) {
        yield Array.isArray(example) ? [wrong] : { ...example, [key]: wrong };
      }
    }
  }
  const bodies = Object.values(contract).flatMap((room) =>
    Object.entries(room).flatMap(([name, route]) => {
      const content = (
        route as { request?: { body?: { content: Record<string, { schema: z.ZodType; example: unknown }> } } }
      ).request?.body?.content["application/json"];
      return content ? [[name, content] as const] : [];
    }),
  );

  it.each(bodies)("has the application's own message in both languages: %s", (_name, { schema, example }) => {
    for (const data of wrongBodies(example)) {
      const read = schema.safeParse(data);
      if (read.success) continue;
      for (const locale of ["en-CA", "fr-CA"] as const) {
        const answers: ErrorBody[] = [];
        const c = {
          var: { locale, caller: { note: () => undefined } },
          set: () => undefined,
          json: (body: ErrorBody) => answers.push(body),
        };
        refuseSchemaIssues({ success: false, error: read.error, data, target: "json" } as never, c as never);
        const [answer] = answers;
        for (const { message } of answer?.issues ?? []) {
          expect(message).not.toMatch(
            /expected|received|Too (?:big|small)|Invalid|attendu|reçu|Trop (?:grand|petit)|undefined|-a-|-an-/,
          );
          expect(message).toMatch(/^[A-ZÉÀ].*[.)%&]$|^(?:Must|La valeur|No|Sans)/);
        }
        const [first] = answer?.issues ?? [];
        if (first?.path) expect(answer?.message).toContain(first.path);
      }
    }
  });

  it.each([
    [
      "a name that is too long",
      { checkout: { contact: { full_name: "x".repeat(121) } } },
      "This field can have up to 120 characters.",
    ],
    ["a name that is a number", { checkout: { contact: { full_name: 5 } } }, "This must be text."],
    ["a flag in words", { checkout: { pickup: { delivery: "yes" } } }, "This must be true or false."],
    ["a cart that is a text", { items: "soup" }, "This must be a list."],
    ["half a dish", { items: [line(11, { quantity: 0.5 })] }, "No decimals"],
    ["a type that there is not", { type: "drive-in" }, /^This must be one of: dine-in, /],
  ])("%s", async (_what, but, message) => {
    const [issue] = await issuesOf(but);
    expect(issue.message).toMatch(message);
  });

  it.each([
    ["a long text where a list belongs", { items: "x".repeat(3_000) }, ["items"]],
    ["a long list where a text belongs", { type: [], tableNum: Array(3_000).fill("x") }, ["tableNum", "type"]],
    ["fields where a list belongs", { items: { length: 3_000 } }, ["items"]],
  ])("is reported once per field, whatever its length: %s", async (_what, but, paths) => {
    const issues: { path: string }[] = await issuesOf(but);
    expect(issues.map(({ path }) => path).sort()).toEqual(paths);
  });

  it("of a header is named in the message, too", async () => {
    const { body } = await call("/api/orders/set-costs", { items: [], type: "dine-in" });
    expect(body.message).toBe("x-restaurant-id: This field is required.");
  });

  it("of the first field is named in the message, too", async () => {
    const { body } = await call(
      "/api/orders/set-costs",
      { items: [], type: 5 },
      { ...AT_THE_GRILL, "x-locale": "fr-CA" },
    );
    expect(body.message).toMatch(/^type\u00a0: Ceci doit être l’une de ces valeurs/);
  });
});
