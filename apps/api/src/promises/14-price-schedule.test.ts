import { describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { openTestApi } from "../testing/test-api.ts";

const { call, clock, load } = await openTestApi();

/** The letters of a day's quarter hours: `a` until noon, `b` afterwards. */
const HALVES = "a".repeat(48) + "b".repeat(48);
/** The quarter hours from midnight to 04:00, each with its own letter and price. */
const NIGHT_LETTERS = "ABCDEFGHIJKLMNOP";
const NIGHT = NIGHT_LETTERS + "x".repeat(96 - NIGHT_LETTERS.length);

await load({
  restaurant: { ...GRILL.restaurant, hours: null },
  menus: [
    {
      id: 1,
      name: "All day",
      items: [
        {
          id: 1,
          name: "Lunch",
          price: "99.00",
          price_schedule: Array.from({ length: 7 }, () => HALVES),
          additional_prices: { a: "10.00", b: "20.00" },
        },
        {
          id: 2,
          name: "Night",
          price: "99.00",
          price_schedule: Array.from({ length: 7 }, () => NIGHT),
          additional_prices: Object.fromEntries([...NIGHT_LETTERS].map((letter, slot) => [letter, `${slot}.00`])),
        },
      ],
    },
  ],
});

/** Returns the price of an item ordered at an instant of the server's clock, or for a `date`. */
async function priceAt(instant: string, id: number, date: string | null = null): Promise<string | number> {
  clock.set(instant);
  const body = { items: [line(id)], type: "dine-in", date };
  const answer = await call("/api/orders/set-costs", body, AT_THE_GRILL);
  return answer.body.orderItems[0]?.orderPrice ?? answer.body.warning.code;
}

describe("Promise 14: the exact time of a price change", () => {
  it("changes at noon of the venue's clock, not before and not after", async () => {
    expect(await priceAt("2026-11-20T16:59:59.900Z", 1)).toBe("10.00");
    expect(await priceAt("2026-11-20T17:00:00.000Z", 1)).toBe("20.00");
    expect(await priceAt("2026-11-20T17:00:00.100Z", 1)).toBe("20.00");
  });

  it("uses the slot of the order's chosen time, if there is one", async () => {
    expect(await priceAt("2026-11-20T16:00:00Z", 1, "2026-11-20T16:59:59.999Z")).toBe("10.00");
    expect(await priceAt("2026-11-20T16:00:00Z", 1, "2026-11-20T12:00:00-05:00")).toBe("20.00");
  });

  it("follows the wall clock in the night when clocks go forward: from 01:59 to 03:00", async () => {
    expect(await priceAt("2027-03-14T06:59:59.9Z", 2)).toBe("7.00");
    expect(await priceAt("2027-03-14T07:00:00.1Z", 2)).toBe("12.00");
  });

  it("follows the wall clock in the night when clocks go back: the hour from 01:00 comes twice", async () => {
    expect(await priceAt("2026-11-01T05:00:00.1Z", 2)).toBe("4.00");
    expect(await priceAt("2026-11-01T05:59:59.9Z", 2)).toBe("7.00");
    expect(await priceAt("2026-11-01T06:00:00.1Z", 2)).toBe("4.00");
    expect(await priceAt("2026-11-01T07:00:00.1Z", 2)).toBe("8.00");
  });

  it("sells nothing in a slot that says x", async () => {
    expect(await priceAt("2026-11-20T17:00:00Z", 2)).toBe(426);
  });
});
