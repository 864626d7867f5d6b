import { describe, expect, test } from "vitest";
import { chargesTaxes } from "./charges-taxes.ts";
import { normalizeMenus } from "./menu.ts";

const HST = { tax1: "0.13" };
const NONE = { tax1: "0", tax2: "0" };

/** A menu with one dish and one option, each part with the given rate. */
function menusWith(rates: { menu?: object; section?: object; item?: object; value?: object }) {
  const values = [{ id: 5, name: "Large", tax_rate: rates.value ?? null }];
  const options = [{ id: 4, name: "Size", type: "select", values }];
  const items = [{ id: 3, name: "Soup", price: "5.00", tax_rate: rates.item ?? null, options }];
  const sections = [{ id: 2, name: "Soups", tax_rate: rates.section ?? null, items }];
  return normalizeMenus({ menus: [{ id: 1, name: "Menu", tax_rate: rates.menu ?? null, sections }] } as never);
}

describe("bill#whose-rate: whether bills have taxes", () => {
  test("A restaurant without rates, or with zero rates, has none.", () => {
    expect(chargesTaxes([{}], menusWith({}))).toBe(false);
    expect(chargesTaxes([{ tax_rate: NONE }], menusWith({ item: NONE }))).toBe(false);
  });

  test("The restaurant's rate, a period's and another kitchen's count.", () => {
    expect(chargesTaxes([{ tax_rate: HST }], [])).toBe(true);
    expect(chargesTaxes([{ tax_rate_periods: [{ from: "2026-12-01", ...HST }] }], [])).toBe(true);
    expect(chargesTaxes([{}, { tax_rate: HST }], [])).toBe(true);
  });

  test("The rate of any part of a menu counts.", () => {
    for (const part of ["menu", "section", "item", "value"])
      expect(chargesTaxes([{}], menusWith({ [part]: HST }))).toBe(true);
  });
});
