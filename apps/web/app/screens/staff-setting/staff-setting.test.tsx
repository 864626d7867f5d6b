// @vitest-environment happy-dom
import type { VenueDraftData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import * as topics from "../staff-settings/route.tsx";
import * as topic from "./route.tsx";

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
const DRAFT: VenueDraftData = {
  version: 7,
  revision: 12,
  zone: "America/Toronto",
  things: [
    {
      thing: "restaurant",
      under: null,
      fields: {
        name: "Braise",
        province: "ON",
        tax_rate: { tax1: "0.05" },
        hours: [{ weekday: 0, start_time: "11:00", end_time: "21:00" }],
      },
    },
  ],
  changes: [
    { thing: "restaurant", field: "tax_rate", was: null, value: {}, by: "Ana", at: "2026-11-20T17:00:00.000Z" },
  ],
  conflicts: [],
  lost: [],
  scheduled: [],
  promos: [],
};

beforeEach(() => localStorage.clear());

type Sent = { readonly edits: readonly { readonly field: string; readonly value: unknown }[] };

/** Opens a topic on an API that answers edits as told, and keeps what was sent. */
async function openTopic(name: string, answer: (sent: Sent) => Response, things = DRAFT.things) {
  const sent: Sent[] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/auth/staff")) return Response.json(STAFF);
    if (request.method !== "POST") return Response.json({ ...DRAFT, things });
    const body = (await request.json()) as Sent;
    sent.push(body);
    return answer(body);
  };
  vi.stubGlobal("fetch", api);
  const page = { path: "/staff/settings/:topic", ...topic, Component: topic.default as never };
  return { sent, ...(await showStaffPage(page, { api, place: `/staff/settings/${name}` })) };
}

const saved = ({ edits }: Sent) =>
  Response.json({
    revision: 13,
    values: edits.map(({ field, value }) => ({ thing: "restaurant", field, value })),
    warnings: [],
  });
const leave = (page: Element, id: string) =>
  page.querySelector(`#${id}`)?.dispatchEvent(new Event("focusout", { bubbles: true }));

