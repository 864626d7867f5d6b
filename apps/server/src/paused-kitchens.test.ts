import { expect, test } from "vitest";
import { openSite, type VenueFile } from "./testing/open-venue.ts";

// hub#hub-closed: a hub's page shows a kitchen as the kitchen's own page does.
const site = await openSite();

/** Friday's opening hours, which are over at noon, the time of the test. */
const UNTIL_TEN = [{ weekday: 4, start_time: "08:00", end_time: "10:00" }];

const aKitchen = (group: string, name: string, but: object) => (file: VenueFile) => {
  Object.assign(file.restaurant, { group, name, payment_processor: "sandbox" }, but);
  file.menus.splice(1);
};

/** Creates a hub over a modified kitchen and an open one. */
async function aHall(group: string, but: object) {
  const kitchen = await site.open(aKitchen(group, "Dumplings", but));
  await site.open(aKitchen(group, "Tacos", {}));
  const hall = await site.open((file) => {
    Object.assign(file.restaurant, { group, marketplace_hub: true, payment_processor: "sandbox" });
    file.menus.splice(0);
  });
  return { kitchen, hall };
}

/** Returns the part of a page from a kitchen's heading to the next kitchen's. */
function partOf(page: string, kitchen: string): string {
  const after = page.split(`<h2>${kitchen}</h2>`)[1] ?? "";
  return after.split(/menu-heading|<\/main>/)[0] ?? "";
}

const CASES = [
  ["paused", { orders_paused: true }, "Orders are paused", "This kitchen is not taking orders at the moment."],
  ["closed", { hours: UNTIL_TEN }, "Closed", "This kitchen is closed at this hour."],
] as const;

test.each(CASES)(
  "A kitchen that is %s is shown as such at its hub, and the others are not.",
  async (state, but, words, dishWords) => {
    const { kitchen, hall } = await aHall(`hall-${state}`, but);
    expect(await kitchen.page(), "the kitchen's own page").toContain(words);
    const page = await hall.page();
    const [shut, open] = [partOf(page, "Dumplings"), partOf(page, "Tacos")];
    expect(shut.indexOf(words), "under the kitchen's name").toBeGreaterThan(-1);
    expect(shut.indexOf(words)).toBeLessThan(shut.indexOf("<article"));
    expect(open).toContain("<article");
    expect(open).not.toContain(words);
    // Available menus come first, and no dish of the closed kitchen can be added.
    expect(page.indexOf("<h2>Tacos</h2>")).toBeLessThan(page.indexOf("<h2>Dumplings</h2>"));
    expect(open).toContain("dish-add");
    expect(shut).not.toContain("dish-add");
    const dish = /\/items\/[^"?]+/.exec(shut)?.[0] ?? "";
    expect(await hall.page("tableNum=1", dish)).toContain(dishWords);
  },
);

test("A hub's data says which kitchens are paused.", async () => {
  const { hall } = await aHall("hall-data", { orders_paused: true });
  const { kitchens } = (await hall.data()) as { kitchens: { name: string; orders_paused?: boolean }[] };
  expect(kitchens.map(({ name, orders_paused }) => [name, orders_paused])).toEqual([
    ["Dumplings", true],
    ["Tacos", false],
  ]);
});
