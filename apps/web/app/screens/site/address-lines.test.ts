import { expect, test } from "vitest";
import { addressLines } from "./address-lines.ts";

test("An address is the street, and the town with its postal code on one line.", () => {
  expect(addressLines("318 King Street West, Toronto, ON M5V 1J5")).toEqual([
    "318 King Street West",
    "Toronto, ON\u00a0M5V\u00a01J5",
  ]);
  expect(addressLines("412, rue Saint-Joseph Est, Québec (Québec) G1K 3B5")).toEqual([
    "412, rue Saint-Joseph Est",
    "Québec (Québec)\u00a0G1K\u00a03B5",
  ]);
  expect(addressLines("Elora Market Square, 20 Mill Street West, Elora, ON N0B 1S0")).toEqual([
    "Elora Market Square, 20 Mill Street West",
    "Elora, ON\u00a0N0B\u00a01S0",
  ]);
  expect(addressLines("1 Canalside, Buffalo, NY 14202")).toEqual(["1 Canalside", "Buffalo, NY\u00a014202"]);
});

test("An address of another form stays as it is.", () => {
  expect(addressLines("5th & Main")).toEqual(["5th & Main"]);
  expect(addressLines("Toronto M5V 1J5")).toEqual(["Toronto M5V 1J5"]);
  expect(addressLines("")).toEqual([""]);
});
