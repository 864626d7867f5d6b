import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../api/src/testing/people.ts";
import { STADIUM } from "../../api/src/testing/stadium.ts";
import { importVenueFile } from "../../api/src/venue/venue-files/import-venue-file.ts";
import { openSite } from "./testing/open-venue.ts";
import { openVisitor, type Visitor } from "./testing/visitor.ts";

// screens#home and the redirects after it, as a browser sees them.
const site = await openSite({ cantineHosts: ["lunch.example:8080"] });
const NOW = new Date("2026-11-20T17:00:00Z");
const user = (email: string, but: object) => ({ email, password: PASSWORD, firstName: "Dee", lastName: "Roy", ...but });
const users = [
  ...STADIUM.users,
  user("dee@example.ca", { phoneNumber: "416-555-0123" }),
  user("nophone@example.ca", { phoneNumber: "" }),
];
const imported = await importVenueFile(site.pool, { ...STADIUM, users }, { now: NOW });
if ("faults" in imported) throw new Error(JSON.stringify(imported.faults));

const aGuest = () => openVisitor(site);
const signIn = (visitor: Visitor, email: string, query = "") =>
  visitor.submit(`/login${query}`, { intent: "sign-in", email, password: PASSWORD });
/** Signs in with a new browser session. */
async function signedIn(email: string): Promise<Visitor> {
  const visitor = aGuest();
  expect((await signIn(visitor, email)).status).toBe(303);
  return visitor;
}

describe("/", () => {
  test("redirects to /cantine when the host is the workplace-canteen host.", async () => {
    expect(await aGuest().go("http://lunch.example/")).toMatchObject({ status: 302, to: "/cantine" });
    expect(await aGuest().go("/cantine")).toMatchObject({ status: 200, to: null });
  });

  test("is the page-not-found page on any other host.", async () => {
    expect(await aGuest().go("/")).toMatchObject({ status: 404, to: null });
  });
});

describe("Pages that require a sign-in", () => {
  const profile = ["", "/user-information", "/user-payment-methods", "/receipts", "/events"];

  test("Web-user-only pages go to /login when the user is not authenticated.", async () => {
    const dee = await signedIn("dee@example.ca");
    for (const page of profile) {
      const place = `/profile${page}`;
      expect(await aGuest().go(place)).toMatchObject({ status: 302, to: `/login?back=${encodeURIComponent(place)}` });
      expect(await dee.go(place)).toMatchObject({ status: 200, to: null });
    }
  });

  test("Operator-only pages go to /login when the user is not a suite operator.", async () => {
    const [dee, olu] = [await signedIn("dee@example.ca"), await signedIn("olu@example.ca")];
    for (const place of [
      "/the-stadium/events",
      "/the-stadium/events/final",
      "/the-stadium/suite-settings?eventSuite=s-1",
    ]) {
      const login = `/login?${new URLSearchParams({ back: place })}`;
      expect(await aGuest().go(place)).toMatchObject({ status: 302, to: login });
      expect(await dee.go(place)).toMatchObject({ status: 302, to: login });
      expect((await olu.go(place)).to ?? "").not.toContain("/login");
    }
  });

  test("An unauthenticated visit with eventDayOrdering goes to /login carrying only suiteOperator.", async () => {
    const visit = "eventSuite=s-1&eventDayOrdering=true&tableNum=4";
    expect(await aGuest().go(`/the-stadium?${visit}&suiteOperator=olu%40example.ca`)).toMatchObject({
      status: 302,
      to: "/login?suiteOperator=olu%40example.ca",
    });
    expect(await aGuest().go(`/the-stadium?${visit}`)).toMatchObject({ status: 302, to: "/login" });
    expect((await (await signedIn("ana@example.ca")).go(`/the-stadium?${visit}`)).status).toBe(200);
  });
});

describe("An authenticated user arriving on Login goes", () => {
  const BACK = `back=${encodeURIComponent("/the-stadium?eventSuite=s-1")}`;

  test("to the user information when an eventSuite query exists and the phone is missing;", async () => {
    const visitor = await signedIn("nophone@example.ca");
    expect((await visitor.go("/login?eventSuite=s-1")).to).toBe("/profile/user-information?eventSuite=s-1");
    expect((await visitor.go(`/login?${BACK}`)).to).toMatch(/^\/profile\/user-information\?eventSuite=s-1&back=/);
    expect((await visitor.go("/login")).to).toBe("/profile");
  });

  test("to the payment methods when an eventSuite query exists and no card is saved;", async () => {
    const visitor = await signedIn("dee@example.ca");
    expect((await visitor.go("/login?eventSuite=s-1")).to).toBe("/profile/user-payment-methods?eventSuite=s-1");
  });

  test("otherwise to the restaurant page, or to /profile when there is no slug.", async () => {
    const visitor = await signedIn("dee@example.ca");
    expect((await visitor.go("/login?back=%2Fthe-stadium")).to).toBe("/the-stadium");
    expect((await visitor.go("/login")).to).toBe("/profile");
    // A sign-in with `back` redirects to the same page.
    expect((await signIn(aGuest(), "dee@example.ca", "?back=%2Fthe-stadium")).to).toBe("/the-stadium");
    expect((await signIn(aGuest(), "dee@example.ca")).to).toBe("/profile");
    expect((await signIn(aGuest(), "dee@example.ca", "?back=https%3A%2F%2Fevil.example")).to).toBe("/profile");
  });
});

describe("At a restaurant", () => {
  test("Landing without an eventSuite query goes to the restaurant menu page, with the visit.", async () => {
    expect(await aGuest().go("/the-stadium/landing")).toMatchObject({ status: 302, to: "/the-stadium" });
    expect((await aGuest().go("/the-stadium/landing?tableNum=7")).to).toBe("/the-stadium?tableNum=7");
    expect((await aGuest().go("/the-stadium/landing?eventSuite=s-1")).status).toBe(200);
  });

  test("A URL with capitals redirects to the same in lower case.", async () => {
    expect((await aGuest().go("/The-Stadium?tableNum=7")).to).toBe("/the-stadium?tableNum=7");
    expect((await aGuest().go("/the-stadium?tableNum=7")).status).toBe(200);
  });

  test("Failed loading of minimal event info clears the table number, logs out and goes to the landing,", async () => {
    const ana = await signedIn("ana@example.ca");
    const led = await ana.go("/the-stadium?eventSuite=gone&tableNum=7");
    expect(led).toMatchObject({ status: 302, to: "/the-stadium/landing?eventSuite=gone" });
    expect((await ana.go("/profile")).to).toContain("/login");
    expect((await ana.go(led.to ?? "")).status).toBe(200);
  });

  test("or to /login for an operator.", async () => {
    const olu = await signedIn("olu@example.ca");
    const link = "/the-stadium?eventSuite=gone&tableNum=7&suiteOperator=olu%40example.ca";
    // The first link outside the operator's screens signs the operator out; the second leads to the login.
    expect((await olu.go(link)).to).toBe(link);
    expect((await olu.go(link)).to).toBe("/login?suiteOperator=olu%40example.ca");
    expect((await olu.go("/the-stadium/events")).to).toContain("/login");
  });
});
