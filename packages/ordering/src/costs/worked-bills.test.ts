import { readFileSync } from "node:fs";
import { charge, dollars } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { parseCartLines } from "../cart/cart-wire.ts";
import { resolveLine } from "../cart/resolve-line.ts";
import type { MenuData } from "../menu/menu.ts";
import { normalizeMenus } from "../menu/menu.ts";
import { indexMenus } from "../menu/menu-index.ts";
import type { ScheduleSlot } from "../menu/prices.ts";
import { formatCents } from "../money/cents.ts";
import { isRefused, type Refused } from "../refusal.ts";
import { billSettings } from "../venue/bill-settings.ts";
import type { RestaurantData } from "../venue/restaurant-data.ts";
import { computeCosts } from "./compute-costs.ts";
import type { Costs } from "./costs.ts";
import { formatCosts } from "./costs-data.ts";
import { priceLine } from "./line-price.ts";
import { parseTipChoice, type TipData } from "./tip.ts";

// Goal: bills computed by hand match to the cent, in every field. Method: each bill runs like a real order, from
// a venue file and a body's lines to the costs on the wire.

type WorkedBill = {
  name: string;
  venue: { restaurant: RestaurantData; menus: MenuData[] };
  request: {
    items: unknown;
    delivery: boolean;
    when: ScheduleSlot;
    memberPromos?: string[];
    discount?: { code: string; type: string; percentageValue?: string; amount?: string };
    tip?: TipData;
    voucher?: { code: string; balance: string };
  };
  expect: Record<string, unknown>;
};

const workedBills: WorkedBill[] = JSON.parse(readFileSync(new URL("worked-bills.json", import.meta.url), "utf8"));

describe("The worked bills", () => {
  for (const bill of workedBills) {
    it(`${bill.name} is correct to the cent`, () => {
      const worked = fieldsOf(workOut(bill));
      for (const [field, expected] of Object.entries(bill.expect)) {
        expect(worked[field], `${bill.name}, ${field}`).toEqual(expected);
      }
    });
  }
});

function workOut({ venue, request }: WorkedBill): Costs {
  const { items, when, memberPromos = [], discount, tip, voucher } = request;
  const settings = billSettings(venue.restaurant);
  const index = indexMenus(normalizeMenus({ menus: venue.menus }));
  const lines = (parseCartLines(items) ?? []).map((line) =>
    accepted(priceLine(accepted(resolveLine(index, line)), { ...when, memberPromos, taxRate: settings.taxRate })),
  );
  const tipChoice = parseTipChoice(tip);
  return computeCosts({
    settings,
    lines,
    delivered: request.delivery,
    rebateApplies: true,
    discount: discount
      ? {
          code: discount.code,
          setting: charge(discount.type === "dollar" ? `${discount.amount}$` : `${discount.percentageValue}%`),
        }
      : null,
    tip: tipChoice && accepted(tipChoice),
    voucher: voucher ? { code: voucher.code, balanceCents: dollars(voucher.balance) } : null,
  });
}

/** Formats costs as in the worked bills, where a charge is its amount only. */
function fieldsOf(costs: Costs): Record<string, unknown> {
  const data = formatCosts(costs, { serviceChargeLabel: "Service fee" });
  return {
    ...data,
    lines: costs.lines.map((line) => ({
      orderPrice: formatCents(line.orderPriceCents),
      memberOrderPrice: formatCents(line.memberOrderPriceCents),
    })),
    discount: data.discount.amount,
    serviceCharge: data.serviceCharge.amount,
    deliveryCharge: data.deliveryCharge.amount,
    tip: data.tip.amount,
    voucher: data.voucher.amount,
  };
}

function accepted<Answer extends object>(answer: Answer | Refused<unknown>): Answer {
  if (isRefused(answer)) throw new Error(`Refused: ${JSON.stringify(answer.refused)}`);
  return answer;
}
