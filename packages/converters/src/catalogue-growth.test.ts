import { expect, test } from "vitest";
import { convertCatalogue } from "./catalogue.ts";

/** Creates a catalogue of `count` menus, each with a nested section and a referenced one. */
function menus(count: number): object {
  const each = <Made>(make: (n: number) => Made) => Array.from({ length: count }, (_, n) => make(n));
  return {
    menus: each((n) => ({
      name: `Menu ${n}`,
      categoryIds: [`c${n}`],
      sections: [{ name: `Own ${n}`, items: [dish(n)] }],
    })),
    categories: each((n) => ({ id: `c${n}`, name: `Shared ${n}`, items: [dish(n + count)] })),
  };
}

const dish = (n: number) => ({ name: `Dish ${n}`, price: "4.50" });

function cpuMsOf(document: object): number {
  const before = process.cpuUsage();
  convertCatalogue(document, {});
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test("a file with eight times the menus takes about eight times as long", () => {
  convertCatalogue(menus(500), {});
  const small = Math.min(cpuMsOf(menus(500)), cpuMsOf(menus(500)));
  // Comparing each menu with each section would take 64 times as long.
  expect(cpuMsOf(menus(4000)) / small).toBeLessThan(30);
});

test("a menu has its sections in the order of the file", () => {
  const { venue } = convertCatalogue(menus(2), {});
  const sections = venue.menus.map((menu) => menu.sections.map(({ name }) => name));
  expect(sections).toEqual([
    ["Own 0", "Shared 0"],
    ["Own 1", "Shared 1"],
  ]);
});
