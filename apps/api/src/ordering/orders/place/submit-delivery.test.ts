import { beforeAll, describe, expect, test } from "vitest";
import type { PlacesGateway } from "../../../gateways/places/port.ts";
import { GRILL, line } from "../../../testing/grill.ts";
import { aPickup, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { listOrders } from "../follow/orders-of-staff.ts";

const KING_STREET = { latitude: 43.6462, longitude: -79.3919 };
const CAMPUS = {
  type: "custom",
  location_label: "Building",
  areas_label: "Entrance",
  custom: [{ location: "Library", areas: ["Front desk:L-1", "Loading dock:L-2"] }, { location: "Gym" }],
  delivery_charge: "2.50$",
};

const venue = (id: number, slug: string, delivery: object | null) => ({
  ...GRILL,
  restaurant: { ...GRILL.restaurant, id, slug, ...KING_STREET, ...(delivery ? { delivery } : {}) },
});

const HERE = { "x-restaurant-id": "7" };
const BY_ADDRESS = { "x-restaurant-id": "8" };
const NOWHERE = { "x-restaurant-id": "9" };

const api = await openTestApi();
beforeAll(async () => {
  await api.load(venue(7, "campus", CAMPUS));
  await api.load(venue(8, "by-address", { type: "address", radius: 5, delivery_charge: "4.99$" }));
  await api.load(venue(9, "no-delivery", null));
});

const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };

function order(delivery: object | null, headers: Record<string, string>, but: object = {}) {
  const checkout = { contact, pickup: { delivery: true }, ...(delivery ? { delivery } : {}), ...but };
  const body = aPickup({ type: "take-out", config: {}, checkout });
  return submit(api, body, { headers });
}

/** Returns the issues of an answer as pairs of path and message. */
const issuesOf = (answer: { readonly body: Readonly<Record<string, unknown>> }) =>
  (answer.body.issues as { path: string; message: string }[] | undefined)?.map(({ path, message }) => [path, message]);

describe("time#travel-time: a delivery with a travel time", () => {
  const NEAR = { "x-restaurant-id": "6" };
  const GYM = { location: "Gym" };

  test("is ready at the kitchen's time, and names how long it travels; a pickup does not.", async () => {
    await api.load(venue(6, "near", { ...CAMPUS, travel_minutes: 20 }));
    const { body } = await order(GYM, NEAR);
    expect(body.order.travelMinutes).toBe(20);
    const { readyAt } = (await order(GYM, HERE)).body.order as { readyAt: string };
    expect(Date.parse(body.order.readyAt) - Date.parse(readyAt)).toBeLessThan(60_000);
    const pickup = await submit(api, aPickup({ type: "take-out", config: {} }), { headers: NEAR });
    expect(pickup.body.order.travelMinutes).toBeNull();
    expect((await order(GYM, HERE)).body.order.travelMinutes).toBeNull();
  });

  test("is ready before the arrival that was chosen.", async () => {
    const pickup = { delivery: true, scheduled: true, dueByDate: "2026-11-23", dueByTime: "18:30" };
    const { status, body } = await order(GYM, NEAR, { pickup });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({ date: "2026-11-23T23:30:00.000Z", readyAt: "2026-11-23T23:10:00.000Z" });
  });
});

describe("Delivery of type custom", () => {
  test("goes to a location and an area of the venue's list, with the note to the courier and the delivery charge.", async () => {
    const answer = await order({ location: "Library", area: "L-2", notes: " Ring twice " }, HERE);
    expect(answer.status).toBe(201);
    expect(answer.body.order).toMatchObject({
      type: "delivery",
      destination: { kind: "delivery-area", location: "Library", area: "Loading dock", notes: "Ring twice" },
      costs: { deliveryCharge: { amount: "2.50" } },
    });
    const { body } = await api.call(`/api/orders/${answer.body.order.id}`);
    expect(body.order.destination).toEqual(answer.body.order.destination);
  });

  test("goes to a location without an area if the location has none.", async () => {
    const answer = await order({ location: "Gym" }, HERE);
    expect(answer.body.order.destination).toEqual({
      kind: "delivery-area",
      location: "Gym",
      area: null,
      notes: null,
    });
  });

  test.each([
    ["without a location", null, "data.checkout.delivery.location"],
    ["to a location that is not on the list", { location: "Moon" }, "data.checkout.delivery.location"],
    ["without the area of its location", { location: "Library" }, "data.checkout.delivery.area"],
    ["to an area that is not on the list", { location: "Library", area: "Roof" }, "data.checkout.delivery.area"],
  ])("is refused with a fault at its field %s, together with all other faults.", async (_, delivery, path) => {
    const answer = await order(delivery, HERE, { contact: { full_name: "" } });
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
    const paths = issuesOf(answer)?.map(([at]) => at);
    expect(paths).toEqual([path, "data.checkout.contact.full_name", "data.checkout.contact.phone_number"]);
  });
});

