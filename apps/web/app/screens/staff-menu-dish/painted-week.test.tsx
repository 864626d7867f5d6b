// @vitest-environment happy-dom
import type { VenueDraftData } from "@comptoir/contract";
import { formatWeekday, m } from "@comptoir/messages";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { slotTime } from "../../studio/schedule-words.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
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
const THINGS = [
  { thing: "restaurant", under: null, fields: { id: 7 } },
  { thing: "menu:1", under: "restaurant", fields: { id: 1, name: "Menu" } },
  { thing: "item:3", under: "menu:1", fields: { id: 3, name: "Lager", price: "8.00" } },
];
const HAPPY = {
  thing: "price_rule:9",
  under: "restaurant",
  fields: { id: 9, name: "Happy hour", items: [3], days: ["monday"], from: "15:00", to: "18:00", percent_off: "25" },
};
const LUNCH = {
  thing: "price_rule:10",
  under: "restaurant",
  fields: { id: 10, name: "Evenings", items: [3], days: ["monday"], from: "12:00", to: "24:00", only_then: true },
};

beforeEach(() => localStorage.clear());

async function openDish(things: VenueDraftData["things"]) {
  const sent: { thing: string; field: string; value: unknown }[][] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/auth/staff")) return Response.json(STAFF);
    if (pathname.endsWith("/menu/edits")) {
      const { edits } = (await request.json()) as { edits: (typeof sent)[number] };
      sent.push(edits);
      return Response.json({ revision: 12 + sent.length, values: edits, warnings: [] });
    }
    const rest = {
      version: 7,
      zone: "America/Toronto",
      changes: [],
      conflicts: [],
      lost: [],
      scheduled: [],
      promos: [],
    };
    return Response.json({ ...rest, revision: 12 + sent.length, things });
  };
  vi.stubGlobal("fetch", api);
  const shown = await showStaffPage(
    { path: "/staff/menu/dish/:id", ...dish, Component: dish.default as never } as never,
    { api, place: "/staff/menu/dish/3" },
  );
  return { ...shown, sent };
}

const keys = (names: string, shiftKey = false) =>
  act(async () => {
    for (const key of names.split(" ")) {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true }));
      await Promise.resolve();
    }
  });

test("screens#painted-week: by keyboard, hours of several days are chosen, painted as one act, and undone", async () => {
  const { diner, page, sent } = await openDish(THINGS);
  await diner.press(m.studio_week_paint());
  const grid = page.querySelector("[role=grid]");
  expect(grid?.querySelectorAll("[role=gridcell]")).toHaveLength(7 * 96);
  await diner.fill(m.studio_week_other_price(), "6");
  await diner.press(m.studio_week_add_price());

  await act(async () => page.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus());
  await keys("PageDown PageDown PageDown");
  const cell = () => document.activeElement?.getAttribute("aria-label");
  expect(cell()).toBe(m.studio_week_cell({ day: formatWeekday(0), time: slotTime(60), price: "$8.00" }));
  await keys("ArrowDown ArrowDown PageDown ArrowRight", true);
  expect(grid?.querySelectorAll("[aria-selected=true]")).toHaveLength(3 * 6);
  const hours = m.studio_schedule_row({
    days: m.studio_days_span({ first: formatWeekday(0), last: formatWeekday(2) }),
    from: slotTime(60),
    to: slotTime(66),
    price: "$6.00",
  });
  const said = () => [...page.querySelectorAll("dialog [role=status]")].map((one) => one.textContent);
  expect(said()).toContain(hours);
  await keys("Enter");
  expect(said()).toContain(m.studio_week_painted({ hours }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const painted = `${"a".repeat(60)}${"b".repeat(6)}${"a".repeat(30)}`;
  const plain = "a".repeat(96);
  expect(sent[0]).toMatchObject([
    { thing: "item:3", field: "price_schedule", value: [painted, painted, painted, plain, plain, plain, plain] },
    { thing: "item:3", field: "additional_prices", value: { a: "8.00", b: "6.00" } },
  ]);
  expect(cell()).toBe(m.studio_week_cell({ day: formatWeekday(2), time: slotTime(65), price: "$6.00" }));

  await keys("Enter");
  expect(sent).toHaveLength(1);
  await act(async () => {
    const buttons = [...page.querySelectorAll<HTMLButtonElement>("dialog button")];
    buttons.find(({ textContent }) => textContent?.includes(m.studio_undo()))?.click();
  });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.map(({ value }) => value)).toEqual([null, null]);
});

test("menu#price-rules-derived: the week of a dish under rules says which rule makes each price, and leads to it", async () => {
  const { diner, page } = await openDish([...THINGS, HAPPY, LUNCH]);
  expect(diner.reads()).toContain(m.studio_week_ruled());
  expect(page.querySelector("[role=grid]")).toBeNull();
  const priced = (price: string) =>
    [...page.querySelectorAll("li")].filter(({ textContent }) => textContent?.startsWith(price)).at(-1);
  const links = (price: string) =>
    [...(priced(price)?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(links("A$6.00")).toEqual(["/staff/menu/rules#price_rule:9"]);
  expect(links(`×${m.studio_schedule_not_sold()}`)).toEqual(["/staff/menu/rules#price_rule:10"]);
});

test("Hours that were painted by hand before a rule are said not to count.", async () => {
  const [restaurant, menu, item] = THINGS;
  const fields = { ...item?.fields, price_schedule: Array(7).fill("a".repeat(96)), additional_prices: { a: "5.00" } };
  const { diner } = await openDish([restaurant, menu, { ...item, fields }, HAPPY] as VenueDraftData["things"]);
  expect(diner.reads()).toContain(m.studio_week_replaced());
});
