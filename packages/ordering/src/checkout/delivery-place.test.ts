import { aRestaurant } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { deliverySettings, isDeliveryPreselected } from "../venue/delivery-settings.ts";
import { checkAddressReach, checkDeliveryDestination, type LocatedAddress } from "./delivery-destination.ts";

const TOWER = { location: "Tower", areas: ["Lobby:T-L", "Roof:T-R"] };
const CAMPUS = deliverySettings(aRestaurant({ delivery: { type: "custom", custom: [TOWER, { location: "Gate" }] } }));

function ruleOf(location: string | null, area: string | null) {
  const refusals = checkDeliveryDestination({ kind: "delivery-area", location, area, notes: null }, CAMPUS);
  return refusals.map(({ field, rule }) => `${field}: ${rule}`);
}

describe("Delivery of type custom: a list of locations and areas", () => {
  it("accepts one of its areas, by code or label, and a location without areas", () => {
    expect([ruleOf("Tower", "T-L"), ruleOf(" Tower ", "Roof"), ruleOf("Gate", null)]).toEqual([[], [], []]);
  });

  it("refuses a missing or unknown location or area at its field", () => {
    expect(ruleOf(null, null)).toEqual(["delivery.location: required"]);
    expect(ruleOf("Moon", null)).toEqual(["delivery.location: required"]);
    expect([ruleOf("Tower", null), ruleOf("Tower", "Cellar")]).toEqual([
      ["delivery.area: required"],
      ["delivery.area: required"],
    ]);
  });

  it("is not offered without locations", () => {
    expect(deliverySettings(aRestaurant({ delivery: { type: "custom", custom: [] } }))).toBeNull();
  });
});

const KING_STREET = { latitude: 43.6462, longitude: -79.3919 };
const BY_ADDRESS = aRestaurant({ ...KING_STREET, delivery: { type: "address", radius: 5 } });

describe("Delivery address errors: too far from the location, not precise enough, invalid", () => {
  const settings = deliverySettings(BY_ADDRESS);
  const reach = settings?.type === "address" ? settings.reach : null;
  if (!reach) throw new Error("It delivers by address.");
  const check = (located: Partial<LocatedAddress> | null) =>
    checkAddressReach(located && { ...KING_STREET, precision: "door", ...located }, reach);

  it("accepts an address within the radius, by its door or its postal code's area", () => {
    expect([check({}), check({ precision: "area", latitude: 43.68 })]).toEqual([[], []]);
  });

  it("too far from the location: the message states the radius", () => {
    expect(check({ latitude: 43.75 })).toEqual([
      { field: "delivery.address", rule: "address_too_far", params: { radius: 5, unit: "km" } },
    ]);
  });

  it("not precise enough: a street without a number, a town, a postal code alone", () => {
    expect(check({ precision: "vague" })).toEqual([{ field: "delivery.address", rule: "address_vague" }]);
  });

  it("invalid: the address is unknown", () => {
    expect(check(null)).toEqual([{ field: "delivery.address", rule: "address_invalid" }]);
  });

  it("requires an address", () => {
    expect(checkDeliveryDestination({ kind: "delivery-address", address: " ", notes: null }, settings)).toEqual([
      { field: "delivery.address", rule: "required" },
    ]);
  });
});

describe("The reach of a venue", () => {
  it("is its radius in its unit, by default 10 km", () => {
    const reachOf = (delivery: object) =>
      deliverySettings({ ...BY_ADDRESS, delivery: { type: "address", ...delivery } });
    expect(reachOf({ radius: "3", unit: "mi" })).toMatchObject({ reach: { radius: 3, unit: "mi" } });
    expect(reachOf({})).toMatchObject({ reach: { radius: 10, unit: "km" } });
  });

  it("does not exist for a venue without a position", () => {
    expect(deliverySettings(aRestaurant({ delivery: { type: "address", radius: 5 } }))).toBeNull();
    expect(deliverySettings(aRestaurant())).toBeNull();
  });
});

describe("Delivery is preselected", () => {
  it("for take-out, catering or k12 when the restaurant supports delivery, unless takeoutType is pickup", () => {
    const of = (type: "take-out" | "catering" | "generic-catering" | "school" | "dine-in") =>
      isDeliveryPreselected({ type, delivers: true, takeoutType: null });
    expect([of("take-out"), of("catering"), of("generic-catering"), of("school")]).toEqual([true, true, true, true]);
    expect(of("dine-in")).toBe(false);
    expect(isDeliveryPreselected({ type: "take-out", delivers: true, takeoutType: "delivery" })).toBe(true);
    expect(isDeliveryPreselected({ type: "take-out", delivers: true, takeoutType: "pickup" })).toBe(false);
    expect(isDeliveryPreselected({ type: "take-out", delivers: false, takeoutType: "delivery" })).toBe(false);
  });
});
