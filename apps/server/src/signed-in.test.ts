import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../api/src/testing/people.ts";
import { STADIUM } from "../../api/src/testing/stadium.ts";
import { importVenueFile } from "../../api/src/venue/venue-files/import-venue-file.ts";
import { openSite } from "./testing/open-venue.ts";
import { openVisitor, type Visitor } from "./testing/visitor.ts";

// people#session, people#logout, payment#method-change, ordering#order-again, suites: pages of a signed-in
// person.
const site = await openSite();
const load = async (document: object) => {
  const result = await importVenueFile(site.pool, document, { now: new Date("2026-11-20T17:00:00Z") });
  if ("faults" in result) throw new Error(JSON.stringify(result.faults));
};
const restaurant = {
  ...{ id: 400, name: "The Regular", slug: "the-regular", province: "ON", payment_processor: "sandbox" },
  isOrderAgain: true,
  menu_configuration: {
    confirmation_screen_customization: {
      title: "See you soon",
      message: "Call <b>us</b>",
      localization: { "fr-CA": { title: "À bientôt", message: "Appelez-nous" } },
    },
  },
};
const menus = [{ id: 1, name: "Lunch", items: [{ id: 20, name: "Fries", price: "10.00" }] }];
await load({ restaurant, menus });
await load(STADIUM);
const AT = { "x-restaurant-id": "400" };
const LINE = { id: 20, menu_id: 1, orderId: 1, quantity: 1, orderOptions: [] };

const signIn = (visitor: Visitor, email: string, query = "") =>
  visitor.submit(`/login${query}`, { intent: "sign-in", email, password: PASSWORD });
const halfOf = ({ jar }: Visitor) => {
  const [userId = "", token = ""] = jar.get("person")?.split(".") ?? [];
  return { userId, token };
};
/** Registers an account with a new browser session. */
async function someone(): Promise<Visitor> {
  const visitor = openVisitor(site);
  const fields = { firstName: "Noor", lastName: "Roy", phoneNumber: "416-555-0123" };
  const email = `${randomUUID()}@example.ca`;
  const { status } = await visitor.submit("/login", { intent: "register", email, password: PASSWORD, ...fields });
  expect(status).toBe(303);
  return visitor;
}
async function saveCard(visitor: Visitor, number: string, isDefault = false): Promise<void> {
  const token = await visitor.call("/sandbox-gateway/tokens", { number, expiry_date: "12/29", cvd: "123" });
  const card = { ...((await token.json()) as object), postal_code: "M5V 2T6" };
  const { token: bearer, userId } = halfOf(visitor);
  const answer = await visitor.call("/api/auth/payment-method", { userId, token: bearer, card, isDefault }, AT);
  expect(answer.status, await answer.clone().text()).toBe(201);
}
async function order(visitor: Visitor): Promise<string> {
  const token = await visitor.call("/sandbox-gateway/tokens", {
    number: "4242424242424242",
    expiry_date: "12/29",
    cvd: "123",
  });
  const checkout = {
    contact: { full_name: "Noor Roy", email: "noor@example.ca", phone_number: "416-555-0123" },
    paymentMethod: "credit_card",
    card: { ...((await token.json()) as object), postal_code: "M5V 2T6" },
  };
  const data = { config: { restaurantId: 400, tableNum: "4" }, items: [LINE], costs: {}, checkout, date: null };
  const headers = { ...AT, authorization: `Bearer ${halfOf(visitor).token}`, "idempotency-key": randomUUID() };
  const answer = await visitor.call("/api/orders", { type: "dine-in", data }, headers);
  const text = await answer.text();
  expect(answer.status, text).toBe(201);
  return JSON.parse(text).order.id;
}

