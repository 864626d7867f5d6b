import { describe, expect, it } from "vitest";
import { holdsCardNumber } from "./card-numbers.ts";

const holds = (body: unknown) => holdsCardNumber(body, "");

describe("A body with a card's number", () => {
  it("is found wherever the number stands, however it is written", () => {
    expect(holds({ data: { checkout: { card: { number: "4111111111111111" } } } })).toBe(true);
    expect(holds({ data: { checkout: { card: { token: "4111 1111 1111 1111" } } } })).toBe(true);
    expect(holds({ data: { checkout: { card: { number: 4111111111111111 } } } })).toBe(true);
    expect(
      holds({ items: [{ orderOptions: [{ memo: true, values: [{ name: "pay 3782-822463-10005 pls" }] }] }] }),
    ).toBe(true);
  });

  it("is not mistaken for phone numbers, moments, gift cards or ids", () => {
    expect(holds({ phone_number: "1-416-555-0123", date: "2026-11-20T23:15:00Z" })).toBe(false);
    expect(holds({ voucher: { code: "4111111111111111" }, menu_id: "4111111111111111" })).toBe(false);
    expect(holds({ notes: "Order 4111111111111112" })).toBe(false);
    expect(holds({ card: { token: "sandbox_94111111111111111" } })).toBe(false);
  });
});
