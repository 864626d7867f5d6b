import { describe, expect, test } from "vitest";
import { belongsInCalendar, pickupCalendar } from "./pickup-calendar.ts";

const PICKUP = { kind: "pickup" } as const;
const TO_A_ROOM = { kind: "delivery-area", location: "Science", area: "204", notes: null } as const;
const TO_A_DOOR = { kind: "delivery-address", address: "110 Laurier Avenue West, Ottawa", notes: "Ring" } as const;

const ORDER = {
  id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
  number: "42",
  placedAt: "2026-11-21T00:11:00.000Z",
  readyAt: "2026-11-21T00:26:30.000Z",
  restaurant: {
    id: 1,
    slug: "cafe",
    name: "Café; Perce, Neige",
    address: "412, rue Saint-Joseph Est, Québec (Québec) G1K 3B5",
    tax_numbers: [],
  },
  destination: PICKUP,
};

const file = pickupCalendar(ORDER, "https://example.test/cafe/orders/0b7e2a4e");

describe("the calendar file of a pickup", () => {
  test("It starts when the order is ready, and contains the location.", () => {
    expect(file).toContain("DTSTART:20261121T002630Z\r\n");
    expect(file).toContain("LOCATION:412\\, rue Saint-Joseph Est\\, Québec");
  });

  test("Special characters of a venue cannot break a line.", () => {
    expect(file).toContain("Café\\; Perce\\, Neige");
  });

  test("No line is longer than 75 octets, and lines end with CRLF.", () => {
    const lines = file.split("\r\n");
    expect(lines.at(-1)).toBe("");
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});

describe("the calendar file of a delivery", () => {
  test("It names the delivery and its address, not the restaurant's.", () => {
    const toADoor = pickupCalendar({ ...ORDER, destination: TO_A_DOOR }, "https://example.test/o");
    expect(toADoor).toContain("SUMMARY:Delivery of order no. 42 from Café");
    expect(toADoor).toContain("LOCATION:110 Laurier Avenue West\\, Ottawa\r\n");
    expect(toADoor).not.toContain("Ring");
    expect(pickupCalendar({ ...ORDER, destination: TO_A_ROOM }, "https://example.test/o")).toContain(
      "LOCATION:Science\\, 204\r\n",
    );
  });
});

describe("An appointment", () => {
  test("is needed for a pickup, and for a delivery at a chosen time.", () => {
    const date = ORDER.readyAt;
    expect(belongsInCalendar({ ...ORDER, destination: PICKUP, date: null })).toBe(true);
    expect(belongsInCalendar({ ...ORDER, destination: TO_A_DOOR, date })).toBe(true);
    expect(belongsInCalendar({ ...ORDER, destination: TO_A_ROOM, date })).toBe(true);
    expect(belongsInCalendar({ ...ORDER, destination: TO_A_DOOR, date: null })).toBe(false);
    expect(belongsInCalendar({ ...ORDER, destination: { kind: "table", tableNum: "12" }, date: null })).toBe(false);
  });

  test("A pickup without a preparation time has no time for it.", () => {
    expect(belongsInCalendar({ ...ORDER, date: null, readyAt: ORDER.placedAt })).toBe(false);
  });
});
