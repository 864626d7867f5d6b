// @vitest-environment happy-dom
import type { NextStepsData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffNext, { action, loader } from "./route.tsx";

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
const STEPS: NextStepsData = {
  ...{ isOpen: true, isNew: true, tables: 12, people: 2 },
  steps: [
    { name: "hours", state: "hours-set", isDone: true, tick: null },
    { name: "payment", state: "payment-test", isDone: false, tick: null },
    { name: "mail", state: "mail-off", isDone: false, tick: { by: "Olu", at: "2026-11-20T17:00:00.000Z" } },
    { name: "cards", state: "cards-unknown", isDone: false, tick: null },
  ],
};

describe("screens#staff-next", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  async function show(place = "/staff/next", ticked: () => Response = () => Response.json(STEPS)) {
    const sent: unknown[] = [];
    const api = async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/api/auth/staff") return Response.json(STAFF);
      if (request.method === "GET") return Response.json(STEPS);
      sent.push(await request.json());
      return ticked();
    };
    const shown = await showStaffPage({ path: "/staff/next", loader, action, Component: StaffNext }, { place, api });
    const rows = () => [...shown.page.querySelectorAll("li")];
    const press = (row: number) => act(async () => rows()[row]?.querySelector("button")?.click());
    return { ...shown, rows, sent, press };
  }

  test("Each step says how it stands, what to do, and where; what is done has neither link nor button.", async () => {
    const { diner, rows } = await show("/staff/next?published");
    await diner.sees(m.staff_next_open({ count: 2 }));
    expect(diner.reads()).toContain(m.staff_next_published());
    const [hours, payment, mail, cards] = rows().map((row) => ({
      words: row.textContent?.replaceAll("\u00a0", " ") ?? "",
      links: [...row.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    }));
    expect(hours?.words).toContain(m.staff_next_state_done());
    expect([hours?.links, hours?.words.includes(m.staff_next_skip())]).toEqual([[], false]);
    expect(payment?.words).toContain(m.staff_next_payment_test());
    expect(payment?.links).toEqual(["/staff/payments"]);
    expect(mail?.words).toContain("Ticked by Olu");
    expect(mail?.words).toContain(m.staff_next_untick());
    expect(cards?.words).toContain(m.staff_next_cards_unknown({ count: 12 }));
    expect(cards?.words).toContain(m.staff_next_tick());
    expect(cards?.links).toEqual(["/staff/tables/cards.pdf"]);
  });

  test("A step is ticked and opened again; a refusal stands at its step.", async () => {
    const { diner, press, rows, sent } = await show();
    await diner.sees(m.staff_next());
    await press(3);
    await press(2);
    expect(sent).toEqual([
      { step: "cards", isTicked: true },
      { step: "mail", isTicked: false },
    ]);
    expect(rows()[3]?.querySelector("[role=alert]")).toBeNull();

    const refused = await show("/staff/next", () => refusal(503, "unavailable"));
    await refused.diner.sees(m.staff_next());
    await refused.press(3);
    expect(refused.rows()[3]?.textContent).toContain("Refused: unavailable.");
  });
});
