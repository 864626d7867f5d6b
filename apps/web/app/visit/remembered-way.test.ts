import { describe, expect, test } from "vitest";
import { guardRememberedWay } from "../guards/redirect-rules.ts";
import { parseVisit } from "./parse-visit.ts";
import { readRememberedWay, visitOfWay, writeRememberedWay } from "./remembered-way.ts";
import { formatVisit } from "./visit.ts";

describe("screens#way-remembered: the remembered way to order", () => {
  test("is the last one chosen at each venue; a table clears it.", () => {
    const chosen = writeRememberedWay(writeRememberedWay(undefined, "braise", "pickup"), "cafe", "delivery");
    expect([readRememberedWay(chosen, "braise"), readRememberedWay(chosen, "cafe")]).toEqual(["pickup", "delivery"]);
    const changed = writeRememberedWay(chosen, "braise", "delivery");
    expect(readRememberedWay(changed, "braise")).toBe("delivery");
    expect(readRememberedWay(writeRememberedWay(changed, "braise", "table"), "braise")).toBeNull();
  });

  test("is stored for at most twenty venues; malformed entries are ignored.", () => {
    const cookie = Array.from({ length: 25 }, (_, venue) => `v${venue}`).reduce<string | undefined>(
      (known, venue) => writeRememberedWay(known, venue, "pickup"),
      undefined,
    );
    expect(cookie?.split(",")).toHaveLength(20);
    expect(readRememberedWay(cookie, "v24")).toBe("pickup");
    for (const broken of ["braise", "braise:", ":pickup", "braise:table", "braise:toString", ""]) {
      expect(readRememberedWay(broken, "braise"), broken).toBeNull();
    }
  });
});

test("Another way keeps the visit's table, so that the diner can switch back to it.", () => {
  const atTable = parseVisit(new URLSearchParams("tableNum=12"));
  const pickup = visitOfWay(atTable, "pickup");
  expect(String(formatVisit(pickup))).toBe("tableNum=12&takeout=true&takeoutType=pickup");
  expect(String(formatVisit(visitOfWay(pickup, "table")))).toBe("tableNum=12");
});

describe("screens#way-remembered: a link that names no way", () => {
  const guard = (path: string, way: Parameters<typeof guardRememberedWay>[2] = "pickup") => {
    const url = new URL(path, "https://order.example");
    return guardRememberedWay(url, parseVisit(url.searchParams), way);
  };

  test.each(["/braise", "/braise/cart", "/braise/checkout", "/braise/items/12"])(
    "continues with the remembered way: %s",
    (path) => expect(guard(path)).toBe(`${path}?takeout=true&takeoutType=pickup`),
  );

  test("keeps its other parameters.", () => {
    expect(guard("/braise?locale=fr-CA", "catering")).toBe("/braise?locale=fr-CA&catering=true");
  });

  test.each([
    "/braise?tableNum=12",
    "/braise?genericTableLocation=T2",
    "/braise?takeout=true",
    "/braise?catering=true",
    "/braise?viewOnly=true",
    "/braise?eventSuite=1",
    "/braise?anotherRoundId=1",
    "/braise?kiosk=true",
    "/braise?unknownTable=400",
    "/braise/landing",
    "/braise/orders/1",
  ])("stays unchanged if it names a way, or is not for ordering: %s", (path) => expect(guard(path)).toBeNull());

  test("stays unchanged if no way is remembered.", () => expect(guard("/braise", null)).toBeNull());
});
