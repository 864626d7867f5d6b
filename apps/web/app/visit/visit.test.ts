import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCookie, parseCookies } from "./cookies.ts";
import { parseVisit } from "./parse-visit.ts";
import { carryVisit, formatVisit, tableOfVisit, visitAfterOrder } from "./visit.ts";

const read = (query: string) => parseVisit(new URLSearchParams(query));

describe("a visit", () => {
  test("A link without parameters gives an empty visit.", () => {
    expect(read("")).toMatchObject({ tableNum: null, takeout: false, menuList: [], dates: [], dateRange: null });
  });

  test("Every query parameter is parsed.", () => {
    const visit = read(
      "tableNum=12&takeout=true&takeoutType=pickup&catering=1&viewOnly&menuList=lunch,7,lunch&genericTableLocation=P4" +
        "&eventSuite=s1&eventDayOrdering=true&dateRange=2026-11-02,2026-11-06&dates=2026-11-03,2026-11-04" +
        "&selectedWeek=2026-11-04&anotherRoundId=a1&changeId=0b2f6c1e-8a4d-4c1b-9f3e-5d2a7c9e1b44&time=18:15&suiteOperator=o1&value=xyz&kiosk",
    );
    expect(visit).toEqual({
      tableNum: "12",
      takeout: true,
      takeoutType: "pickup",
      catering: true,
      viewOnly: true,
      preview: null,
      menuList: ["lunch", "7"],
      genericTableLocation: "P4",
      eventSuite: "s1",
      eventDayOrdering: true,
      dateRange: { start: "2026-11-02", end: "2026-11-06" },
      dates: ["2026-11-03", "2026-11-04"],
      selectedWeek: "2026-11-04",
      anotherRoundId: "a1",
      changeId: "0b2f6c1e-8a4d-4c1b-9f3e-5d2a7c9e1b44",
      time: "18:15",
      suiteOperator: "o1",
      value: "xyz",
      kiosk: true,
      suitesLocationId: null,
    });
  });

  test("A cookie holds suitesLocationId.", () => {
    const cookies = parseCookies("theme=dark; suitesLocationId=loc%2F9; suitesLocationId=old");
    expect(parseVisit(new URLSearchParams("suitesLocationId=no"), cookies).suitesLocationId).toBe("loc/9");
  });

  test("Over https a cookie has the `__Host-` prefix, and takes precedence over one without it.", () => {
    expect(formatCookie("locale", "fr-CA", { isHttps: true, seconds: 60 })).toBe(
      "__Host-locale=fr-CA; Path=/; Max-Age=60; SameSite=Lax; Secure",
    );
    expect(formatCookie("seen", "a/b", { isHttps: false })).toBe("seen=a%2Fb; Path=/; SameSite=Lax");
    for (const header of ["locale=en-CA; __Host-locale=fr-CA", "__Host-locale=fr-CA; locale=en-CA; __Host-locale=x"])
      expect(parseCookies(header).get("locale")).toBe("fr-CA");
  });

  test("Invalid values count as absent.", () => {
    expect(read("takeoutType=teleport").takeoutType).toBeNull();
    expect(read("takeout=false").takeout).toBe(false);
    expect(read("dateRange=2026-11-06,2026-11-02").dateRange).toBeNull();
    expect(read("selectedWeek=2026-02-30").selectedWeek).toBeNull();
    expect(read("time=25:00").time).toBeNull();
    expect(read("tableNum=%00%01").tableNum).toBeNull();
    expect(read(`tableNum=${"9".repeat(101)}`).tableNum).toBeNull();
  });

  test("A generic table location serves as the table number.", () => {
    expect(tableOfVisit(read("genericTableLocation=P4"))).toBe("P4");
    expect(tableOfVisit(read("tableNum=3&genericTableLocation=P4"))).toBe("3");
  });
});

test("After an order, another round and a change are over; a round that alone identifies the table stays.", () => {
  const visitOf = (query: string) => formatVisit(visitAfterOrder(parseVisit(new URLSearchParams(query)))).toString();
  expect(visitOf("tableNum=12&anotherRoundId=a1")).toBe("tableNum=12");
  expect(visitOf("takeout=true&anotherRoundId=a1")).toBe("takeout=true");
  expect(visitOf("anotherRoundId=a1")).toBe("anotherRoundId=a1");
  expect(visitOf("takeout=true&changeId=0b2f6c1e-8a4d-4c1b-9f3e-5d2a7c9e1b44")).toBe("takeout=true");
});

describe("carrying a visit", () => {
  test("A link keeps the table, and its own parameters take precedence.", () => {
    const visit = read("tableNum=12&utm_source=poster");
    expect(carryVisit("/grill/cart", visit)).toBe("/grill/cart?tableNum=12");
    expect(carryVisit("/grill?tableNum=14", visit)).toBe("/grill?tableNum=14");
    expect(carryVisit("/grill", read(""))).toBe("/grill");
  });

  test("A carried visit is parsed to the same visit, for any query.", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string({ maxLength: 30 }), (query, table) => {
        const visit = parseVisit(new URLSearchParams(`${query}&tableNum=${encodeURIComponent(table)}`));
        expect(parseVisit(formatVisit(visit))).toEqual(visit);
      }),
    );
  });
});
