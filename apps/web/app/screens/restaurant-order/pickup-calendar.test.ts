import { describe, expect, test } from "vitest";
import { pickupCalendar } from "./pickup-calendar.ts";

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
};

const file = pickupCalendar(ORDER, "https://example.test/cafe/orders/0b7e2a4e");

describe("the calendar file of a pickup", () => {
  test("It begins when the order is ready, and says where.", () => {
    expect(file).toContain("DTSTART:20261121T002630Z\r\n");
    expect(file).toContain("LOCATION:412\\, rue Saint-Joseph Est\\, Québec");
  });

  test("A venue's signs cannot break a line of it.", () => {
    expect(file).toContain("Café\\; Perce\\, Neige");
  });

  test("No line is longer than 75 octets, and each ends as calendars want it.", () => {
    const lines = file.split("\r\n");
    expect(lines.at(-1)).toBe("");
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});
