import type { RestaurantData } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { termsOfVisit } from "../../../cart/order-terms.ts";
import { parseVisit } from "../../../visit/parse-visit.ts";
import { deliveryOffer } from "../form/delivery-offer.ts";
import { A_SETUP, someFacts } from "../testing/some-facts.ts";
import { checkDraft, newDraft, termsOf, writeDraft } from "./checkout-steps.ts";
import type { Where } from "./where.ts";

const CAMPUS: RestaurantData = {
  id: 1,
  name: "Campus",
  slug: "campus",
  delivery: {
    type: "custom",
    custom: [{ location: "Library", areas: ["Front desk:L-1", "Loading dock:L-2"] }, { location: "Gym" }],
    location_label: "Building",
    delivery_charge: "2.50$",
  },
  localization: { "fr-CA": { location_label: "Pavillon" } },
};
const GRILL: RestaurantData = { ...CAMPUS, latitude: 43.6, longitude: -79.4, delivery: { type: "address", radius: 5 } };

/** Returns the checkout of a link, with the diner's input about the destination. */
function checkoutOf(restaurant: RestaurantData, query: string, said: Partial<Where> = {}) {
  const visit = parseVisit(new URLSearchParams(query));
  const setup = { ...A_SETUP, delivery: deliveryOffer(restaurant, visit, "fr-CA") };
  const draft = { ...newDraft(setup), where: { ...(newDraft(setup).where as Where), ...said } };
  const begun = termsOfVisit(visit, restaurant);
  const { destination } = { ...begun, ...termsOf(draft, setup) };
  const facts = someFacts({ setup, table: null, orderType: "delivery", destination });
  const refused = checkDraft(draft, facts).filter(({ step }) => step.id === "where");
  return {
    begun,
    destination,
    refused: refused.map(({ field }) => field),
    body: writeDraft(draft, facts, null),
    setup,
  };
}

describe("Delivery at the checkout", () => {
  test("is preselected for a take-out if the restaurant delivers, unless takeoutType is pickup.", () => {
    const kinds = (query: string) => {
      const { begun, destination } = checkoutOf(CAMPUS, query);
      return [begun.destination.kind, destination.kind];
    };
    expect(kinds("takeout=true")).toEqual(["delivery-area", "delivery-area"]);
    expect(kinds("takeoutType=delivery")).toEqual(["delivery-area", "delivery-area"]);
    expect(kinds("takeout=true&takeoutType=pickup")).toEqual(["pickup", "pickup"]);
    expect(checkoutOf(GRILL, "takeout=true").destination.kind).toBe("delivery-address");
    expect(checkoutOf({ ...CAMPUS, delivery: null }, "takeout=true").destination.kind).toBe("pickup");
  });

  test("is not offered at a table.", () => {
    expect(checkoutOf(CAMPUS, "tableNum=12").setup.delivery).toBeNull();
  });

  test("is not changed by the checkout if the visit has chosen it.", () => {
    for (const [query, kind] of [
      ["takeout=true&takeoutType=pickup&tableNum=12", "pickup"],
      ["takeout=true&takeoutType=delivery&tableNum=12", "delivery-area"],
    ] as const) {
      const { begun, destination } = checkoutOf(CAMPUS, query);
      expect([begun.isTakeoutChosen, begun.destination.kind, destination.kind], query).toEqual([true, kind, kind]);
    }
  });

  test("asks for a location and, if the location has areas, for an area, with the venue's labels.", () => {
    expect(checkoutOf(CAMPUS, "takeout=true").refused).toEqual(["delivery.location"]);
    expect(checkoutOf(CAMPUS, "takeout=true", { location: "Library" }).refused).toEqual(["delivery.area"]);
    expect(checkoutOf(CAMPUS, "takeout=true", { location: "Gym" }).refused).toEqual([]);
    expect(checkoutOf(CAMPUS, "takeout=true").setup.delivery?.locationLabel).toBe("Pavillon");
  });

  test("asks for an address if the venue delivers to addresses.", () => {
    expect(checkoutOf(GRILL, "takeout=true").refused).toEqual(["delivery.address"]);
    expect(checkoutOf(GRILL, "takeout=true", { address: "123 Main St" }).refused).toEqual([]);
  });

  test("sends the location, the area and the courier's note; a pickup sends none of them.", () => {
    const said = { location: "Library", area: "L-2", courierNotes: " Ring twice " };
    const { body } = checkoutOf(CAMPUS, "takeout=true", said);
    expect([body.pickup.delivery, body.checkout.delivery]).toEqual([
      true,
      { location: "Library", area: "L-2", notes: "Ring twice" },
    ]);
    const pickup = checkoutOf(CAMPUS, "takeoutType=pickup", said).body;
    expect([pickup.pickup.delivery, pickup.checkout.delivery]).toEqual([false, undefined]);
  });

  test("sends the place id of the chosen suggestion while the address is unchanged.", () => {
    const place = { id: "a-place", address: "123 Main St, Toronto" };
    const at = (address: string) => checkoutOf(GRILL, "takeout=true", { address, place }).body.checkout.delivery;
    expect(at("123 Main St, Toronto")).toMatchObject({ gmapPlaceId: "a-place" });
    expect(at("125 Main St, Toronto")).toMatchObject({ gmapPlaceId: null });
  });
});

describe("Generic catering at the checkout", () => {
  const caters = (order_options: RestaurantData["order_options"], but: Partial<RestaurantData> = {}) =>
    ({ ...CAMPUS, catering: true, order_options, ...but }) as const;
  const kinds = (restaurant: RestaurantData, query: string) => {
    const { begun, destination } = checkoutOf(restaurant, query);
    return [begun.destination.kind, destination.kind];
  };

  test("is a preselected delivery; a pickup requires that the pickup option is shown and takeoutType is pickup.", () => {
    expect(kinds(caters({}), "catering=true")).toEqual(["delivery-area", "delivery-area"]);
    expect(kinds(caters({}), "catering=true&takeoutType=pickup")).toEqual(["delivery-area", "delivery-area"]);
    const shown = caters({ generic_catering_show_pickup_option: true });
    expect(kinds(shown, "catering=true")).toEqual(["delivery-area", "delivery-area"]);
    expect(kinds(shown, "catering=true&takeoutType=pickup")).toEqual(["pickup", "pickup"]);
  });

  test("is a pickup if the caterer does not deliver.", () => {
    expect(kinds(caters({}, { delivery: null }), "catering=true")).toEqual(["pickup", "pickup"]);
  });
});
