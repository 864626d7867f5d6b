import { describe, expect, it } from "vitest";
import { completeDestination, type DestinationRequest, draftDestination } from "./destination.ts";
import { isDeliveryKind, isServed } from "./handover.ts";
import { ORDER_TYPES } from "./order-type.ts";

const draft = (type: DestinationRequest["type"], but: Partial<DestinationRequest> = {}) =>
  draftDestination({ type, deliveryFlag: false, deliveryType: null, ...but }, {});

describe("An order's destination", () => {
  it("is a table for dine-in, the counter for a take-out, the suite for a pre-order, a date for a school", () => {
    expect(ORDER_TYPES.map((type) => draft(type).kind)).toEqual([
      "table",
      "pickup",
      "pickup",
      "delivery-address",
      "suite",
      "pickup",
      "school-date",
    ]);
  });

  it("is one of the venue's areas if its delivery is custom, else an address", () => {
    expect(draft("pickup", { deliveryFlag: true, deliveryType: "custom" }).kind).toBe("delivery-area");
    expect(draft("generic-catering", { deliveryFlag: true, deliveryType: "address" }).kind).toBe("delivery-address");
  });

  it("stays the suite or the school, even if the body says delivered", () => {
    expect(["catering", "school"].map((type) => draft(type as "school", { deliveryFlag: true }).kind)).toEqual([
      "suite",
      "school-date",
    ]);
  });

  it("keeps the given details, and is complete once none is missing", () => {
    const request = { type: "dine-in", deliveryFlag: false, deliveryType: null } as const;
    expect(completeDestination(draftDestination(request, { tableNum: " 12 ", address: "12 King St" }))).toEqual({
      kind: "table",
      tableNum: "12",
    });
    expect(
      completeDestination({ kind: "delivery-area", location: "Tower A", area: null, notes: " Ring twice " }),
    ).toEqual({
      kind: "delivery-area",
      location: "Tower A",
      area: null,
      notes: "Ring twice",
    });
    expect(completeDestination({ kind: "suite", eventSuiteId: "s-1", name: null })).toEqual({
      kind: "suite",
      eventSuiteId: "s-1",
      name: null,
    });
  });

  it.each([
    [{ kind: "table", tableNum: " " }, "tableNum"],
    [{ kind: "delivery-area", location: null, area: "3", notes: null }, "location"],
    [{ kind: "delivery-address", address: "", notes: null }, "address"],
    [{ kind: "suite", eventSuiteId: null, name: null }, "eventSuiteId"],
    [{ kind: "school-date", date: null }, "date"],
  ] as const)("names the missing detail of %j", (incomplete, detail) => {
    expect(completeDestination(incomplete)).toEqual({
      refused: { code: "destination-incomplete", kind: incomplete.kind, detail },
    });
  });

  it("is a delivery only by area or by address", () => {
    const kinds = ["table", "pickup", "delivery-area", "delivery-address", "suite", "school-date"] as const;
    expect(kinds.filter(isDeliveryKind)).toEqual(["delivery-area", "delivery-address"]);
  });

  it("is served at a table, at the counter and where it is delivered, and at a school and in suites", () => {
    const served = ORDER_TYPES.filter((type) => isServed(type, draft(type).kind));
    expect(served).toEqual(ORDER_TYPES);
  });

  it("is not delivered for in-house orders", () => {
    expect([isServed("dine-in", "delivery-area"), isServed("dine-in", "delivery-address")]).toEqual([false, false]);
  });
});
