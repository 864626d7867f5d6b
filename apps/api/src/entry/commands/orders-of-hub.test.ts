import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { AT_THE_HALL, DUMPLINGS, HALL, KITCHENS, ofKitchen, TACOS } from "../../testing/hall.ts";
import { aCard } from "../../testing/submit.ts";

const test = await openCommandLine();
const { call, clock, comptoir, load } = test;
clock.set("2026-11-20T17:00:00Z");
for (const venue of [...KITCHENS, HALL]) await load(venue);

describe("hub#hub-parent: a command that means what was ordered at a hub", () => {
  it("is told the numbers of its kitchens' orders, each of which is moved and refunded separately", async () => {
    const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
    const checkout = { contact, paymentMethod: "credit_card", card: await aCard(test) };
    const data = { items: [ofKitchen(DUMPLINGS, 1), ofKitchen(TACOS, 2)], checkout, costs: {}, date: null };
    const headers = { ...AT_THE_HALL, "idempotency-key": randomUUID() };
    const placed = await call("/api/orders/create-marketplace-order", { type: "pickup", data }, headers);
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    for (const command of ["refund", "show"]) {
      const { exit, err } = await comptoir("orders", command, "the-hall", placed.body.order.id);
      expect({ command, exit }).toEqual({ command, exit: 1 });
      expect(err).toContain("Each kitchen of a hub has an order of its own: name one of dumplings 1, tacos 1.");
    }
    expect((await comptoir("orders", "show", "dumplings", "1")).exit).toBe(0);
  });
});
