// @vitest-environment happy-dom
import type { VenueDraftData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import * as part from "../staff-menu-part/route.tsx";
import * as dish from "./route.tsx";

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
const RESTAURANT = { thing: "restaurant", under: null, fields: { id: 7, province: "QC" } };
const MENU = { thing: "menu:1", under: "restaurant", fields: { id: 1, name: "Menu" } };
const SECTION = { thing: "section:2", under: "menu:1", fields: { id: 2, name: "Poutines" } };
const CLASSIC = {
  thing: "item:3",
  under: "section:2",
  fields: {
    id: 3,
    name: "Classic",
    price: "12.50",
    allergens: "Dairy",
    localization: { "fr-CA": { description: "x" } },
  },
};
const SIZES = [
  { thing: "option_group:5", under: "item:3", fields: { id: 5, name: "Size", type: "pricing" } },
  { thing: "option_value:6", under: "option_group:5", fields: { id: 6, name: "Large", price: "15.00" } },
];
const OTHER = [
  { thing: "item:4", under: "section:2", fields: { id: 4, name: "Vegan", price: "13.50" } },
  { thing: "option_group:7", under: "item:4", fields: { id: 7, name: "Size", type: "pricing" } },
  { thing: "option_value:8", under: "option_group:7", fields: { id: 8, name: "Large", price: "15.00" } },
];

beforeEach(() => localStorage.clear());

type Edit = { readonly thing: string; readonly field: string; readonly was: unknown; readonly value: unknown };

/** An API with a draft, which keeps the edits that it is sent. */
function anApi() {
  const sent: Edit[][] = [];
  const api = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/auth/staff")) return Response.json(STAFF);
    if (pathname.endsWith("/menu/edits")) {
      const { edits } = (await request.json()) as { edits: Edit[] };
      sent.push(edits);
      return Response.json({ revision: 12 + sent.length, values: edits, warnings: [] });
    }
    const isStructure = searchParams.has("kinds");
    const isWithin = searchParams.has("within");
    const things = isStructure ? [RESTAURANT, MENU, SECTION] : [RESTAURANT, MENU, SECTION, CLASSIC, ...SIZES];
    const draft: VenueDraftData = {
      version: 7,
      revision: 12 + sent.length,
      zone: "America/Toronto",
      things: isStructure || isWithin ? things : [...things, ...OTHER],
      changes: [],
      conflicts: [],
      lost: [],
      scheduled: [],
      promos: ["REGULARS"],
    };
    return Response.json(draft);
  };
  vi.stubGlobal("fetch", api);
  return { api, sent };
}

async function openDish() {
  const { api, sent } = anApi();
  const shown = await showStaffPage(
    { path: "/staff/menu/dish/:id", ...dish, Component: dish.default as never } as never,
    { api, place: "/staff/menu/dish/3" },
  );
  const leave = (id: string) =>
    act(async () => shown.page.querySelector(`#${id}`)?.dispatchEvent(new Event("focusout", { bubbles: true })));
  return { ...shown, sent, leave };
}

test("law#french: a Québec dish without a French name says so at the field; the name is merged into its translations", async () => {
  const { diner, sent, leave } = await openDish();
  const french = m.studio_in_french({ field: m.studio_field_name() });
  expect(diner.saidOf(french)).toContain(m.studio_french_missing());
  await diner.fill(french, "Classique");
  await leave("item-3-name-fr-CA");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const was = { "fr-CA": { description: "x" } };
  const value = { "fr-CA": { description: "x", name: "Classique" } };
  expect(sent[0]).toEqual([{ thing: "item:3", field: "localization", was, value }]);
  expect(diner.saidOf(french)).not.toContain(m.studio_french_missing());
});

test("law#unconfirmed-allergens: without its last allergen a dish is not confirmed, and says what guests read", async () => {
  const { diner, sent, page } = await openDish();
  expect(diner.reads()).toContain(m.studio_guests_read({ text: "Contains: Dairy" }));
  // The choices have allergens too.
  const own = [...page.querySelectorAll<HTMLElement>("fieldset:not([role])")].find((one) =>
    one.textContent?.includes("Contains: Dairy"),
  );
  if (own === undefined) throw new Error("The dish has no allergens.");
  await dinerAt(own).press("Dairy");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([{ thing: "item:3", field: "allergens", was: "Dairy", value: null }]);
  expect(diner.reads()).toContain(m.studio_guests_read({ text: m.food_allergens_unconfirmed() }));
});

test("screens#staff-menu-dish: the same choices are changed in the other dishes too, in one act that one undo takes back", async () => {
  const { diner, page, sent, leave } = await openDish();
  await diner.press(m.studio_same_look());
  await diner.sees(m.studio_same_elsewhere({ count: 1 }));
  const price = page.querySelector<HTMLInputElement>("#option_value-6-price");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(price, "16");
    price?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await leave("option_value-6-price");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const change = { field: "price", was: "15.00", value: "16" };
  expect(sent[0]).toEqual([
    { thing: "option_value:6", ...change },
    { thing: "option_value:8", ...change },
  ]);
  await diner.press(m.studio_undo());
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.map(({ thing, value }) => [thing, value])).toEqual([
    ["option_value:6", "15.00"],
    ["option_value:8", "15.00"],
  ]);
});

test("A dish that is removed is gone from its page, and an undo shows it as it was.", async () => {
  const { diner } = await openDish();
  await act(async () => {
    for (const button of document.querySelectorAll("button")) {
      if (button.textContent === m.studio_remove_part({ name: "Classic" })) button.click();
    }
  });
  await diner.sees(m.studio_part_gone());
  await diner.press(m.studio_undo());
  await diner.sees(m.studio_field_price());
  expect(diner.field(m.studio_in_english({ field: m.studio_field_name() })).value).toBe("Classic");
});

test("screens#staff-menu-dish: a section has its words, its dishes and its kind; the ways lead to its menu", async () => {
  const { api } = anApi();
  const { diner, page } = await showStaffPage(
    { path: "/staff/menu/:part/:id", ...part, Component: part.default as never } as never,
    { api, place: "/staff/menu/section/2" },
  );
  expect(diner.reads()).toContain(m.studio_type_prix_fixe());
  expect(page.querySelector('a[href="/staff/menu/menu/1"]')).not.toBeNull();
  expect(page.querySelector('a[href="/staff/menu/dish/3"]')).not.toBeNull();
  expect(diner.reads()).toContain(m.studio_remove_with({ count: 1 }));
});

test("menu#member-price: the groups of members of the menu are choices; another one is typed beside them", async () => {
  const { page, sent, leave, diner } = await openDish();
  const choice = [...page.querySelectorAll("label")].find(({ textContent }) => textContent === "REGULARS");
  await act(async () => choice?.querySelector("input")?.click());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([{ thing: "item:3", field: "promos", was: null, value: ["REGULARS"] }]);
  await diner.fill(m.studio_promos_other(), "STAFF, REGULARS");
  await leave("item-3-promos");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.[0]?.value).toEqual(["REGULARS", "STAFF"]);
});
