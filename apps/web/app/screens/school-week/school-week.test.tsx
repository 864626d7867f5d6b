// @vitest-environment happy-dom
import { formatDate, formatShortDate, m } from "@comptoir/messages";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { parseVisit } from "../../visit/parse-visit.ts";
import { loadWeek } from "./load-week.ts";
import { SchoolWeek } from "./school-week.tsx";
import type { WeekView } from "./week-view.ts";

/** A Friday noon in Toronto. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T17:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const ADD = m.menu_quick_add({ name: "Poutine" });
const served = (date: string, cutoff: string) => ({
  date,
  opens: "2026-11-01T04:00:00.000Z",
  cutoff,
  closed: null as string | null,
  menus: [{ id: 1, name: "Menu" }],
});
const MONDAY = served("2026-11-23", "2026-11-21T05:00:00.000Z");
const DAYS = [
  MONDAY,
  { ...MONDAY, date: "2026-11-24", closed: "PD day", menus: [] },
  served("2026-11-25", "2026-11-20T05:00:00.000Z"),
  { ...served("2026-11-26", "2026-11-24T16:30:00.000Z"), opens: "2026-11-21T05:00:00.000Z" },
];

function Week({ loaderData }: { readonly loaderData: WeekView }) {
  return <SchoolWeek week={loaderData} />;
}

async function atSchool(restaurant: object = {}) {
  const school = aGrill({ k12: true, order_options: { order_cutoff_days: 2 }, ...restaurant });
  const api = aFakeApi(school);
  const asked: Record<string, string>[] = [];
  const sent: unknown[] = [];
  api.answer("GET /rotational-menus", (request) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return Response.json({ days: DAYS });
  });
  api.answer("POST /orders/item", async (request) => {
    sent.push(await request.json());
    return Response.json({ valid: true });
  });
  const screen = {
    path: "",
    loader: ({ request, context }: Parameters<Parameters<typeof openScreen>[1]["loader"]>[0]) =>
      loadWeek(request, context, parseVisit(new URL(request.url).searchParams)),
    Component: Week,
  };
  const page = await openScreen("/grill?selectedWeek=2026-11-25", screen as never, school, api);
  return { ...dinerAt(page), page, asked, sent };
}

describe("A school's week", () => {
  test("shows each day's cutoff, or why the day cannot be ordered.", async () => {
    const { sees, reads, asked } = await atSchool();
    await sees(m.school_week_of({ date: formatDate("2026-11-23") }).replace(/\s/g, " "));
    expect(asked).toContainEqual({ start_date: "2026-11-23", end_date: "2026-11-29", ordering_menus: "false" });
    const words = reads();
    expect(words).toContain("Order until the end of Friday, November 20");
    expect(words).toContain("PD day");
    expect(words).toContain(m.school_cutoff_past());
    expect(words).toContain("Ordering opens on Saturday, November 21");
  });

  test("adds a dish to the cart for its date, and shows its quantity.", async () => {
    const { sees, press, page, sent } = await atSchool();
    await sees("Poutine");
    expect(page.querySelectorAll(`button[title="${ADD}"]`)).toHaveLength(1);
    await press(ADD);
    await expect.poll(() => sent).toMatchObject([{ type: "school", itemToAdd: { id: 7, date: "2026-11-23" } }]);
    await vi.waitFor(() => expect(page.querySelector("#day-2026-11-23 output")?.textContent).toBe("1"), {
      timeout: 10_000,
    });
    expect(page.querySelector("#day-2026-11-26 output")).toBeNull();
  });

  test("screens#keyboard: the focus moves from the add button to the quantity control, and back once the dish is removed.", async () => {
    const { sees, press, page } = await atSchool();
    document.body.append(page);
    await sees("Poutine");
    const add = page.querySelector<HTMLElement>(`button[title="${ADD}"]`);
    const day = document.getElementById(add?.getAttribute("aria-describedby") ?? "");
    expect(day?.getAttribute("aria-label")).toBe(formatDate("2026-11-23"));
    expect(day?.textContent).toBe(formatShortDate("2026-11-23"));
    add?.focus();
    await press(ADD);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(m.site_one_more({ name: "Poutine" })));
    await press(m.menu_cart_remove({ name: "Poutine" }));
    await vi.waitFor(() => expect(document.activeElement?.getAttribute("title")).toBe(ADD));
  });

  test("shows in each link to a day its number of dishes in the cart, or why the day cannot be ordered.", async () => {
    const { sees, press, page } = await atSchool();
    await sees("Poutine");
    const said = () =>
      [...page.querySelectorAll("nav a[href^='#day-']")].map(
        (link) => link.querySelector(".visually-hidden")?.textContent,
      );
    expect(page.querySelector("nav a[aria-current=true]")?.getAttribute("href")).toBe("#day-2026-11-23");
    expect(said()).toEqual(["", "PD day", m.school_cutoff_past(), "Ordering opens on Saturday, November\u00a021"]);
    await press(ADD);
    await vi.waitFor(() => expect(said()[0]).toBe(m.menu_cart_dishes({ count: 1 })));
  });

  test("school#changed-since: shows what has changed since the last visit, until the message is dismissed.", async () => {
    const before = { isServed: true, dishes: [{ id: "7", name: "Poutine", cents: 1100, allergens: null }] };
    const gone = { isServed: true, dishes: [{ id: "8", name: "Soup", cents: 500, allergens: null }] };
    const days = { "2026-11-19": before, "2026-11-23": before, "2026-11-24": gone, "2026-11-25": gone };
    localStorage.setItem("comptoir-week grill", JSON.stringify(days));
    const { sees, reads, press } = await atSchool();
    await sees(m.school_changed_heading());
    expect(reads()).toContain(`Monday, November 23: ${m.school_changed_price({ name: "Poutine", price: "$12.00" })}`);
    expect(reads()).toContain(`Tuesday, November 24: ${m.school_changed_closed({ reason: "PD day" })}`);
    expect(reads(), "a day that is over changes nothing").not.toContain("Soup");
    await press(m.site_dismiss());
    expect(reads()).not.toContain(m.school_changed_heading());
    const kept = JSON.parse(localStorage.getItem("comptoir-week grill") ?? "{}");
    expect(Object.keys(kept).sort()).toEqual(["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"]);
    expect(kept["2026-11-23"].dishes).toMatchObject([{ id: "7", cents: 1200 }]);
  });

  test("school#changed-since: shows no changes if the stored days cannot be read.", async () => {
    localStorage.setItem("comptoir-week grill", "[{");
    const { sees, reads } = await atSchool();
    await sees("Poutine");
    expect(reads()).not.toContain(m.school_changed_heading());
  });

  test("is read-only for a guest if a sign-in is required.", async () => {
    const { sees, page } = await atSchool({ k12RequiresLogin: true });
    await sees("Poutine");
    expect(page.querySelectorAll(`button[title="${ADD}"]`)).toHaveLength(0);
  });
});
