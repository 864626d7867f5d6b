import { timeLimitMs } from "@comptoir/test-kit";
import { expect, it } from "vitest";
import { readMenuFile } from "./read-menu-file.ts";

const GRILL = { restaurantId: "7", slug: "grill", data: { id: 7, name: "The Grill" } } as never;
const read = (text: string) => readMenuFile(Buffer.from(text), GRILL, new Date(0));

it.each([
  ["nested too deep", `{"menus":${"[".repeat(2_000_000)}${"]".repeat(2_000_000)}}`, "(the file)"],
  ["of too many values", `{"menus":[${"{},".repeat(1_200_000)}{}]}`, "(the file)"],
  ["no JSON", "{", "(the file)"],
  ["a list", "[]", ""],
])("refuses a menu file that is %s, without parsing it for long (partners#v1-menu)", (_what, text, path) => {
  const begun = performance.now();
  const answer = read(text);
  expect(performance.now() - begun).toBeLessThan(timeLimitMs(100));
  expect("faults" in answer && answer.faults).toMatchObject([{ path }]);
});

it("reads a menu file of half a megabyte", () => {
  const menus = Array.from({ length: 4_000 }, (_, id) => ({ id, name: `Menu ${id}`, items: [] }));
  expect(read(JSON.stringify({ menus }))).toMatchObject({ file: { restaurant: { id: 7, slug: "grill" } } });
});
