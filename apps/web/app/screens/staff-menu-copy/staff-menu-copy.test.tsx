// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import * as copy from "./route.tsx";

const STAFF = {
  id: "2d5c1b7e-8f1a-4c3b-9a55-7f6a3a0d2c11",
  name: "Amira",
  role: "manager",
  device: null,
  person: null,
  people: [],
  restaurants: [
    { id: "8", slug: "bar", name: "Bar" },
    { id: "9", slug: "club", name: "Club" },
  ],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};
const PICTURE = "/uploads/8/0123456789abcdef0123456789abcdef-0-0-400-300.jpg";
const OWN = [
  { thing: "restaurant", under: null, fields: { id: 7 } },
  { thing: "menu:1", under: "restaurant", fields: { id: 1, name: "Food" } },
  { thing: "item:3", under: "menu:1", fields: { id: 3, name: "Burger", price: "12.00" } },
];
const BAR = [
  { thing: "menu:1", under: "restaurant", fields: { id: 1, name: "Drinks" } },
  { thing: "section:2", under: "menu:1", fields: { id: 2, name: "Beer" } },
  {
    thing: "item:3",
    under: "section:2",
    fields: { id: 3, name: "Lager", price: "8.00", station: "bar", image: PICTURE },
  },
  { thing: "option_group:4", under: "item:3", fields: { id: 4, name: "Size" } },
  { thing: "option_value:5", under: "option_group:4", fields: { id: 5, name: "Pint", price: "2.00" } },
];

beforeEach(() => localStorage.clear());

type Edit = { readonly thing: string; readonly field: string; readonly value: unknown };

async function open(place: string, pictures: (paths: string[]) => Response) {
  const sent: Edit[][] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/auth/staff")) return Response.json(STAFF);
    if (pathname.endsWith("/others/8/pictures")) return pictures(((await request.json()) as { paths: string[] }).paths);
    if (pathname.endsWith("/others/8")) return Response.json({ name: "Bar", locale: "en-CA", things: BAR });
    if (pathname.endsWith("/others/9")) return Response.json({ code: "not_found", message: "" }, { status: 404 });
    if (pathname.endsWith("/menu/edits")) {
      const { edits } = (await request.json()) as { edits: Edit[] };
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
    return Response.json({ ...rest, revision: 12 + sent.length, things: OWN });
  };
  vi.stubGlobal("fetch", api);
  const shown = await showStaffPage({ path: "/staff/menu/copy", ...copy, Component: copy.default as never } as never, {
    api,
    place,
  });
  const select = (id: string) =>
    act(async () => {
      const field = shown.page.querySelector<HTMLSelectElement>("#copy-from");
      if (field === null) throw new Error("There is no choice of a restaurant.");
      field.value = id;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  return { ...shown, sent, select };
}

const copied = (paths: string[]) =>
  Response.json({ copies: paths.map((path) => ({ path, copy: path.replace("/8/", "/7/") })) });

test("screens#staff-menu-copy: a dish is found, ticked and added with its picture and options as one act, and undone", async () => {
  const { diner, sent, select } = await open("/staff/menu/copy", copied);
  await select("8");
  await diner.sees("Lager");
  await diner.fill(m.studio_search(), "lag");
  await diner.press("Lager");
  await diner.sees(m.studio_copy_comes());
  expect(diner.reads()).toContain(m.studio_copy_dishes({ count: 1 }));
  expect(diner.reads()).toContain(m.studio_copy_pictures({ count: 1 }));
  expect(diner.reads()).toContain(m.studio_copy_stations({ names: "bar" }));
  await diner.press(m.studio_copy_add());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.map(({ field, value }) => [field, value])).toEqual(
    expect.arrayContaining([
      ["under", "menu:1"],
      ["name", "Lager"],
      ["image", PICTURE.replace("/8/", "/7/")],
      ["name", "Pint"],
    ]),
  );
  expect(sent[0]?.some(({ field }) => field === "station")).toBe(false);
  await diner.press(m.studio_undo());
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.every(({ value }) => value === null)).toBe(true);
});

test("studio#copy-from: a picture that cannot be copied adds nothing, and says why; what is ticked stays", async () => {
  const full = () => Response.json({ code: "pictures_full", message: "No room for pictures." }, { status: 409 });
  const { diner, sent, select } = await open("/staff/menu/copy", full);
  await select("8");
  await diner.sees("Lager");
  await diner.press(m.studio_copy_whole({ name: "Beer" }));
  await diner.press(m.studio_copy_add());
  await diner.sees("No room for pictures.");
  expect(sent).toEqual([]);
  expect(diner.reads()).toContain(m.studio_copy_sections({ count: 1 }));
});

test("A restaurant of which they are no manager says so.", async () => {
  const { diner, select } = await open("/staff/menu/copy", copied);
  await select("9");
  await diner.sees(m.studio_copy_not_manager());
});

test("screens#staff-menu-copy: options go to the dish from whose page they were looked for", async () => {
  const { diner, sent, select } = await open("/staff/menu/copy?dish=3", copied);
  await select("8");
  await diner.sees("Size");
  await diner.press("Size");
  await diner.press(m.studio_copy_add());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[0]).toMatchObject({ field: "under", value: "item:3" });
});
