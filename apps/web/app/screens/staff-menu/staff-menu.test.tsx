// @vitest-environment happy-dom
import type { VenueDraftData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import * as changes from "../staff-menu-changes/route.tsx";
import * as history from "../staff-menu-history/route.tsx";
import * as list from "./route.tsx";

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
    { thing: "menu:1", under: "restaurant", fields: { id: 1, name: "Menu" } },
    { thing: "section:2", under: "menu:1", fields: { id: 2, name: "Poutines" } },
    { thing: "item:3", under: "section:2", fields: { id: 3, name: "Classic &amp; best", price: "12.50", order: 1 } },
    { thing: "item:4", under: "section:2", fields: { id: 4, name: "Vegan", price: "13.50", published_at: null } },
  ],
  changes: [],
  conflicts: [],
  lost: [],
  scheduled: [],
  promos: [],
};

beforeEach(() => localStorage.clear());

/** An API that answers each path, and keeps what was sent. */
function anApi(answers: Readonly<Record<string, (body: unknown) => Response>>) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const path = pathname.replace("/api/staff/", "").replace("/api/", "");
    if (path === "auth/staff") return Response.json(STAFF);
    const body = request.method === "POST" ? await request.json() : null;
    if (body !== null) sent.push({ path, body });
    return answers[path]?.(body) ?? new Response(null, { status: 404 });
  };
  return { api, sent };
}

