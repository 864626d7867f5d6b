import { anOrderToCost, charge, dollars, GST_AND_QST, rate, someBillSettings } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { computeCosts } from "./compute-costs.ts";
import { formatCosts } from "./costs-data.ts";

const label = { serviceChargeLabel: "Frais de service" };
const nothing = { type: null, percentageValue: null, amount: "0.00" };

describe("The costs on the wire", () => {
  it("have every field of the spec's costs, also those that do not apply", () => {
    expect(formatCosts(computeCosts(anOrderToCost({ lines: [] })), label)).toEqual({
      subtotal: "0.00",
      memberDiscount: { preTax: "0.00", amount: "0.00" },
      discount: { code: null, ...nothing },
      subtotalDiscounted: "0.00",
      serviceCharge: { ...nothing, label: "Frais de service" },
      deliveryCharge: nothing,
      taxBrackets: [],
      taxInfo: { tax1: "0.00", tax2: "0.00" },
      taxes: "0.00",
      total: "0.00",
      totalWithoutTaxes: "0.00",
      tip: nothing,
      voucher: { code: null, balance: "0.00", amount: "0.00" },
      totalWithTip: "0.00",
    });
  });

  it("have the setting of each charge, discount and tip", () => {
    const costs = computeCosts(
      anOrderToCost({
        settings: someBillSettings({
          taxRate: GST_AND_QST,
          serviceCharge: charge("12.50%"),
          deliveryCharge: charge("5$"),
        }),
        delivered: true,
        discount: { code: "OFF", setting: charge("2$") },
        tip: { type: "percentage", percentage: rate("15") },
        voucher: { code: "GIFT", balanceCents: dollars("4.20") },
      }),
    );
    expect(formatCosts(costs, label)).toMatchObject({
      discount: { code: "OFF", type: "dollar", percentageValue: null, amount: "2.00" },
      serviceCharge: { type: "percentage", percentageValue: "12.5", amount: "1.25" },
      deliveryCharge: { type: "dollar", percentageValue: null, amount: "5.00" },
      tip: { type: "percentage", percentageValue: "15", amount: "1.50" },
      voucher: { code: "GIFT", balance: "4.20", amount: "4.20" },
    });
  });
});