describe("screens#staff-settings: a topic", () => {
  test("has a picker beside a colour", async () => {
    const { sent, page } = await openTopic("looks", saved);
    const name = m.studio_set_pick_color({ name: m.studio_set_look_primary_color() });
    const picker = await vi.waitFor(() => {
      const found = page.querySelector<HTMLInputElement>(`input[type=color][aria-label="${name}"]`);
      expect(found).not.toBeNull();
      return found as HTMLInputElement;
    });
    picker.value = "#b3261e";
    picker.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.edits[0]).toMatchObject({ field: "menu_configuration.primary_color", value: "#b3261e" });
  });

  test("begins with its contents if it is long", async () => {
    const { page } = await openTopic("payment", saved);
    const links = [...page.querySelectorAll<HTMLAnchorElement>(`nav[aria-label="${m.studio_set_on_page()}"] a`)];
    expect(links.length).toBeGreaterThan(5);
    for (const { hash } of links) expect(page.querySelector(hash)).not.toBeNull();
  });

  test("saves a part of a setting with the rest of it, and says the next two weeks", async () => {
    const { sent, diner, page } = await openTopic("hours", saved);
    expect(diner.reads()).toContain(m.studio_set_weeks());
    const ends = "restaurant-hours-0-end_time";
    await vi.waitFor(() => expect(page.querySelector(`#${ends}`)).not.toBeNull());
    await diner.press(m.studio_set_holiday_hours_add());
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.edits[0]).toMatchObject({ field: "holiday_hours", value: [{ full_day: true }] });
    const name = m.studio_set_entry({ one: m.studio_set_one_hours(), number: 1 });
    await diner.press(m.studio_set_remove_named({ name }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.edits[0]).toMatchObject({ field: "hours", value: null });
  });

  test("adds the next day with the hours of the day before", async () => {
    const { sent, diner } = await openTopic("hours", saved);
    await diner.press(m.studio_set_hours_add());
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.edits[0]?.value).toEqual([
      { weekday: 0, start_time: "11:00", end_time: "21:00" },
      { weekday: 1, start_time: "11:00", end_time: "21:00" },
    ]);
  });

  test("takes a charge in the form of the page's language, and the chosen tip by its words", async () => {
    const [restaurant] = DRAFT.things;
    const tips = { default_values: ["15", "18"], default_value_selected: 0 };
    const fields = { ...restaurant?.fields, "order_options.tip_config": tips, voucher: { type: "of the house" } };
    const { sent, diner, page } = await openTopic("payment", saved, [{ thing: "restaurant", under: null, fields }]);
    await diner.fill(m.studio_set_service_charge(), "$5");
    leave(page, "restaurant-service_charge");
    await vi.waitFor(() => expect(sent[0]?.edits[0]).toMatchObject({ field: "service_charge", value: "5$" }));
    const chosen = page.querySelector<HTMLSelectElement>("#restaurant-order_options-tip_config-default_value_selected");
    expect([...(chosen?.options ?? [])].map(({ text }) => text)).toEqual([m.studio_set_unset(), "15%", "18%"]);
    expect(chosen?.value).toBe("0");
    expect(page.querySelector<HTMLSelectElement>("#restaurant-voucher-type")?.value).toBe("of the house");
  });

  test("leads from the delivery to the position that it needs", async () => {
    const deliveryOf = (position: object) => [
      { thing: "restaurant", under: null, fields: { delivery: { type: "address" }, ...position } },
    ];
    const without = await openTopic("delivery", saved, deliveryOf({}));
    expect(without.diner.reads()).toContain(m.studio_set_position_missing());
    const known = await openTopic("delivery", saved, deliveryOf({ latitude: 43.6, longitude: -79.4 }));
    expect(known.diner.reads()).not.toContain(m.studio_set_position_missing());
  });

  test("says what is wrong where it was typed, and keeps it; the province's rate replaces it", async () => {
    const message = "It must be below 1.";
    const said = m.studio_set_percent_expected();
    const { sent, diner, page } = await openTopic("tax", (body) =>
      body.edits.some(({ value }) => JSON.stringify(value).includes('"1"'))
        ? Response.json(
            { code: "invalid_request", message: "x", issues: [{ path: "restaurant tax_rate.tax1", message }] },
            { status: 400 },
          )
        : saved(body),
    );
    const rate = page.querySelector<HTMLInputElement>("#restaurant-tax_rate-tax1");
    expect(rate?.value).toBe("5");
    const [label = ""] = [m.studio_set_tax_rate_tax1()];
    await diner.fill(label, "100");
    leave(page, "restaurant-tax_rate-tax1");
    await expect.poll(() => page.querySelector("#restaurant-tax_rate-tax1-error")?.textContent).toContain(said);
    expect(rate?.value).toBe("100");
    await diner.press(m.studio_set_use_usual({ province: m.studio_set_province_is_on(), percent: "13%" }));
    await vi.waitFor(() => expect(sent.at(-1)?.edits[0]).toMatchObject({ value: { tax1: "0.13" } }));
  });

  test("moves the entries of a list, and leaves a flag absent that has its default again", async () => {
    const questions = ["Napkins?", "Bag?"].map((question) => ({ question, question_type: "checkbox" }));
    const [restaurant] = DRAFT.things;
    const fields = { ...restaurant?.fields, "order_options.custom_questions": questions };
    const { sent, diner, page } = await openTopic("ordering", saved, [{ thing: "restaurant", under: null, fields }]);
    await diner.press(
      m.studio_move_down({ name: m.studio_set_entry({ one: m.studio_set_one_question(), number: 1 }) }),
    );
    expect(sent.at(-1)?.edits).toMatchObject([
      { field: "order_options.custom_questions", value: [{ question: "Bag?" }, { question: "Napkins?" }] },
    ]);
    const flag = page.querySelector<HTMLInputElement>("input[type=checkbox]");
    flag?.click();
    flag?.click();
    await vi.waitFor(() => expect(sent.at(-1)?.edits.at(-1)?.value).toBeNull());
  });

  test("that there is not is not found; the list marks what the draft changes", async () => {
    const api = async (request: Request) =>
      new URL(request.url).pathname.endsWith("/auth/staff") ? Response.json(STAFF) : Response.json(DRAFT);
    const page = { path: "/staff/settings", ...topics, Component: topics.default as never };
    const { diner } = await showStaffPage(page, { api });
    for (const words of [m.studio_set_topic_tax(), m.studio_set_topic_looks(), m.studio_set_changed_count()]) {
      expect(diner.reads()).toContain(words);
    }
  });
});
