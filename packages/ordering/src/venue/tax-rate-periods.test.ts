import { taxes } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { billSettings } from "./bill-settings.ts";
import { billSettingsOn } from "./tax-rate-periods.ts";

describe("A tax rate of a period", () => {
  const data = {
    id: 1,
    name: "Café",
    slug: "cafe",
    tax_rate: { tax1: "0.13" },
    tax_rate_periods: [
      { tax1: "0", tax2: "0", from: "2026-12-14", until: "2027-02-15" },
      { tax1: "0.15", from: "2027-04-01" },
    ],
  };
  const rateOn = (day: string) => billSettingsOn(data, day).taxRate;

  it("applies from its first day to its last; the restaurant's own applies on every other day", () => {
    expect(rateOn("2026-12-13")).toEqual(taxes("0.13"));
    expect(rateOn("2026-12-14")).toEqual(taxes("0"));
    expect(rateOn("2027-02-15")).toEqual(taxes("0"));
    expect(rateOn("2027-02-16")).toEqual(taxes("0.13"));
    expect(rateOn("2027-04-01")).toEqual(taxes("0.15"));
    expect(rateOn("2031-01-01")).toEqual(taxes("0.15"));
  });

  it("yields to a later period of the list on the same day", () => {
    const both = { ...data, tax_rate_periods: [...data.tax_rate_periods, { tax1: "0.05", from: "2027-05-01" }] };
    expect(billSettingsOn(both, "2027-05-02").taxRate).toEqual(taxes("0.05"));
  });

  it("changes nothing else of the bill", () => {
    const { taxRate: _, ...rest } = billSettings(data);
    expect(billSettingsOn(data, "2026-12-20")).toMatchObject(rest);
    expect(billSettingsOn({ ...data, tax_rate_periods: null }, "2026-12-20")).toEqual(billSettings(data));
  });
});