describe("screens#staff-menu: the list of dishes", () => {
  test("shows each dish with its price; a price is saved when it is left, and takes the form in which it was stored", async () => {
    const { api, sent } = anApi({
      menu: () => Response.json(DRAFT),
      "menu/edits": () =>
        Response.json({ revision: 13, values: [{ thing: "item:3", field: "price", value: "13.00" }], warnings: [] }),
    });
    vi.stubGlobal("fetch", api);
    const { diner, page } = await showStaffPage(
      { path: "/staff/menu", ...list, Component: list.default as never },
      { api },
    );
    expect(diner.reads()).toContain("Classic & best");
    expect(diner.reads()).toContain(m.studio_hidden());
    await diner.fill(m.studio_price_of({ name: "Classic & best" }), "13");
    page.querySelector("#item-3-price")?.dispatchEvent(new Event("focusout", { bubbles: true }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: "menu/edits",
      body: { edits: [{ thing: "item:3", field: "price", was: "12.50", value: "13" }] },
    });
    await expect.poll(() => page.querySelector<HTMLInputElement>("#item-3-price")?.value).toBe("13.00");
    expect(diner.reads()).toContain(m.studio_saved());
  });

  test("says what is wrong with a price at its field, and keeps what was typed", async () => {
    const { api } = anApi({
      menu: () => Response.json(DRAFT),
      "menu/edits": () =>
        Response.json(
          { code: "invalid_request", message: "x", issues: [{ path: "item:3 price", message: "is no amount" }] },
          { status: 400 },
        ),
    });
    vi.stubGlobal("fetch", api);
    const { diner, page } = await showStaffPage(
      { path: "/staff/menu", ...list, Component: list.default as never },
      { api },
    );
    await diner.fill(m.studio_price_of({ name: "Classic & best" }), "much");
    page.querySelector("#item-3-price")?.dispatchEvent(new Event("focusout", { bubbles: true }));
    await expect.poll(diner.reads).toContain("is no amount");
    expect(page.querySelector<HTMLInputElement>("#item-3-price")?.value).toBe("much");
    expect(diner.reads()).toContain(m.studio_waits());
    await diner.press(m.studio_drop());
    expect(page.querySelector<HTMLInputElement>("#item-3-price")?.value).toBe("12.50");
  });

  test("does not lead to the publication while the network is lost, and says what is kept", async () => {
    const { api } = anApi({
      menu: () => Response.json(DRAFT),
      "menu/edits": () =>
        Response.json({ revision: 13, values: [{ thing: "item:3", field: "price", value: "13.00" }], warnings: [] }),
    });
    let isLost = true;
    vi.stubGlobal("fetch", async (request: Request) => {
      if (isLost) throw new TypeError("Failed to fetch");
      return api(request);
    });
    const { diner, page } = await showStaffPage(
      { path: "/staff/menu", ...list, Component: list.default as never },
      { api },
    );
    await diner.fill(m.studio_price_of({ name: "Classic & best" }), "13");
    page.querySelector("#item-3-price")?.dispatchEvent(new Event("focusout", { bubbles: true }));
    await expect.poll(diner.reads).toContain(m.studio_offline());
    expect(diner.reads()).not.toContain(m.studio_review());
    isLost = false;
    window.dispatchEvent(new Event("online"));
    await expect.poll(diner.reads).toContain(m.studio_saved());
    expect(diner.reads()).toContain(m.studio_review());
  });

  test("moves a dish by buttons, which keep the focus at the end of the section", async () => {
    const { api } = anApi({
      menu: () => Response.json(DRAFT),
      "menu/edits": (body) =>
        Response.json({ revision: 13, values: (body as { edits: object[] }).edits, warnings: [] }),
    });
    vi.stubGlobal("fetch", api);
    const { page } = await showStaffPage({ path: "/staff/menu", ...list, Component: list.default as never }, { api });
    const names = () => [...page.querySelectorAll("li a")].map(({ textContent }) => textContent);
    expect(names().slice(0, 2)).toEqual(["Classic & best", "Vegan"]);
    const down = page.querySelector<HTMLElement>(`[title="${m.studio_move_down({ name: "Classic & best" })}"]`);
    down?.focus();
    down?.click();
    await expect.poll(() => names().slice(0, 2)).toEqual(["Vegan", "Classic & best"]);
    down?.click();
    expect(document.activeElement?.getAttribute("title")).toBe(m.studio_move_down({ name: "Classic & best" }));
    expect(names().slice(0, 2)).toEqual(["Vegan", "Classic & best"]);
  });

  test("finds a hundred dishes at once, and moves none among those found", async () => {
    const dishes = Array.from({ length: 120 }, (_, number) => ({
      thing: `item:${100 + number}`,
      under: "section:2",
      fields: { id: 100 + number, name: `Soup ${number}`, price: "9.00" },
    }));
    const { api } = anApi({ menu: () => Response.json({ ...DRAFT, things: [...DRAFT.things, ...dishes] }) });
    const { diner, page } = await showStaffPage(
      { path: "/staff/menu", ...list, Component: list.default as never },
      { api },
    );
    const moved = m.studio_move_up({ name: "Soup 7" });
    expect(page.querySelector(`[title="${moved}"]`)).not.toBeNull();
    await diner.fill(m.studio_search(), "soup");
    await expect.poll(diner.reads).toContain(m.studio_search_first({ shown: 100, count: 120 }));
    expect(page.querySelectorAll("li input")).toHaveLength(100);
    expect(page.querySelector(`[title="${moved}"]`)).toBeNull();
    await diner.fill(m.studio_search(), "soup 119");
    await expect.poll(() => page.querySelectorAll("li input").length).toBe(1);
  });

  test("is for managers", async () => {
    const api = async () => Response.json({ ...STAFF, role: "counter" });
    const { diner } = await showStaffPage({ path: "/staff/menu", ...list, Component: list.default as never }, { api });
    expect(diner.reads()).toContain("the first page");
  });
});

const REVIEW = {
  revision: 12,
  differences: [
    {
      change: "changed",
      thing: "item:3",
      kind: "item",
      name: "Classic",
      place: ["Menu", "Poutines"],
      fields: [{ field: "price", was: "12.50", is: "13.00" }],
    },
  ],
  faults: [],
  warnings: [],
};
const CHANGE = {
  thing: "item:3",
  field: "price",
  was: "12.50",
  value: "13.00",
  by: "Ana",
  at: "2026-11-20T17:00:00.000Z",
};
const CHANGED = { ...DRAFT, things: [], changes: [CHANGE] };

