// @vitest-environment happy-dom
import type { VenueDraftData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import * as rules from "./route.tsx";

const STAFF = {
  id: "2d5c1b7e-8f1a-4c3b-9a55-7f6a3a0d2c11",
  name: "Amira",
  role: "manager",
  device: null,
  person: null,
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};
const HAPPY_HOUR = {
  id: 9,
  name: "Happy hour",
  sections: [2],
  days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  from: "15:00",
  to: "18:00",
  percent_off: "25",
};
const draftOf = (rule: object): VenueDraftData => ({
  version: 7,
  revision: 12,
  zone: "America/Toronto",
  things: [
    { thing: "restaurant", under: null, fields: { name: "Braise" } },
    { thing: "menu:1", under: "restaurant", fields: { id: 1, name: "Bar" } },
    { thing: "section:2", under: "menu:1", fields: { id: 2, name: "Beer" } },
    { thing: "item:3", under: "section:2", fields: { id: 3, name: "Blonde", price: "9.99" } },
    { thing: "item:4", under: "section:2", fields: { id: 4, name: "Draft", price: "0.00" } },
    { thing: "option_group:5", under: "item:4", fields: { id: 5, name: "Size", type: "pricing" } },
    { thing: "option_value:6", under: "option_group:5", fields: { id: 6, name: "Pint", price: "8.00" } },
    { thing: "item:8", under: "menu:1", fields: { id: 8, name: "Fries", price: "5.00" } },
    { thing: "price_rule:9", under: "restaurant", fields: rule as Record<string, unknown> },
  ],
  changes: [],
  conflicts: [],
  lost: [],
  scheduled: [],
  promos: [],
});

type Edit = { readonly thing: string; readonly field: string; readonly value: unknown };

beforeEach(() => localStorage.clear());

async function open(rule: object = HAPPY_HOUR) {
  const sent: Edit[] = [];
  const api = async (request: Request) => {
    const path = new URL(request.url).pathname.replace("/api/", "");
    if (path === "auth/staff") return Response.json(STAFF);
    if (path === "staff/menu") return Response.json(draftOf(rule));
    if (path !== "staff/menu/edits") return new Response(null, { status: 404 });
    const { edits } = (await request.json()) as { edits: Edit[] };
    sent.push(...edits);
    const values = edits.map(({ thing, field, value }) => ({ thing, field, value }));
    return Response.json({ revision: 13, values, warnings: [] });
  };
  vi.stubGlobal("fetch", api);
  const { diner, page } = await showStaffPage(
    { path: "/staff/menu/rules", ...rules, Component: rules.default as never },
    { api },
  );
  const said = () => sent.map(({ field, value }) => [field, value]);
  return { diner, page, sent, said };
}

describe("screens#staff-menu-rules: the rules of the draft", () => {
  test("are said in words, with the dishes that they are over", async () => {
    const { diner } = await open();
    expect(diner.reads()).toContain("Beer: Monday to Friday, 3:00 p.m. to 6:00 p.m.; 25% less");
    expect(diner.reads()).toContain("2 dishes. 1 of them has sizes, which follow the rule too.");
  });

  test("are added with a name, and have no effect until one is chosen", async () => {
    const { diner, said, page } = await open();
    await diner.fill(m.studio_rules_new_name(), "Brunch");
    await diner.press(m.studio_rules_add());
    await vi.waitFor(() => expect(said()).toContainEqual(["name", "Brunch"]));
    expect(said()).toContainEqual(["under", "restaurant"]);
    expect(said().map(([field]) => field)).not.toContain("percent_off");
    expect(page.textContent).toContain(m.studio_rules_no_effect());
  });

  test("have the days and the dishes that are chosen", async () => {
    const { diner, said } = await open();
    await diner.press("Saturday");
    await vi.waitFor(() => expect(said()).toEqual([["days", [...HAPPY_HOUR.days, "saturday"]]]));
    await diner.press("Fries");
    await vi.waitFor(() => expect(said()).toContainEqual(["items", [8]]));
    await diner.press(m.studio_rules_all_of({ name: "Beer" }));
    await vi.waitFor(() => expect(said()).toContainEqual(["sections", null]));
  });

  test("have a price for each dish and size, in a column beside the regular price", async () => {
    const { percent_off: _off, ...hours } = HAPPY_HOUR;
    const { diner, said, page } = await open({ ...hours, prices: {} });
    expect(diner.reads()).toContain("Draft · Pint regularly $8.00");
    const field = page.querySelector<HTMLInputElement>("[id$='size_prices-6']");
    await diner.fill(m.studio_rules_price_of({ name: "Draft · Pint" }), "6,5");
    field?.dispatchEvent(new Event("focusout", { bubbles: true }));
    await vi.waitFor(() => expect(said()).toEqual([["size_prices", { 6: "6.5" }]]));
  });

  test("are removed in one act", async () => {
    const { diner, sent } = await open();
    await diner.press(m.studio_remove_part({ name: "Happy hour" }));
    await vi.waitFor(() => expect(sent).toMatchObject([{ thing: "price_rule:9", field: "under", value: null }]));
    await vi.waitFor(() => expect(diner.reads()).toContain(m.studio_rules_none()));
  });
});
