import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { type ChargeSetting, chargeOn, formatChargeSetting, parseChargeSetting } from "./charge-setting.ts";

function setting(text: string): ChargeSetting {
  const parsed = parseChargeSetting(text);
  if (!parsed) throw new Error(`Not a charge: ${text}`);
  return parsed;
}

describe("Service and delivery charges", () => {
  it("are dollars when the text ends in $", () => {
    expect(setting("5.00$")).toEqual({ type: "dollar", amountCents: 500 });
    expect(setting("3.5$")).toEqual({ type: "dollar", amountCents: 350 });
    expect(setting(" 4 $ ")).toEqual({ type: "dollar", amountCents: 400 });
  });

  it("are a percentage otherwise, with or without %", () => {
    const eighteen = { type: "percentage", percentage: { digits: 18, scale: 0 } };
    expect(setting("18%")).toEqual(eighteen);
    expect(setting("18")).toEqual(eighteen);
    expect(setting("18.00 %")).toEqual(eighteen);
    expect(setting("12.5")).toEqual({ type: "percentage", percentage: { digits: 125, scale: 1 } });
  });

  it("are rejected if they are neither", () => {
    for (const text of ["", "$", "%", "free", "-5%", "-5.00$", "$5.00", "5.005$", "5%$", "5,00$"]) {
      expect(parseChargeSetting(text), text).toBeNull();
    }
  });

  it("are formatted in one form", () => {
    expect(formatChargeSetting(setting("18"))).toBe("18%");
    expect(formatChargeSetting(setting("7.250%"))).toBe("7.25%");
    expect(formatChargeSetting(setting("5$"))).toBe("5.00$");
  });

  it("are their dollars, or their percentage rounded", () => {
    expect(chargeOn(cents(1005), setting("5.00$"))).toBe(500);
    expect(chargeOn(cents(0), setting("5.00$"))).toBe(500);
    expect(chargeOn(cents(1005), setting("10%"))).toBe(101);
  });
});
