import type { UserData } from "@comptoir/contract";
import type { Who } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { aUser } from "../testing/a-user.ts";
import { parseVisit } from "../visit/parse-visit.ts";
import {
  guardCapitals,
  guardEventDay,
  guardEventInfo,
  guardHome,
  guardLanding,
  guardLogin,
  guardOperatorOnly,
  guardRound,
  guardUnknownPlace,
  guardWebUserOnly,
} from "./redirect-rules.ts";

const USER = { kind: "user", userId: "u-1" } as const;
const OPERATOR = { kind: "operator", operatorId: "o-1" } as const;

const visitOf = (query: string) => parseVisit(new URLSearchParams(query));

describe("redirect rules", () => {
  test("Home redirects to /cantine when the host is the workplace-canteen host, otherwise nowhere.", () => {
    expect(guardHome("Canteen.example:3000", ["canteen.example"])).toBe("/cantine");
    expect(guardHome("comptoir.example", ["canteen.example"])).toBeNull();
    expect(guardHome("comptoir.example", [])).toBeNull();
  });

  test("An address with capitals in its slug redirects to the lower-case one, with its query, and never to another site.", () => {
    const go = (slug: string, address: string) => guardCapitals(slug, new URL(`http://comptoir.example${address}`));
    expect(go("Braise", "/Braise?tableNum=A12")).toBe("/braise?tableNum=A12");
    expect(go("BRAISE", "/BRAISE/items/Q7?x=Y")).toBe("/braise/items/Q7?x=Y");
    expect(go("braise", "/braise?tableNum=A12")).toBeNull();
    expect(go("Evil.example", "//Evil.example/x")).toBe("/evil.example/x");
    expect(go("/Evil.example", "/%2FEvil.example")).toBe("/%2Fevil.example");
    expect(go("%E0%A4%A", "/%E0%A4%A")).toBeNull();
  });

  test("Landing without an eventSuite query goes to the restaurant menu page.", () => {
    expect(guardLanding("grill", visitOf(""))).toBe("/grill");
    expect(guardLanding("grill", visitOf("tableNum=12"))).toBe("/grill?tableNum=12");
    expect(guardLanding("grill", visitOf("eventSuite=s1"))).toBeNull();
  });

  test("A link for another round without a table gets the table of its order.", () => {
    const link = new URL("http://comptoir.example/grill/cart?anotherRoundId=o1&menuList=bar");
    expect(guardRound(link, "Bar, Bar 1")).toBe("/grill/cart?anotherRoundId=o1&menuList=bar&tableNum=Bar%2C+Bar+1");
    expect(guardRound(link, null)).toBeNull();
  });

  test("A link with an unknown table or table location loses it.", () => {
    const bar = [{ location: "Bar", areas: ["Bar 1:B1", "Sofa"] }];
    const go = (query: string, venue: object = { generic_table_locations: bar, tables: "1-20, Patio 3" }) =>
      guardUnknownPlace(new URL(`http://comptoir.example/grill/cart?${query}`), visitOf(query), venue);
    expect(go("genericTableLocation=B9")).toBe("/grill/cart");
    expect(go("genericTableLocation=Moon&menuList=bar")).toBe("/grill/cart?menuList=bar");
    expect(go("genericTableLocation=Bar+1")).toBe("/grill/cart");
    for (const unknown of ["21", "Bar", "B9", "0"])
      expect(go(`tableNum=${unknown}&viewOnly`)).toBe(`/grill/cart?viewOnly=&unknownTable=${unknown}`);
    for (const known of ["genericTableLocation=B1", "genericTableLocation=Sofa"]) expect(go(known)).toBeNull();
    for (const known of ["tableNum=20", "tableNum=patio+3", "tableNum=b1", "tableNum=Bar%2C+Bar+1", ""])
      expect(go(known)).toBeNull();
    expect(go("tableNum=7", { generic_table_locations: bar })).toBe("/grill/cart?unknownTable=7");
    expect(go("tableNum=7", { generic_table_locations: [], tables: " " })).toBeNull();
  });

  test("An unauthenticated visit with the eventDayOrdering query goes to /login carrying only suiteOperator.", () => {
    const visit = visitOf("eventDayOrdering=true&suiteOperator=a@b.ca&tableNum=4");
    expect(guardEventDay(visit, { kind: "guest" })).toBe("/login?suiteOperator=a%40b.ca");
    expect(guardEventDay(visitOf("eventDayOrdering=true"), { kind: "guest" })).toBe("/login");
    expect(guardEventDay(visit, USER)).toBeNull();
    expect(guardEventDay(visitOf("tableNum=4"), { kind: "guest" })).toBeNull();
  });

  test("Failed loading of minimal event info clears the table number and logs out, then goes to /login (operator) or to the landing screen.", () => {
    const visit = visitOf("eventSuite=s1&tableNum=4");
    const guest = { kind: "guest" } as const;
    const onLanding = (asked: string, who: Who) => guardEventInfo("grill", visitOf(asked), { who, isLanding: true });
    expect(guardEventInfo("grill", visit, { who: guest, isLanding: true })).toBe("/grill/landing?eventSuite=s1");
    expect(onLanding("eventSuite=s1", USER)).toBe("/grill/landing?eventSuite=s1");
    expect(onLanding("eventSuite=s1", guest)).toBeNull();
    const atMenu = { who: guest, isLanding: false };
    expect(guardEventInfo("grill", visitOf("eventSuite=s1"), atMenu)).toBe("/grill/landing?eventSuite=s1");
    expect(onLanding("eventSuite=s1&suiteOperator=a@b.ca", OPERATOR)).toBe("/login?suiteOperator=a%40b.ca");
  });

  test("Web-user-only pages go to /login when the user is not authenticated.", () => {
    expect(guardWebUserOnly({ kind: "guest" }, "/profile/receipts")).toBe("/login?back=%2Fprofile%2Freceipts");
    expect(guardWebUserOnly(USER, "/profile/receipts")).toBeNull();
    expect(guardWebUserOnly(OPERATOR, "/profile")).toBe("/login?back=%2Fprofile");
  });

  const login = (query: string, user: Partial<UserData> = {}) => guardLogin(aUser(user), new URLSearchParams(query));

  test.each([{ firstName: "" }, { lastName: " " }, { phoneNumber: "" }])(
    "An authenticated user arriving on Login goes to /profile/user-information when an eventSuite query exists and first name, last name or phone is missing. %j",
    (missing) => {
      expect(login("eventSuite=s1", missing)).toBe("/profile/user-information?eventSuite=s1");
      const back = "/grill?eventSuite=s1";
      expect(login(`${new URLSearchParams({ back })}`, missing)).toBe(
        `/profile/user-information?${new URLSearchParams({ eventSuite: "s1", back })}`,
      );
      expect(login("", missing)).toBe("/profile");
    },
  );

  test("… to /profile/user-payment-methods when an eventSuite query exists and there is no saved payment method.", () => {
    expect(login("eventSuite=s1", { paymentMethods: [] })).toBe("/profile/user-payment-methods?eventSuite=s1");
    expect(login("eventSuite=s1")).toBe("/profile");
    expect(login("", { paymentMethods: [] })).toBe("/profile");
  });

  test("… otherwise to the restaurant page, or to /profile when there is no slug.", () => {
    expect(login("back=%2Fgrill%3FtableNum%3D12")).toBe("/grill?tableNum=12");
    expect(login("back=%2Fgrill%2Fcheckout%3Ftakeout%3Dtrue")).toBe("/grill/checkout?takeout=true");
    expect(login("")).toBe("/profile");
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "",
  ])("A sign-in returns only to this site, not to %j.", (back) =>
    expect(login(`${new URLSearchParams({ back })}`)).toBe("/profile"),
  );

  test("An operator who signs in goes to the requested operator screen, and to no other page.", () => {
    const operator = { suiteOperator: true };
    expect(login("back=%2Fgrill%2Fevents%2F4", operator)).toBe("/grill/events/4");
    expect(login("back=%2Fprofile", operator)).toBeNull();
    expect(login("", operator)).toBeNull();
  });

  test.each([
    "/grill/events",
    "/grill/Events/4?day=1",
    "/grill/events/4/run-sheet.pdf",
    "/grill/suite-settings?eventSuite=s1",
  ])("The sign-in does not return a person who is no operator to %s, which would redirect to the sign-in.", (back) => {
    expect(guardOperatorOnly(USER, back)).toContain("/login");
    expect(login(`${new URLSearchParams({ back })}`)).toBe("/profile");
  });

  test("`/profile/events` is no operator screen: the sign-in returns a person to it, but no operator.", () => {
    expect(login("back=%2Fprofile%2Fevents")).toBe("/profile/events");
    expect(login("back=%2Fprofile%2Fevents", { suiteOperator: true })).toBeNull();
  });

  test("A suite's record is also its owner's page: the sign-in returns to it.", () => {
    expect(login("back=%2Fgrill%2Fevents%2F4%2Fs1%2Frecord")).toBe("/grill/events/4/s1/record");
    expect(login("back=%2Fgrill%2Fevents%2F4%2Fs1%2Frecord.csv")).toBe("/grill/events/4/s1/record.csv");
  });

  test("Operator-only pages go to /login when the user is not a suite operator.", () => {
    expect(guardOperatorOnly(USER, "/grill/events")).toBe("/login?back=%2Fgrill%2Fevents");
    expect(guardOperatorOnly(OPERATOR, "/grill/events")).toBeNull();
  });
});