describe("screens#staff-menu: changes", () => {
  test("are listed in words, and published as they were seen", async () => {
    const { api, sent } = anApi({
      menu: () => Response.json(CHANGED),
      "menu/review": () => Response.json(REVIEW),
      "menu/publish": () => Response.json({ version: 8 }),
    });
    const page = { path: "/staff/menu/changes", ...changes, Component: changes.default as never };
    const { diner } = await showStaffPage(page, { api });
    const said = m.studio_field_change({ field: m.studio_field_price(), was: "$12.50", value: "$13.00" });
    expect(diner.reads()).toContain(said);
    await diner.press(m.studio_publish());
    expect(sent).toEqual([{ path: "menu/publish", body: { revision: 12 } }]);
    expect(diner.reads()).toContain(m.studio_published());
  });

  test("come after the button that publishes; a doubt about many things is said once, and each leads to its thing", async () => {
    const doubt = (id: number) => ({
      thing: `item:${id}`,
      path: "",
      name: `Dish ${id}`,
      message: "French is missing.",
    });
    const hours = { thing: "restaurant", path: "hours[0].end_time", name: "The grill", message: "It is no time." };
    const { api } = anApi({
      menu: () => Response.json(CHANGED),
      "menu/review": () => Response.json({ ...REVIEW, warnings: [hours, ...[3, 4, 5, 6].map(doubt)] }),
    });
    const page = { path: "/staff/menu/changes", ...changes, Component: changes.default as never };
    const shown = await showStaffPage(page, { api });
    const said = shown.diner.reads();
    expect(said.split("French is missing.")).toHaveLength(2);
    expect(said.indexOf(m.studio_publish())).toBeLessThan(said.indexOf(m.studio_field_price()));
    const to = (name: string) => [...shown.page.querySelectorAll("a")].find((link) => link.textContent === name);
    expect(to("Dish 5")?.getAttribute("href")).toBe("/staff/menu/dish/5");
    expect(to("The grill")?.getAttribute("href")).toBe("/staff/settings/hours");
  });

  test("are not published while a conflict waits for an answer, or after somebody changed the draft", async () => {
    const conflict = {
      thing: "item:3",
      name: "Classic",
      field: "price",
      was: "12.50",
      value: "13.00",
      current: "12.75",
    };
    const { api, sent } = anApi({
      menu: () => Response.json({ ...CHANGED, conflicts: [conflict] }),
      "menu/review": () => Response.json(REVIEW),
      "menu/settle": () => refusal(409, "draft_changed"),
    });
    const page = { path: "/staff/menu/changes", ...changes, Component: changes.default as never };
    const { diner } = await showStaffPage(page, { api });
    expect(diner.reads()).not.toContain(m.studio_publish());
    expect(diner.reads()).toContain(`Classic · ${m.studio_field_price()}`);
    await diner.press(m.studio_keep_mine({ value: "$13.00" }));
    expect(sent[0]?.body).toEqual({ answers: [{ thing: "item:3", field: "price", keep: "mine" }] });
  });
});

test("screens#staff-menu: the history shows what going back would change, and goes back", async () => {
  const version = {
    version: 1,
    origin: "import",
    publishedAt: "2026-11-20T17:00:00.000Z",
    publishedBy: null,
    differences: 0,
    restoredVersion: null,
    notes: [],
  };
  const { api, sent } = anApi({
    "menu/versions": () =>
      Response.json({
        versions: [{ ...version, version: 2, origin: "draft", publishedBy: "Ana" }, version],
        hasMore: false,
      }),
    "menu/versions/1": () => Response.json({ version, published: 2, differences: [], onReturn: REVIEW.differences }),
    "menu/versions/1/return": () => Response.json({ version: 3 }),
  });
  const page = { path: "/staff/menu/history", ...history, Component: history.default as never };
  const { diner } = await showStaffPage(page, { api, place: "/staff/menu/history?version=1" });
  expect(diner.reads()).toContain(m.studio_version_draft({ name: "Ana" }));
  expect(diner.reads()).toContain(m.studio_return_text({ version: "1" }));
  await diner.press(m.studio_return());
  expect(sent).toEqual([{ path: "menu/versions/1/return", body: { seen: 2 } }]);
  expect(diner.reads()).toContain(m.studio_returned({ version: "1" }));
});
