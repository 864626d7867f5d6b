// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createLoadContext } from "../../load-context.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffTabs, { loader } from "./route.tsx";

const STAFF = {
  ...{ id: "s-1", name: "Amira", role: "counter", device: null, person: null, people: [], restaurants: [] },
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};
const order = (number: string, tableNum: string, dueCents: number, isOpen = true) => ({
  ...{
    id: `o-${number}`,
    number,
    day: "2026-11-20",
    person: "Ada",
    placedAt: "2026-11-20T23:10:00.000Z",
    isOpen,
    dueCents,
  },
  destination: { kind: "table", tableNum },
});
const TAB = {
  ...{ id: "s-1", suite: "Suite 201", event: "The final", orders: 2, cents: 12_800, limitCents: 50_000 },
  ...{ openedAt: "2026-11-20T23:00:00.000Z", closesAt: "2026-11-21T05:00:00.000Z" },
};

const apiOf = (open: object) => async (request: Request) =>
  Response.json(new URL(request.url).pathname === "/api/auth/staff" ? STAFF : open);

describe("screens#staff-tabs: what is still to be paid", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  const show = async (open: object) => {
    const route = { path: "/staff/tabs", loader, Component: StaffTabs };
    return showStaffPage(route, { api: apiOf(open) });
  };

  test("Orders are together by table with their sum, and tabs say how much of their limit is used.", async () => {
    const unpaid = [order("4", "12", 2_000), order("5", "7", 999, false), order("6", "12", 1_500)];
    const { diner, page } = await show({ tabs: [TAB], unpaid });
    await diner.sees("$44.99");
    const [twelve, seven] = [...page.querySelectorAll("section section")].map(({ textContent }) => textContent ?? "");
    expect(twelve).toContain("$35.00");
    expect(diner.reads()).toContain(m.staff_tabs_text_suites());
    expect(seven).toContain(m.staff_tabs_done());
    expect(diner.reads()).toContain(m.staff_tabs_of_limit({ amount: "$128.00", limit: "$500.00" }));
  });

  test("Without either, the page says so, and does not speak of suites.", async () => {
    const { diner } = await show({ tabs: [], unpaid: [] });
    await diner.sees(m.staff_tabs_here_none());
    expect(diner.reads()).toContain(m.staff_tabs_text());
    expect(diner.reads()).not.toContain(m.staff_tabs_suites());
  });

  test("A browser without a session is led to the sign-in.", async () => {
    const request = new Request("http://comptoir.example/staff/tabs");
    const context = createLoadContext({ api: apiOf({}), cspNonce: "" });
    const args = { request, context, url: new URL(request.url), params: {} } as never;
    const left = (await loader(args).catch((thrown: unknown) => thrown)) as Response;
    expect(left.headers.get("location")).toBe("/staff");
  });
});
