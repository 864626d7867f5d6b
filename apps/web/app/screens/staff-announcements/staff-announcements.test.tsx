// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffAnnouncements, { loader } from "./route.tsx";

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
  { thing: "restaurant", under: null, fields: { id: 7, province: "QC" } },
  {
    thing: "announcement:3",
    under: "restaurant",
    fields: { id: 3, message: "We close early.", ends_at: "2026-12-01T05:00:00.000Z" },
  },
];

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => localStorage.clear());

type Edit = { readonly thing: string; readonly field: string; readonly was: unknown; readonly value: unknown };

async function open() {
  const sent: Edit[][] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/auth/staff")) return Response.json(STAFF);
    if (pathname.endsWith("/menu/edits")) {
      const { edits } = (await request.json()) as { edits: Edit[] };
      sent.push(edits);
      return Response.json({ revision: 12 + sent.length, values: edits, warnings: [] });
    }
    const more = { changes: [], conflicts: [], lost: [], scheduled: [], promos: [] };
    return Response.json({ version: 7, revision: 12, zone: "America/Toronto", things: THINGS, ...more });
  };
  vi.stubGlobal("fetch", api);
  const route = { path: "/staff/menu/announcements", loader, Component: StaffAnnouncements as never };
  const shown = await showStaffPage(route, { api });
  await shown.diner.sees("We close early.");
  const leave = (id: string) =>
    act(async () => shown.page.querySelector(`#${id}`)?.dispatchEvent(new Event("focusout", { bubbles: true })));
  return { ...shown, sent, leave };
}

test("An announcement has its words in both languages, its times by the venue's clock, and says what French lacks.", async () => {
  const { diner, page, sent, leave } = await open();
  expect(page.querySelector<HTMLInputElement>("#announcement-3-ends_at")?.value).toBe("2026-12-01T00:00");
  const french = m.studio_in_french({ field: m.staff_announcement_message() });
  expect(diner.saidOf(french)).toContain(m.studio_french_missing());
  await diner.fill(french, "Nous fermons tôt.");
  await leave("announcement-3-message-fr-CA");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const value = { "fr-CA": { message: "Nous fermons tôt." } };
  expect(sent[0]).toEqual([{ thing: "announcement:3", field: "localization", was: null, value }]);
});

test("One is added by its message, and one is removed; both are edits of the draft.", async () => {
  const { diner, sent } = await open();
  await diner.fill(m.staff_announcement_new(), "Terrace is open.");
  await diner.press(m.staff_announcement_add());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.map(({ field, value }) => [field, value])).toEqual([
    ["under", "restaurant"],
    ["message", "Terrace is open."],
  ]);
  await diner.sees("Terrace is open.");
  await diner.press(`${m.staff_announcement_remove()} We close early.`);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual([{ thing: "announcement:3", field: "under", was: "restaurant", value: null }]);
});
