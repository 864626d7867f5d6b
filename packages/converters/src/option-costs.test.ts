import { describe, expect, test } from "vitest";
import { convertSoundly } from "./testing/convert-soundly.ts";

/** Converts a burger whose bacon option has these fields; returns the option, notes and counts. */
function bacon(fields: object) {
  const modifiers = [{ name: "Bacon", ...fields }, { name: "Pickles" }];
  const items = [{ name: "Burger", price: 12.5, modifier_groups: [{ name: "Extras", max: 3, modifiers }] }];
  const { venue, notes, count } = convertSoundly({ items });
  const value = venue.menus[0]?.sections[0]?.items[0]?.options?.[0]?.values[0];
  return { name: value?.name, price: value?.price, notes: notes.join("\n"), count };
}

const UNREAD = "numbersBesideChoice";

describe("The price of an option", () => {
  test.each([
    ...["additional_charge", "extra_charge", "supplement", "fee", "charge", "extra", "additionalFee", "extra_price"],
    ...["upcharge", "surcharge", "price_supplement", "supplementCost", "premium", "prix", "prix_supplement", "surcoût"],
  ])("is parsed from %s", (key) => {
    const { price, count, notes } = bacon({ [key]: 2.25 });
    expect(price).toBe("2.25");
    expect(count.prices).toEqual({ found: 2, taken: 2 });
    expect(notes).not.toContain(UNREAD);
  });

  test("is the non-zero amount", () => {
    expect(bacon({ price: 0, additional_charge: "2,25 $" }).price).toBe("2.25");
    expect(bacon({ additional_charge: { amount: 225, unit: "cents" } }).price).toBe("2.25");
  });

  test.each([
    ["aufpreis", 2.25],
    ["mehr", 2],
    ["tillegg", "2.25"],
    ["amounts", { dine_in: 2.25 }],
    ["price", { when_added: 2.25 }],
  ])("under an unknown word (%s) is noted, and counted", (key, value) => {
    const { price, count, notes } = bacon({ [key]: value });
    expect(price).toBe("0.00");
    expect(count.prices).toEqual({ found: 2, taken: 1 });
    expect(notes).toContain(`${UNREAD}: 1 ("Bacon: ${key} `);
    expect(notes).toContain("pricesTaken 1 2");
  });

  test("other amounts beside its price are noted", () => {
    const { price, notes } = bacon({ price: 2.25, deposit: 0.1 });
    expect(price).toBe("2.25");
    expect(notes).toContain('"Bacon: deposit 0.1"');
  });

  test("is not a fact in another unit", () => {
    const facts = { id: 7, sort_order: 3, calories: 250, max: 2, default_quantity: 1, weight_g: 30, plu: 4011 };
    expect(bacon({ price: 2.25, ...facts }).notes).not.toContain(UNREAD);
    expect(bacon(facts).count.prices).toEqual({ found: 1, taken: 1 });
  });
});

describe("The price of an option may be in its name", () => {
  test.each(["Bacon (+2.25)", "Bacon (+ $2.25)", "Bacon +2,25 $", "Bacon [+2.25$]"])(
    "and is parsed after a plus: %s",
    (name) => {
      expect(bacon({ name })).toMatchObject({
        name: "Bacon",
        price: "2.25",
        count: { prices: { found: 2, taken: 2 } },
      });
    },
  );

  test.each(["Bacon $2.25", "Bacon 2.25", "Bacon: 2,25 $"])("and is only noted without a plus: %s", (name) => {
    const { price, notes, count } = bacon({ name });
    expect(price).toBe("0.00");
    expect(notes).toContain(`${UNREAD}: 1 ("${name}`);
    expect(count.prices).toEqual({ found: 2, taken: 1 });
  });

  test("in a list of words, and in a table", () => {
    const items = [{ name: "Burger", price: 12.5, extras: ["Bacon (+2.25)", "Pickles"] }];
    const tables = ["name,price,extras", "Burger,12.50,Bacon (+2.25)|Pickles"].join("\n");
    for (const menu of [{ items }, tables]) {
      expect(convertSoundly(menu).venue.menus[0]?.sections[0]?.items[0]?.options?.[0]?.values).toMatchObject([
        { name: "Bacon", price: "2.25" },
        { name: "Pickles", price: "0.00" },
      ]);
    }
  });

  test("a measure or a vitamin is no price", () => {
    for (const name of ["Coke 12.50 oz", "Vitamin B+12", "7up"]) {
      expect(bacon({ name }).notes).not.toContain(UNREAD);
    }
  });
});
