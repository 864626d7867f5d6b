// @vitest-environment happy-dom
import type { InsightData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffInsight, { loader } from "./route.tsx";

const AMIRA = { id: "s-1", name: "Amira" };
const STAFF = {
  ...AMIRA,
  role: "manager",
  device: null,
  person: AMIRA,
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};
const dish = (name: string, but: object) => ({
  ...{ id: name, name, portions: 0, orders: 0, sales: "0.00", opened: 0, askedSoldOut: 0 },
  ...but,
});
const anInsight = (but: Partial<InsightData> = {}): InsightData => ({
  ...{ today: "2026-11-20", from: "2026-11-14", to: "2026-11-20", countedSince: "2026-11-16", orders: 120 },
  sold: [dish("Steak", { portions: 42, orders: 38, sales: "1008.00" })],
  passedOver: [dish("Soup", { opened: 51, orders: 8 })],
  missed: [dish("Oysters", { askedSoldOut: 9 })],
  searches: [{ words: "ramen", times: 5 }],
  otherSearches: 3,
  ...but,
});
const EMPTY = { countedSince: null, orders: 0, sold: [], passedOver: [], missed: [], searches: [], otherSearches: 0 };

describe("screens#staff-insight", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  async function show(place: string, answer: (url: URL) => Response, role = "manager") {
    const asked: string[] = [];
    const api = async (request: Request) => {
      const url = new URL(request.url);
      if (url.pathname === "/api/auth/staff") return Response.json({ ...STAFF, role });
      asked.push(url.pathname + url.search);
      return answer(url);
    };
    const shown = await showStaffPage({ path: "/staff/insight", loader, Component: StaffInsight }, { place, api });
    const table = (id: string) =>
      [...shown.page.querySelectorAll(`[aria-labelledby=${id}] tbody tr`)].map((row) =>
        [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
      );
    return { ...shown, asked, table };
  }

  test("The lists have what sells, what is left, what was missed, and searches; the file has the same days.", async () => {
    const { diner, asked, page, table } = await show("/staff/insight?from=2026-11-14&to=2026-11-20", () =>
      Response.json(anInsight()),
    );
    await diner.sees(m.staff_insight_sold());
    expect(asked).toEqual(["/api/staff/insight?from=2026-11-14&to=2026-11-20"]);
    expect(table("sold")).toEqual([["Steak", "42", "$1,008.00"]]);
    expect(table("passed-over")).toEqual([["Soup", "51", "8"]]);
    expect(table("missed")).toEqual([["Oysters", "9"]]);
    expect(table("searches")).toEqual([["ramen", "5"]]);
    for (const words of [
      m.staff_insight_orders({ count: 120 }),
      m.staff_insight_other_searches({ count: 3 }),
      m.staff_insight_since({ day: "November 16, 2026" }).slice(0, 20),
    ])
      expect(diner.reads()).toContain(words);
    expect(page.querySelector("a[download]")?.getAttribute("href")).toBe(
      "/staff/insight.csv?from=2026-11-14&to=2026-11-20",
    );
  });

  test("Days that cannot be chosen show the last week, and say so; days without anything say that.", async () => {
    const { diner, page } = await show("/staff/insight?from=2026-11-21&to=2026-11-20", ({ search }) =>
      search === "" ? Response.json(anInsight(EMPTY)) : refusal(400, "no_date_range"),
    );
    await diner.sees(m.staff_insight_none());
    expect(diner.reads()).toContain(m.staff_insight_no_days());
    expect(diner.reads()).toContain(m.staff_insight_not_yet());
    expect(page.querySelector("a[download]")).toBeNull();
  });

  test("Only managers see it.", async () => {
    const { asked } = await show("/staff/insight", () => Response.json(anInsight()), "counter");
    expect(asked).toEqual([]);
  });
});
