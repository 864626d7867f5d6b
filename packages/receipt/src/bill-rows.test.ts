import type { CostsData } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { billRows } from "./bill-rows.ts";
import { explainBrackets } from "./tax-explanation.ts";

const NONE = { type: null, percentageValue: null, amount: "0.00" };
const tax = (rate: string, amount: string) => ({ rate, amount });

function someCosts(change: Partial<CostsData> = {}): CostsData {
  return {
    subtotal: "20.00",
    memberDiscount: { preTax: "0.00", amount: "0.00" },
    discount: { ...NONE, code: null },
    subtotalDiscounted: "20.00",
    serviceCharge: { ...NONE, label: "Service fee" },
    deliveryCharge: NONE,
    taxBrackets: [{ base: "20.00", tax1: tax("0.13", "2.60"), tax2: tax("0", "0.00") }],
    taxInfo: { tax1: "2.60", tax2: "0.00" },
    taxes: "2.60",
    total: "22.60",
    totalWithoutTaxes: "20.00",
    tip: NONE,
    voucher: { code: null, balance: "0.00", amount: "0.00" },
    totalWithTip: "22.60",
    ...change,
  };
}

const words = (costs: CostsData, wording = { province: "ON", splitsTaxes: false }) =>
  billRows(costs, wording).map(({ label, cents }) => `${label} ${cents}`);

const QUEBEC_COSTS = someCosts({
  taxBrackets: [{ base: "20.00", tax1: tax("0.05", "1.00"), tax2: tax("0.09975", "2.00") }],
  taxInfo: { tax1: "1.00", tax2: "2.00" },
  taxes: "3.00",
  total: "23.00",
  totalWithTip: "23.00",
});

describe("a bill in rows", () => {
  test("Zero amounts are omitted.", () => {
    expect(words(someCosts())).toEqual(["Subtotal 2000", "HST (13%) 260", "Total 2260"]);
  });

  test("Mandatory charges show their percentage.", () => {
    const serviceCharge = { type: "percentage", percentageValue: "18", amount: "3.60", label: "Kitchen fee" } as const;
    expect(words(someCosts({ serviceCharge }))).toContain("Kitchen fee (18%) 360");
  });

  test("Split taxes have their own rows, each with its exact rate.", () => {
    expect(words(QUEBEC_COSTS, { province: "QC", splitsTaxes: true }).slice(1, 3)).toEqual([
      "GST (5%) 100",
      "QST (9.975%) 200",
    ]);
  });

  test("Taxes that are not split are one row.", () => {
    expect(words(QUEBEC_COSTS, { province: "QC", splitsTaxes: false })[1]).toBe("Taxes 300");
  });

  test("Included taxes are a remark on the total, not added to it.", () => {
    const costs = someCosts({ total: "20.00", totalWithTip: "20.00" });
    expect(words(costs)).toEqual(["Subtotal 2000", "Total 2000", "Includes HST (13%) 260"]);
  });

  test("A tip and a gift card come after the total, then the amount to pay.", () => {
    const tip = { type: "dollar", percentageValue: null, amount: "3.00" } as const;
    const voucher = { code: "BRAISE-2WHD", balance: "50.00", amount: "25.60" };
    expect(words(someCosts({ tip, voucher, totalWithTip: "0.00" })).slice(2)).toEqual([
      "Total 2260",
      "Tip 300",
      "Gift card ending in 2WHD 2560",
      "To pay 0",
    ]);
  });

  test("Each tax shows its rate and its basis.", () => {
    expect(explainBrackets(QUEBEC_COSTS, "QC").map((one) => one.words)).toEqual([
      "GST 5% on $20.00",
      "QST 9.975% on $20.00",
    ]);
  });

  test("The federal part of a harmonised tax has its own name.", () => {
    const rebated = someCosts({ taxBrackets: [{ base: "3.00", tax1: tax("0.05", "0.15"), tax2: tax("0", "0.00") }] });
    expect(explainBrackets(rebated, "ON")[0]?.words).toBe("GST 5% on $3.00");
  });
});