describe("Delivery of type address", () => {
  test("goes to a street address inside the delivery radius, as it was typed.", async () => {
    const address = "123 King St W, Toronto, M5V 2T6";
    const answer = await order({ address: ` ${address} ` }, BY_ADDRESS);
    expect(answer.status).toBe(201);
    expect(answer.body.order).toMatchObject({
      type: "delivery",
      destination: { kind: "delivery-address", address, notes: null },
      costs: { deliveryCharge: { amount: "4.99" } },
    });
  });

  test.each([
    ["too far from the location", "123 Main St, Ottawa, K1A 0B1", /too far from the location/, /trop loin/],
    ["not precise enough", "Main St, Toronto", /isn’t precise enough/, /pas assez précise/],
    ["invalid", "somewhere nice", /is invalid/, /n’est pas valide/],
    ["missing", " ", /required/, /obligatoire/],
  ])("Delivery address errors: %s, at its field, in both languages.", async (_, address, english, french) => {
    for (const [locale, words] of [
      ["en-CA", english],
      ["fr-CA", french],
    ] as const) {
      const answer = await order({ address }, { ...BY_ADDRESS, "x-locale": locale });
      expect(answer.status).toBe(400);
      expect(issuesOf(answer)).toEqual([["data.checkout.delivery.address", expect.stringMatching(words)]]);
    }
  });

  test("is refused where the venue does not deliver, and to a table.", async () => {
    const answers = [
      await order({ address: "123 King St W, Toronto, M5V 2T6" }, NOWHERE),
      await submit(
        api,
        aPickup({
          type: "dine-in",
          config: { tableNum: "12" },
          items: [line(11)],
          checkout: { contact, pickup: { delivery: true }, delivery: { location: "Gym" } },
        }),
        { headers: HERE },
      ),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(["order_type_not_offered", "order_type_not_offered"]);
  });

  test("shows its charge before the checkout, in set-costs.", async () => {
    const body = {
      type: "take-out",
      items: [line(20)],
      costs: {},
      checkout: { pickup: { delivery: true } },
      date: null,
    };
    const delivered = await api.call("/api/orders/set-costs", body, BY_ADDRESS);
    expect(delivered.body.costs.deliveryCharge.amount).toBe("4.99");
    const collected = await api.call("/api/orders/set-costs", { ...body, checkout: {} }, BY_ADDRESS);
    expect(collected.body.costs.deliveryCharge.amount).toBe("0.00");
  });
});

describe("While the address look-up is down", () => {
  test("orders are accepted: the address is looked up offline.", async () => {
    const down = async () => {
      throw new Error("no answer");
    };
    const gateway: PlacesGateway = { attribution: "Elsewhere", suggest: down, locate: down };
    const alone = await openTestApi({}, undefined, gateway);
    await alone.load(venue(8, "by-address", { type: "address", radius: 5 }));
    const checkout = { contact, pickup: { delivery: true }, delivery: { address: "123 King St W, Toronto, M5V 2T6" } };
    const answer = await submit(alone, aPickup({ type: "delivery", config: {}, checkout }), { headers: BY_ADDRESS });
    expect(answer.status).toBe(201);
  });
});

test("The kitchen's list of orders shows each delivery's destination.", async () => {
  const { body } = await order({ location: "Library", area: "L-1" }, HERE);
  const listed = await listOrders(api.pool, "7", { localDay: null, status: null, limit: 50 });
  expect(listed.find(({ orderId }) => orderId === body.order.id)).toMatchObject({ deliverTo: "Library, Front desk" });
});
