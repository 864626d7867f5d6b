import { expect, it } from "vitest";
import { csvOfActs } from "./acts-csv.ts";
import { csvOf } from "./csv.ts";

it("Promise 42: a spreadsheet file has no formula that the spreadsheet would run.", () => {
  const text = csvOf([["=1+1", "-5.00", "a,b", 'say "yes"', "@x", "-x"]]);
  expect(text).toBe(`'=1+1,-5.00,"a,b","say ""yes""",'@x,'-x\r\n`);
});

it("Promise 42: nor has a part of a text that a spreadsheet of another list separator takes as a cell.", () => {
  expect(csvOf([["Ana;=1+1", "a;\t@x", "x; y-z", "-5.00"]])).toBe("Ana; =1+1,a;\t @x,x; y-z,-5.00\r\n");
});

it("An audit trail has a row for each act, with person, owner, time and device.", () => {
  const acted = { at: "2026-12-01T15:04:00.000Z", act: "acted-as", by: "=Olu", for: "Ana Roy", device: "Chrome, Mac" };
  const closed = {
    at: "2026-12-06T05:00:00.000Z",
    act: "tab-closed",
    by: null,
    for: null,
    device: null,
    address: null,
  };
  const acts = [
    { ...acted, address: "203.0.113.9", details: {}, suite: "Suite 1" },
    { ...closed, details: { amount: "12.50" }, suite: "Suite 1" },
  ];
  expect(csvOfActs(acts).split("\r\n")).toEqual([
    "at,suite,act,by,for,device,address,details",
    `2026-12-01T15:04:00.000Z,Suite 1,acted-as,'=Olu,Ana Roy,"Chrome, Mac",203.0.113.9,{}`,
    '2026-12-06T05:00:00.000Z,Suite 1,tab-closed,,,,,"{""amount"":""12.50""}"',
    "",
  ]);
});
