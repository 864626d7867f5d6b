import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { AT_THE_HALL, DUMPLINGS, HALL, KITCHENS, ofKitchen, SWEETS, TACOS } from "../../../testing/hall.ts";
import { login, register } from "../../../testing/people.ts";
import { AT_SCHOOL, addChild, SCHOOL } from "../../../testing/school.ts";
import { AT_THE_STADIUM, STADIUM } from "../../../testing/stadium.ts";
import { aStaffMember } from "../../../testing/staff.ts";
import { aCard } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const at = await openTestApi();
const { call, clock, load } = at;
clock.set("2026-11-20T17:00:00Z");
for (const kitchen of KITCHENS) await load(kitchen);
for (const venue of [HALL, SCHOOL, STADIUM]) await load(venue);
beforeEach(() => clock.set("2026-11-20T17:00:00Z"));

const CONTACT = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
const PAID = async () => ({ contact: CONTACT, paymentMethod: "credit_card", card: await aCard(at) });
const staffOf = async (restaurantId: number | string) =>
  (await aStaffMember(at, { name: `Boss ${randomUUID()}`, role: "manager", restaurantId: String(restaurantId) }))
    .headers;

type OnBoard = { readonly id: string; readonly allergies: string[]; readonly diners: unknown[] };
async function onBoard(restaurantId: number | string, id: string): Promise<OnBoard> {
  const { body } = await call(`/api/staff/orders/${id}`, undefined, await staffOf(restaurantId));
  return body.order;
}

describe("menu#diner-allergies: an order at a hub", () => {
  const ITEMS = [ofKitchen(DUMPLINGS, 1), ofKitchen(TACOS, 2), ofKitchen(SWEETS, 3)];
  const place = async (diners: object[]) => {
    const body = { type: "pickup", data: { items: ITEMS, checkout: await PAID(), costs: {}, date: null, diners } };
    const headers = { ...AT_THE_HALL, "idempotency-key": randomUUID() };
    const { status, body: answer } = await call("/api/orders/create-marketplace-order", body, headers);
    expect(status, JSON.stringify(answer)).toBe(201);
    const orders = answer.orders as readonly { readonly id: string; readonly restaurantId: number }[];
    return Promise.all(
      [801, 802, 803].map(async (kitchen) => {
        const own = orders.find(({ restaurantId }) => Number(restaurantId) === kitchen);
        return onBoard(kitchen, own?.id ?? "");
      }),
    );
  };

  it("tells each kitchen of who eats its own lines, by the numbers there, and no kitchen of another's guest", async () => {
    const [dumplings, tacos, sweets] = await place([
      { name: "Ana", allergies: ["Peanuts"], orderIds: [1, 2] },
      { name: "Olu", allergies: ["Egg"], orderIds: [2] },
    ]);
    expect(dumplings?.diners).toEqual([{ name: "Ana", allergies: ["Peanuts"], orderIds: [1] }]);
    expect(tacos?.diners).toEqual([
      { name: "Ana", allergies: ["Peanuts"], orderIds: [2] },
      { name: "Olu", allergies: ["Egg"], orderIds: [2] },
    ]);
    expect([sweets?.diners, sweets?.allergies]).toEqual([[], []]);
  });

  it("of one diner alone tells all kitchens", async () => {
    const kitchens = await place([{ allergies: ["Peanuts"] }]);
    expect(kitchens.map(({ allergies }) => allergies)).toEqual([["Peanuts"], ["Peanuts"], ["Peanuts"]]);
  });
});

describe("menu#diner-allergies: a school's orders", () => {
  it("have the child's own allergies, and what was said besides, on each date's meal", async () => {
    const parent = await register(at, { email: "parent@example.ca" });
    const childId = await addChild(at, parent, { name: "Zoé", class: "2B", allergies: ["Egg"] });
    const meal = (date: string, orderId: number, id: number) => ({
      ...{ date, childId, orderId },
      items: [{ id, orderId: orderId * 100, quantity: 1 }],
    });
    const dates = [meal("2026-11-23", 1, 20), meal("2026-11-25", 2, 20)];
    const send = async (rotationalMenuOrders: object[], diners: object[]) => {
      const data = { rotationalMenuOrders, checkout: await PAID(), costs: {}, diners };
      const headers = { ...AT_SCHOOL, ...parent.headers, "idempotency-key": randomUUID() };
      return call("/api/orders/create-k12-order", { type: "school", data }, headers);
    };
    const tried = await send(dates, [{ name: "Zoé", allergies: ["Peanuts"], orderIds: [100] }]);
    expect(tried.status, JSON.stringify(tried.body)).toBe(201);
    const boards: OnBoard[] = await Promise.all(
      tried.body.orders.map(({ id }: { readonly id: string }) => onBoard("school", id)),
    );
    expect(boards.map(({ allergies }) => allergies)).toEqual([["Egg", "Peanuts"], ["Egg"]]);
    expect(boards.map(({ diners }) => diners.length)).toEqual([1, 0]);
  });
});

describe("menu#diner-allergies: a suite's order", () => {
  it("has them on the board, and on the run sheet of its event", async () => {
    const ana = await login(at, "ana@example.ca");
    const saved = await call("/api/auth/payment-method", { ...ana.self, card: await aCard(at) }, ana.headers);
    const [card] = saved.body.paymentMethods;
    const body = {
      type: "catering",
      data: {
        config: { restaurantId: 9 },
        items: [{ id: 10, orderId: 1, quantity: 1, orderOptions: [] }],
        costs: {},
        checkout: { contact: { ...CONTACT, full_name: "Ana Tremblay" } },
        suites: { eventSuiteId: "s-1", deliveryTime: "half-time", notes: null, tabLimit: null },
        date: null,
        chosenCreditCard: { paymentCardId: card.paymentCardId, isDefault: true },
        diners: [{ name: "Ben", allergies: ["Fish"], orderIds: [1] }],
      },
    };
    const placed = await call("/api/orders", body, {
      ...AT_THE_STADIUM,
      ...ana.headers,
      "idempotency-key": randomUUID(),
    });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    expect(await onBoard(9, placed.body.order.id)).toMatchObject({
      allergies: ["Fish"],
      diners: [{ name: "Ben", allergies: ["Fish"], orderIds: [1] }],
    });
    const { body: sheet } = await call("/api/staff/events/final", undefined, await staffOf(9));
    expect(sheet.orders.map((one: { order?: OnBoard } & OnBoard) => (one.order ?? one).allergies)).toEqual([["Fish"]]);
  });
});
