import { expect, test } from "vitest";
import { readTableCode } from "./read-table-code.ts";

const HERE = { slug: "braise", origin: "https://order.example" };
const read = (code: string) => readTableCode(code, HERE);

test("The code of a table is a link to the restaurant that names its number, or its place", () => {
  expect(read("https://order.example/braise?tableNum=12")).toEqual({ tableNum: "12", genericTableLocation: null });
  expect(read(" https://order.example/braise?genericTableLocation=T2\n")).toEqual({
    tableNum: null,
    genericTableLocation: "T2",
  });
});

test("A card that was printed for another name of the same house still leads to its table", () => {
  expect(read("http://www.order.example:8080/Braise/landing?tableNum=7")).toMatchObject({ tableNum: "7" });
});

test("The code of another restaurant, and of no table, is told apart", () => {
  expect(read("https://order.example/nomad-taco?tableNum=12")).toBe("other-restaurant");
  for (const code of [
    "https://elsewhere.example/menu?tableNum=12",
    "https://order.example/braise",
    "https://order.example/braise?tableNum=%00",
    "https://order.example/%E0%A4%A?tableNum=1",
    "mailto:braise?tableNum=12",
    "javascript:alert(1)//braise?tableNum=12",
    "12",
    "",
  ]) {
    expect(read(code), code).toMatch(/no-table|other-restaurant/);
  }
});
