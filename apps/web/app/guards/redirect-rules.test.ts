import { describe, expect, test } from "vitest";
import { parseVisit } from "../visit/visit.ts";
import { guardEventDay, guardHome, guardLanding, guardOperatorOnly, guardWebUserOnly } from "./redirect-rules.ts";

const USER = { kind: "user", userId: "u-1" } as const;
const OPERATOR = { kind: "operator", operatorId: "o-1" } as const;

const visitOf = (query: string) => parseVisit(new URLSearchParams(query));

describe("redirect rules", () => {
  test("Home redirects to /cantine when the host is the workplace-canteen host, otherwise nowhere.", () => {
    expect(guardHome("Canteen.example:3000", ["canteen.example"])).toBe("/cantine");
    expect(guardHome("comptoir.example", ["canteen.example"])).toBeNull();
    expect(guardHome("comptoir.example", [])).toBeNull();
  });

  test("Landing without an eventSuite query goes to the restaurant menu page.", () => {
    expect(guardLanding("grill", visitOf(""))).toBe("/grill");
    expect(guardLanding("grill", visitOf("tableNum=12"))).toBe("/grill?tableNum=12");
    expect(guardLanding("grill", visitOf("eventSuite=s1"))).toBeNull();
  });

  test("An unauthenticated visit with the eventDayOrdering query goes to /login carrying only suiteOperator.", () => {
    const visit = visitOf("eventDayOrdering=true&suiteOperator=a@b.ca&tableNum=4");
    expect(guardEventDay(visit, { kind: "guest" })).toBe("/login?suiteOperator=a%40b.ca");
    expect(guardEventDay(visitOf("eventDayOrdering=true"), { kind: "guest" })).toBe("/login");
    expect(guardEventDay(visit, USER)).toBeNull();
    expect(guardEventDay(visitOf("tableNum=4"), { kind: "guest" })).toBeNull();
  });

  test("Web-user-only pages go to /login when the user is not authenticated.", () => {
    expect(guardWebUserOnly({ kind: "guest" }, "/profile/receipts")).toBe("/login?back=%2Fprofile%2Freceipts");
    expect(guardWebUserOnly(USER, "/profile/receipts")).toBeNull();
    expect(guardWebUserOnly(OPERATOR, "/profile")).toBe("/login?back=%2Fprofile");
  });

  test("Operator-only pages go to /login when the user is not a suite operator.", () => {
    expect(guardOperatorOnly(USER, "/grill/events")).toBe("/login?back=%2Fgrill%2Fevents");
    expect(guardOperatorOnly(OPERATOR, "/grill/events")).toBeNull();
  });
});
