import { expect, test } from "vitest";
import { readTableCode } from "./read-table-code.ts";

const HERE = { slug: "braise", origin: "https://order.example" };
const read = (code: string) => readTableCode(code, HERE);

test("A table's code is a link to the restaurant that names a table number or a table location", () => {
  expect(read("https://order.example/braise?tableNum=12")).toEqual({ tableNum: "12", genericTableLocation: null });
  expect(read(" https://order.example/braise?genericTableLocation=T2\n")).toEqual({
    tableNum: null,
    genericTableLocation: "T2",
  });
});

test("A code that was printed with another host name of the site still leads to its table", () => {
  expect(read("http://www.order.example:8080/Braise/landing?tableNum=7")).toMatchObject({ tableNum: "7" });
});

test("A code of another restaurant differs from a code without a table", () => {
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
