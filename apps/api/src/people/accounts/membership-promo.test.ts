import { describe, expect, it } from "vitest";
import { GRILL } from "../../testing/grill.ts";
import { proveAddress, register } from "../../testing/people.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, load } = test;
const restaurant = { ...GRILL.restaurant, membership_program: true };
const byType = (input_type: string) => ({ membership_customization: { input_type } });
const members = [
  { identifier: "M-1042", firstName: "Marc", lastName: "Tremblay", email: "marc@example.ca", promos: ["GOLD"] },
  { identifier: "416-555-0123", firstName: "Zoé", promos: [] },
];
await load({ ...GRILL, restaurant, membership: { members } });

const promo = (identifier: unknown, headers = {}, app8RestaurantId: unknown = 7) =>
  call("/api/auth/get-user-membership-promo", { identifier, app8RestaurantId }, headers);

describe("POST /auth/get-user-membership-promo", () => {
  it("returns the promos with an opaque id and the members-only menus to a guest", async () => {
    const { status, body } = await promo(" m-1042 ");
    expect({ status, memberInfo: body.memberInfo }).toEqual({
      status: 200,
      memberInfo: { promos: ["GOLD"], promosApplied: true },
    });
    expect(body.id).toMatch(/^[0-9a-f]{24}$/);
    expect(body.menus.map(({ name }: { name: string }) => name)).toEqual(["Cellar"]);
    expect(JSON.stringify(body)).not.toMatch(/marc|tremblay/i);
  });

  it("menu#members-only: is the only call that returns members-only menus", async () => {
    const { body } = await call("/menu/the-grill/data.json");
    expect(body.menus.map(({ name }: { name: string }) => name)).toEqual(["Dinner", "Pickup"]);
    expect(JSON.stringify(body)).not.toMatch(/Cellar|Reserve/);
  });

  it("people#confirmed-email: returns names to the member alone, who is signed in with that address and has confirmed it", async () => {
    const marc = await register(test, { email: "Marc@Example.ca" });
    const eve = await register(test, { email: "eve@example.ca" });
    await proveAddress(test, eve);
    const before = await promo("M-1042", marc.headers);
    expect(before.body.memberInfo).toEqual({ promos: ["GOLD"], promosApplied: true });
    await proveAddress(test, marc);
    expect((await promo("M-1042", marc.headers)).body.memberInfo).toMatchObject({
      ...{ firstName: "Marc", lastName: "Tremblay", email: "marc@example.ca" },
    });
    expect((await promo("M-1042", eve.headers)).body.memberInfo).toEqual({ promos: ["GOLD"], promosApplied: true });
  });

  it("returns an error in the visitor's language for an invalid name, email address, phone number or account", async () => {
    const wrong = { name: "12", email: "marc", phone: "555-0123", account: "--" };
    for (const [type, text] of Object.entries(wrong)) {
      await load({
        ...GRILL,
        restaurant: { ...restaurant, menu_configuration: byType(type) },
        membership: { members },
      });
      const { status, body } = await promo(text, { "x-locale": "fr-CA" });
      expect({ status, code: body.code }).toEqual({ status: 400, code: "membership_invalid" });
      expect(body.message).toMatch(/n’est pas valide/);
    }
    await load({ ...GRILL, restaurant, membership: { members } });
  });

  it("finds a phone number however its digits are grouped", async () => {
    expect((await promo("(416) 555 0123")).body.memberInfo).toEqual({ promos: [], promosApplied: false });
  });

  it("finds no profile for an unknown number, without a programme, or at another restaurant", async () => {
    const notFound = { status: 404, body: { code: "profile_not_found" } };
    expect(await promo("M-9999")).toMatchObject(notFound);
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 9, slug: "no-club", membership_program: false } });
    expect(await promo("marc@example.test", {}, 9)).toMatchObject(notFound);
    expect(await promo("M-1042", {}, 77)).toMatchObject({ status: 404, body: { code: "restaurant_unknown" } });
  });

  it("accepts ten wrong numbers of a visitor, then returns the time to wait", async () => {
    const answers = [];
    for (let time = 0; time < 12; time += 1)
      answers.push(await promo(`X-${time}`, { cookie: "comptoir_session=guesser" }));
    expect(answers.slice(-1)[0]).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
