import {
  billSettings,
  computeCosts,
  explainCosts,
  formatCosts,
  indexMenus,
  isRefused,
  normalizeMenus,
  parseCartLines,
  parseRate,
  priceLine,
  resolveLine,
} from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { COSTS, EXPLANATION, GRILL, SAVED_LINE } from "./examples.ts";
import { contract, getMenuData } from "./index.ts";

/** The JSON content of a body or an answer in the OpenAPI document. */
const contentSchema = z.record(z.string(), z.object({ schema: z.instanceof(z.ZodType), example: z.unknown() }));
const callSchema = z.object({
  request: z.object({ body: z.object({ content: contentSchema }).optional() }),
  responses: z.record(z.string(), z.object({ content: contentSchema.default({}) })),
});

const calls = [
  ...Object.values(contract).flatMap((room) => Object.entries(room)),
  ["getMenuData", getMenuData] as const,
];
const parts = calls.flatMap(([name, route]) => {
  const { request, responses } = callSchema.parse(route);
  const bodies = Object.values(request.body?.content ?? {}).map((part) => ({ ...part, of: `The body of ${name}` }));
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content).map((part) => ({ ...part, of: `The ${status} of ${name}` })),
  );
  return { bodies, answers };
});

describe("Every example of the document", () => {
  it.each(parts.flatMap(({ bodies }) => bodies))("$of is valid by its schema", ({ schema, example }) => {
    expect(example).toBeDefined();
    expect(schema.safeParse(example).error?.issues).toBeUndefined();
  });

  it.each(parts.flatMap(({ answers }) => answers))("$of has only fields of its schema", (answer) => {
    expect(answer.example).toBeDefined();
    expect(answer.schema.parse(answer.example)).toEqual(answer.example);
  });

  it("exists for every call", () => {
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.every(({ answers }) => answers.length > 1)).toBe(true);
  });

  it("has the bill that the rules compute from its menu and cart", () => {
    const settings = billSettings(GRILL.restaurant);
    const index = indexMenus(normalizeMenus(GRILL));
    const context = { weekday: 4, slot: 72, memberPromos: [], taxRate: settings.taxRate };
    const lines = (parseCartLines([SAVED_LINE]) ?? []).map((line) => {
      const resolved = resolveLine(index, line);
      if (isRefused(resolved)) throw new Error(`The example's menu has no ${line.id}.`);
      const priced = priceLine(resolved, context);
      if (isRefused(priced)) throw new Error(`The example's dish ${line.id} has no price.`);
      return priced;
    });
    const percentage = parseRate("18");
    if (percentage === null) throw new Error("The example's tip is no rate.");
    const tip = { type: "percentage" as const, percentage };
    const order = { settings, lines, delivered: false, rebateApplies: true, discount: null, tip, voucher: null };
    expect(formatCosts(computeCosts(order), { serviceChargeLabel: "Service fee" })).toEqual(COSTS);
    expect(explainCosts(order)).toEqual(expect.arrayContaining([...EXPLANATION]));
  });
});
