import type { TableReceiptData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { describe, expect, test } from "vitest";
import { tableReceiptWords } from "./table-receipt-words.ts";

const HALL = { name: "The Hall", address: "12 King St", tax_numbers: [] };
const RECEIPT: TableReceiptData = {
  restaurant: HALL,
  ...{ tableNum: "12", at: "2026-11-20T23:55:00Z", lines: [], amount: "14.13", parts: [], tip: "0.00", byCard: null },
  ...{ byGiftCard: "14.13", byPoints: "0.00", back: "0.00", tipBack: "0.00", payments: null, left: "0.00" },
};
const KITCHENS = [
  { name: "Tacos", tax_numbers: [{ label: "HST", number: "802 RT0001" }] },
  { name: "Sweets", tax_numbers: [] },
];

const wordsOf = (but: Partial<TableReceiptData>) => {
  const at = { date: "2026-11-20", weekday: 4, minutes: 18 * 60 };
  return tableReceiptWords({ ...RECEIPT, ...but }, { province: "ON", splitsTaxes: false }, at);
};
const issuerOf = (but: Partial<TableReceiptData>) => wordsOf(but).issuer;
const partsOf = (parts: TableReceiptData["parts"]) => wordsOf({ parts }).parts.map(({ words }) => words);

test("bill#service-charge-label: The service charge has the restaurant's label, or else the default.", () => {
  const charge = { part: "service-charge" as const, rate: null, amount: "1.20" };
  expect(partsOf([{ ...charge, label: "Hall service" }])).toEqual(["Hall service"]);
  expect(partsOf([charge])).toEqual([m.costs_service_charge_label()]);
});

describe("law#tax-numbers: the seller on a table's receipt", () => {
  test("is the restaurant with its number.", () => {
    const restaurant = { ...HALL, tax_numbers: [{ label: "HST", number: "800 RT0001" }] };
    expect(issuerOf({ restaurant })).toEqual(["The Hall", "12 King St", "HST: 800 RT0001"]);
  });

  test("is each kitchen of a food hall that sold the dishes, with its number, below the hall's own.", () => {
    const [tacos, sweets] = [
      m.table_receipt_sold_by({ kitchen: "Tacos" }),
      m.table_receipt_sold_by({ kitchen: "Sweets" }),
    ];
    const sellers = [`${tacos}, HST: 802 RT0001`, sweets];
    expect(issuerOf({ kitchens: KITCHENS })).toEqual(["The Hall", "12 King St", ...sellers]);
    const restaurant = { ...HALL, tax_numbers: [{ label: "HST", number: "800 RT0001" }] };
    expect(issuerOf({ restaurant, kitchens: KITCHENS }).slice(2)).toEqual(["HST: 800 RT0001", ...sellers]);
  });
});
