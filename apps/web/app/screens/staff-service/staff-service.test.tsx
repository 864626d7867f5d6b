// @vitest-environment happy-dom
import type { ServiceData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffService, { loader } from "./route.tsx";

const AMIRA = { id: "s-1", name: "Amira" };
const staffAs = (role: string) => ({
  ...AMIRA,
  role,
  device: null,
  person: AMIRA,
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
});
const NONE = {
  orders: 0,
  accepted: 0,
  acceptMedianSeconds: null,
  acceptP95Seconds: null,
  made: 0,
  late: 0,
  veryLate: 0,
  missed: 0,
  cancelled: { guest: 0, restaurant: 0, missed: 0 },
  soldOutMinutes: 0,
  pausedMinutes: 0,
};
const SOME = {
  ...NONE,
  orders: 12,
  accepted: 10,
  acceptMedianSeconds: 21,
  acceptP95Seconds: 74,
  made: 8,
  late: 2,
  veryLate: 1,
  missed: 1,
  cancelled: { guest: 1, restaurant: 0, missed: 1 },
  soldOutMinutes: 95,
  pausedMinutes: 20,
};
const aService = (but: Partial<ServiceData> = {}): ServiceData => ({
  today: "2026-11-20",
  from: "2026-11-14",
  to: "2026-11-20",
  knownSince: "2026-10-21T17:00:00.000Z",
  total: SOME,
  hours: [
    { hour: 12, ...SOME },
    { hour: 18, ...NONE, orders: 3 },
  ],
  soldOut: [{ name: "Steak", minutes: 95 }],
  ...but,
});

describe("The figures of a service", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  async function show(
    place: string,
    {
      role = "manager",
      answer = () => Response.json(aService()),
    }: { role?: string; answer?: (url: URL) => Response } = {},
  ) {
    const asked: string[] = [];
    const api = async (request: Request) => {
      const url = new URL(request.url);
      if (url.pathname === "/api/auth/staff") return Response.json(staffAs(role));
      asked.push(`${url.pathname}${url.search}`);
      return answer(url);
    };
    return {
      asked,
      ...(await showStaffPage({ path: "/staff/service", loader, Component: StaffService }, { place, api })),
    };
  }

  test("They stand in all, as pictures that screen readers skip, and as a table by hour.", async () => {
    const { diner, page, asked } = await show("/staff/service?from=2026-11-14&to=2026-11-20");
    await diner.sees(m.service_title());
    expect(asked).toEqual(["/api/staff/service?from=2026-11-14&to=2026-11-20"]);
    const figures = [...page.querySelectorAll("dl > div")].map(({ textContent }) =>
      textContent?.replace(/\u00a0/g, " "),
    );
    expect(figures[1]).toBe(`${m.service_accept_median()}21 s${m.service_accept_p95()} 1 min 14 s`);
    expect(figures[2]).toContain("25%2 of 8, 1 very late");
    expect(figures[4]).toContain(`2${m.service_cancelled_guest({ count: "1" })}, `);
    expect(figures[5]).toContain("1 h 35 min");
    const pictures = [...page.querySelectorAll("figure > svg")];
    expect(pictures.map((picture) => picture.getAttribute("aria-hidden"))).toEqual(["true", "true", "true"]);
    // Twelve orders are the highest bar; the three of the other hour are a quarter of it.
    const bars = [...(pictures[0]?.querySelectorAll("rect[stroke]") ?? [])].map((bar) =>
      Number(bar.getAttribute("height")),
    );
    expect(bars).toEqual([132, 22, 33, 0]);
    const rows = [...page.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]?.slice(1)).toEqual(["3", "–", "–", "–", "0", "0", "–", "–"]);
    expect(diner.reads()).toContain("Steak");
    expect(diner.reads()).not.toContain(m.service_known_since({ day: "" }).split("  ")[0]);
  });

  test("Pictures without anything in them are left out, and days without orders say so.", async () => {
    const quiet = aService({ total: { ...NONE, orders: 3 }, hours: [{ hour: 12, ...NONE, orders: 3 }], soldOut: [] });
    const { diner, page } = await show("/staff/service", { answer: () => Response.json(quiet) });
    await diner.sees(m.service_accept_none());
    expect(page.querySelectorAll("figure")).toHaveLength(1);
    const empty = await show("/staff/service", {
      answer: () => Response.json(aService({ total: NONE, hours: [], soldOut: [] })),
    });
    await empty.diner.sees(m.service_none());
  });

  test("Days that cannot be chosen show the last week and say so; days before the known ones say what is not known.", async () => {
    const { diner, asked } = await show("/staff/service?from=2026-11-20&to=2026-11-14", {
      answer: (url) => (url.search === "" ? Response.json(aService()) : refusal(400, "no_date_range")),
    });
    await diner.sees(m.service_no_days());
    expect(asked).toHaveLength(2);
    const before = await show("/staff/service", { answer: () => Response.json(aService({ from: "2026-10-20" })) });
    await before.diner.sees("October");
  });

  test("Anybody but a manager is led to the first page.", async () => {
    const { diner } = await show("/staff/service", { role: "counter" });
    await diner.sees("the first page");
  });
});
