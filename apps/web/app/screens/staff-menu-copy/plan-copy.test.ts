import { expect, test, vi } from "vitest";
import { createDraftStore, draftValue, type SentEdits } from "../../studio/draft-store.ts";
import { type OtherMenu, planCopy, withPictures } from "./plan-copy.ts";

const HASH = "0123456789abcdef0123456789abcdef";
const PICTURE = `/uploads/8/${HASH}-0-0-400-300.jpg`;
const OWN = { locale: "en-CA", stations: new Set(["grill"]), rates: [{ tax1: "0.05", tax2: "0.09975" }] } as const;

const thing = (key: string, under: string, fields: object) => ({ thing: key, under, fields: { ...fields } });
const BAR: OtherMenu = {
  name: "Bar",
  locale: "en-CA",
  things: [
    thing("menu:1", "restaurant", { id: 1, name: "Drinks" }),
    thing("section:2", "menu:1", { id: 2, name: "Beer", order: 3, station: "bar" }),
    thing("item:3", "section:2", { id: 3, name: "Lager", price: "8.00", slug: "lager", order: 1, image: PICTURE }),
    thing("option_group:4", "item:3", { id: 4, name: "Size", type: "pricing" }),
    thing("option_value:5", "option_group:4", { id: 5, name: "Pint", price: "9.00", tax_rate: { tax1: "0.13" } }),
    thing("item:6", "section:2", {
      id: 6,
      name: "Cola",
      price: "3.00",
      station: "grill",
      tax_rate: { tax1: "0", tax2: "0.09975" },
    }),
    thing("price_rule:7", "restaurant", {
      id: 7,
      name: "Happy",
      items: [3],
      days: ["monday"],
      from: "15:00",
      to: "18:00",
      percent_off: "25",
    }),
  ],
};

const fieldsIn = (edits: readonly { thing: string; field: string; value: unknown }[], name: string) => {
  const key = edits.find(({ field, value }) => field === "name" && value === name)?.thing;
  return Object.fromEntries(edits.filter((edit) => edit.thing === key).map(({ field, value }) => [field, value]));
};

test("studio#copy-from: a section comes with its dishes, options and prices, under new ids", () => {
  const plan = planCopy(BAR, [{ thing: "section:2", under: "menu:70" }], OWN);
  expect(plan).toMatchObject({ sections: 1, dishes: 2, groups: 1, options: 1, prices: 3 });
  expect(fieldsIn(plan.edits, "Beer")).toEqual({ under: "menu:70", name: "Beer" });
  expect(fieldsIn(plan.edits, "Lager")).toEqual({
    under: expect.stringMatching(/^section:/),
    name: "Lager",
    price: "8.00",
    order: 1,
    image: PICTURE,
  });
  const keys = new Set(plan.edits.map((edit) => edit.thing));
  expect(keys.size).toBe(5);
  for (const { thing: known } of BAR.things) expect(keys.has(known)).toBe(false);
});

test("studio#copy-from: what the own restaurant has not stays behind, and is counted", () => {
  const plan = planCopy(BAR, [{ thing: "section:2", under: "menu:70" }], OWN);
  expect(plan).toMatchObject({ stations: ["bar"], taxed: 1, ruled: 1, untranslated: 0 });
  expect(fieldsIn(plan.edits, "Pint")).not.toHaveProperty("tax_rate");
  // A rate of zero is a rate, and the other one is known.
  expect(fieldsIn(plan.edits, "Cola")).toMatchObject({ station: "grill", tax_rate: { tax1: "0", tax2: "0.09975" } });
});

test("studio#copy-from: uploaded pictures have the paths of their copies; one without a copy stays behind", () => {
  const { edits, pictures } = planCopy(BAR, [{ thing: "item:3", under: "section:9" }], OWN);
  expect(pictures).toEqual([PICTURE]);
  const own = PICTURE.replace("/8/", "/7/");
  expect(fieldsIn(withPictures(edits, new Map([[PICTURE, own]])), "Lager")).toMatchObject({ image: own });
  expect(fieldsIn(withPictures(edits, new Map([[PICTURE, null]])), "Lager")).not.toHaveProperty("image");
});

test("studio#copy-from: texts change places between two restaurants of different languages", () => {
  const things = [
    thing("item:1", "menu:1", {
      id: 1,
      name: "Beer",
      description: "Cold",
      localization: { "fr-CA": { name: "Bière" } },
    }),
    thing("item:2", "menu:1", { id: 2, name: "Cider" }),
  ];
  const copied = [1, 2].map((id) => ({ thing: `item:${id}`, under: "section:9" }));
  const plan = planCopy({ ...BAR, things }, copied, { ...OWN, locale: "fr-CA" });
  expect(fieldsIn(plan.edits, "Bière")).toMatchObject({
    description: "Cold",
    localization: { "en-CA": { name: "Beer" } },
  });
  expect(fieldsIn(plan.edits, "Cider")).not.toHaveProperty("localization");
  expect(plan.untranslated).toBe(1);
});

test("studio#copy-from: a thousand dishes are one act, sent in calls that are accepted, each thing before its fields", async () => {
  const dishes = Array.from({ length: 1_000 }, (_, index) => [
    thing(`item:${index}`, "section:2", { id: index, name: `Dish ${index}`, price: "8.00", description: "Good" }),
    thing(`option_group:${index}`, `item:${index}`, { id: index, name: "Size" }),
    thing(`option_value:${index}`, `option_group:${index}`, { id: index, name: "Large", price: "1.00" }),
  ]);
  const other = { ...BAR, things: [...BAR.things.slice(0, 2), ...dishes.flat()] };
  const { edits } = planCopy(other, [{ thing: "section:2", under: "menu:70" }], OWN);
  const known = new Set<string>(["menu:70"]);
  const calls: number[] = [];
  const send = async (sent: readonly { thing: string; field: string; value: unknown }[]): Promise<SentEdits> => {
    calls.push(sent.length);
    for (const { thing: key, field, value } of sent) {
      if (field === "under" && typeof value === "string") {
        expect(known.has(value)).toBe(true);
        known.add(key);
      } else expect(known.has(key)).toBe(true);
    }
    return { kind: "saved", revision: calls.length, values: sent };
  };
  const store = createDraftStore({ draft: { things: [], revision: 0 }, restaurantId: "7", storage: () => null, send });
  store.edit(edits);
  await vi.waitFor(() => expect(store.getState().pending.size).toBe(0), 10_000);
  expect(Math.max(...calls)).toBeLessThanOrEqual(2_000);
  expect(known.size).toBe(1 + 1 + 3_000);
  expect(store.getState().done).toHaveLength(1);
  store.undo();
  const roots = edits.filter(({ value }) => value === "menu:70");
  expect(roots.map((root) => draftValue(store.getState(), root.thing, "under"))).toEqual([null]);
});