describe("Authentication", () => {
  test("Token and user id are kept in a cookie.", async () => {
    const noor = await someone();
    const info = await noor.call("/api/auth/get-comptoir-user-info", halfOf(noor));
    expect([info.status, await info.json()]).toEqual([200, expect.objectContaining({ id: halfOf(noor).userId })]);
  });

  test("States: anonymous, logged in as user, as suite operator, as a suite owner by an operator.", async () => {
    const guest = openVisitor(site);
    expect((await guest.go("/profile")).to).toContain("/login");
    const ana = openVisitor(site);
    await signIn(ana, "ana@example.ca");
    expect((await ana.go("/profile")).page).toContain("ana@example.ca");
    const olu = openVisitor(site);
    await signIn(olu, "olu@example.ca");
    expect((await olu.go("/the-stadium/events")).page).toContain("The final");
    const before = olu.jar.get("person");
    const led = await olu.submit("/the-stadium/events/final", { eventSuite: "s-1", eventDay: "false" });
    expect(led.status).toBe(303);
    expect([olu.jar.get("operator"), olu.jar.get("person") === before]).toEqual([before, false]);
    expect((await olu.go(led.to ?? "")).page).toContain("Ana");
  });

  test("Logout clears user data, member, legal, name, email, phone and postal code.", async () => {
    const noor = await someone();
    for (const name of ["name", "email", "phone", "postal_code", "legal", "member"]) noor.jar.set(name, "kept");
    const half = halfOf(noor);
    const { status, to } = await noor.submit("/logout", {});
    expect([status, to]).toEqual([303, "/login?reason=signed-out"]);
    expect([...noor.jar.keys()].filter((name) => !/locale|comptoir_/.test(name))).toEqual([]);
    expect((await noor.call("/api/auth/get-comptoir-user-info", half)).status).toBe(401);
  });

  test("Server error code 201, an expired session, logs out and goes to /login.", async () => {
    const noor = await someone();
    await site.pool.query("delete from person_sessions where person_id = $1", [halfOf(noor).userId]);
    expect((await noor.go("/profile")).to).toBe("/profile");
    expect(noor.jar.has("person")).toBe(false);
    expect((await noor.go("/profile")).to).toBe("/login?back=%2Fprofile");
  });

  test("A wrong password, and an email already in use, are reported at their fields.", async () => {
    const email = "ana@example.ca";
    const wrong = await openVisitor(site).submit("/login", { intent: "sign-in", email, password: "Not it 1 & only!" });
    expect(wrong).toMatchObject({ status: 401, page: expect.stringMatching(/email or (?:the )?password/i) });
    const fields = { firstName: "Ana", lastName: "Roy", phoneNumber: "416-555-0123" };
    const taken = await openVisitor(site).submit("/login", {
      intent: "register",
      email,
      password: PASSWORD,
      ...fields,
    });
    expect(taken).toMatchObject({ status: 409, page: expect.stringMatching(/already/i) });
  });
});

describe("The checkout of a signed-in person", () => {
  const MASTERCARD = "5555555555554444";
  async function chosen(visitor: Visitor): Promise<string | undefined> {
    await visitor.call("/api/orders/set-costs", { type: "dine-in", tableNum: "4", items: [LINE], costs: {} }, AT);
    const { page } = await visitor.go("/the-regular/checkout?tableNum=4");
    expect(page).toContain("Payment");
    const labels = [...page.matchAll(/<label\b[\s\S]*?<\/label>/g)].map(([label]) => label);
    const words = labels
      .filter((label) => label.includes('checked=""'))
      .map((label) => label.replaceAll(/<[^>]*>/g, " "));
    return words.flatMap((text) => /ending in (\d{4})|\b(\d{4})\b/.exec(text)?.slice(1).find(Boolean) ?? [])[0];
  }

  test("preselects the default saved card, and without one shows empty fields.", async () => {
    const noor = await someone();
    expect(await chosen(noor)).toBeUndefined();
    await saveCard(noor, "4242424242424242");
    await saveCard(noor, MASTERCARD);
    expect(await chosen(noor)).toBe("4242");
    await saveCard(noor, "378282246310005", true);
    expect(await chosen(noor)).toBe("0005");
  });
});

describe("After an order", () => {
  test("the confirmation has the venue's own text, in the page's language.", async () => {
    const noor = await someone();
    const id = await order(noor);
    const { page } = await noor.go(`/the-regular/orders/${id}`);
    expect(page).toContain("See you soon");
    expect(/Call <\/span><span[^>]*><strong[^>]*>us</.test(page)).toBe(true);
    expect((await noor.go(`/the-regular/orders/${id}?locale=fr-CA`)).page).toContain("À bientôt");
  });

  test("isOrderAgain offers its dishes first on the menu, unless disable_order_again is set; a guest sees none.", async () => {
    const noor = await someone();
    await order(noor);
    const offers = async (visitor: Visitor) =>
      (await visitor.go("/the-regular?tableNum=4")).page.includes("Order again");
    expect([await offers(noor), await offers(openVisitor(site))]).toEqual([true, false]);
    await load({ restaurant: { ...restaurant, disable_order_again: true }, menus });
    await expect.poll(() => offers(noor)).toBe(false);
    await load({ restaurant, menus });
  });
});

describe("Suites", () => {
  test("Pre-ordering is on once the event's info is loaded, unless event-day ordering is set.", async () => {
    const ana = openVisitor(site);
    await signIn(ana, "ana@example.ca");
    const says = async (query: string) => {
      const { page } = await ana.go(`/the-stadium?eventSuite=s-1${query}`);
      return [page.includes("before you order ahead for your suite"), page.includes("orders on the day of the event")];
    };
    expect(await says("")).toEqual([true, false]);
    expect(await says("&eventDayOrdering=true")).toEqual([false, true]);
  });

  test("The cookie suitesLocationId redirects to the suites after a sign-in.", async () => {
    const ben = openVisitor(site);
    await ben.go("/the-stadium/landing?eventSuite=s-2");
    expect(ben.jar.get("suitesLocationId")).toBe("9");
    expect((await signIn(ben, "ben@example.ca")).to).toBe("/login");
    expect((await ben.go("/login")).to).toContain(encodeURIComponent("/the-stadium/landing?eventSuite=s-2"));
  });
});
