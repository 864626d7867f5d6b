import { aRestaurant } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { billSettings } from "./bill-settings.ts";

describe("A restaurant's settings for the bill", () => {
  it("are parsed from its charges, rates and rebate", () => {
    const settings = billSettings(
      aRestaurant({
        tax_rate: { tax1: "0.05", tax2: "0.09975" },
        tax_rebate: { max_amount: "4.00", tax1: "0.05", tax2: null },
        service_charge: "18%",
        delivery: { type: "custom", delivery_charge: "4.99$" },
      }),
    );
    expect(settings).toEqual({
      taxRate: { tax1: { digits: 5, scale: 2 }, tax2: { digits: 9975, scale: 5 } },
      taxInclusive: false,
      taxRebate: { maxAmountCents: 400, taxRate: { tax1: { digits: 5, scale: 2 }, tax2: { digits: 0, scale: 0 } } },
      serviceCharge: { type: "percentage", percentage: { digits: 18, scale: 0 } },
      deliveryCharge: { type: "dollar", amountCents: 499 },
    });
  });

  it("have no charge if it is absent or 0", () => {
    const settings = billSettings(aRestaurant({ service_charge: "0%", delivery: { type: "custom" } }));
    expect([settings.serviceCharge, settings.deliveryCharge]).toEqual([null, null]);
  });
});
