import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import { compareRates, formatRate } from "../money/rate.ts";
import { type ChargeSetting, formatChargeSetting } from "../venue/charge-setting.ts";
import type { Costs, TaxBracket } from "./costs.ts";

/**
 * The parts of a checkout's tip, discount and gift card that remain for the bills of later dates.
 * school#dated-costs.
 */
export type LeftForNext = {
  readonly keepsTip: boolean;
  readonly keepsDiscount: boolean;
  /** The balance left on the gift card; null if there is no gift card or its balance is used up. */
  readonly voucherLeftCents: Cents | null;
};

/**
 * Returns what one date's bill leaves for the next. A tip or discount in dollars applies only to the first
 * bill; a percentage applies to each. school#dated-costs.
 */
export function leftForNext({ tip, discount, voucher }: Costs): LeftForNext {
  const leftCents = voucher === null ? 0 : voucher.balanceCents - voucher.amountCents;
  return {
    keepsTip: tip?.choice.type === "percentage",
    keepsDiscount: discount?.setting.type === "percentage",
    voucherLeftCents: leftCents > 0 ? cents(leftCents) : null,
  };
}

/**
 * Sums the bills of orders that are paid together; `bills` must not be empty. Each bill is rounded before the
 * sum. school#dated-costs.
 */
export function sumCosts(bills: readonly Costs[]): Costs {
  const [first] = bills;
  if (first === undefined || bills.length === 1) return first as Costs;
  const sum = (amountOf: (bill: Costs) => Cents) => sumCents(bills.map(amountOf));
  const charged = <Charge extends { readonly amountCents: Cents }>(chargeOf: (bill: Costs) => Charge | null) => {
    const charges = bills.flatMap((bill) => chargeOf(bill) ?? []);
    return charges[0] ? { ...charges[0], amountCents: sumCents(charges.map(({ amountCents }) => amountCents)) } : null;
  };
  return {
    lines: bills.flatMap(({ lines }) => lines),
    subtotalCents: sum((bill) => bill.subtotalCents),
    memberDiscount: {
      preTaxCents: sum((bill) => bill.memberDiscount.preTaxCents),
      amountCents: sum((bill) => bill.memberDiscount.amountCents),
    },
    discount: charged((bill) => bill.discount),
    subtotalDiscountedCents: sum((bill) => bill.subtotalDiscountedCents),
    serviceCharge: atOneRate(
      charged((bill) => bill.serviceCharge),
      bills,
    ),
    deliveryCharge: charged((bill) => bill.deliveryCharge),
    taxBrackets: sumBrackets(bills.flatMap(({ taxBrackets }) => taxBrackets)),
    taxInfo: {
      tax1Cents: sum(({ taxInfo }) => taxInfo.tax1Cents),
      tax2Cents: sum(({ taxInfo }) => taxInfo.tax2Cents),
    },
    taxesCents: sum((bill) => bill.taxesCents),
    totalCents: sum((bill) => bill.totalCents),
    totalWithoutTaxesCents: sum((bill) => bill.totalWithoutTaxesCents),
    tip: charged((bill) => bill.tip),
    // Only the first bill spends points.
    points: first.points,
    // The first bill's balance is the gift card's whole balance.
    voucher: charged((bill) => bill.voucher),
    totalWithTipCents: sum((bill) => bill.totalWithTipCents),
  };
}

/** Turns a summed charge into dollars if the bills' percentages differ. hub#hub-costs. */
function atOneRate(charge: Costs["serviceCharge"], bills: readonly Costs[]): Costs["serviceCharge"] {
  if (charge === null) return null;
  const settings = new Set(
    bills.map(({ serviceCharge }) => serviceCharge && formatChargeSetting(serviceCharge.setting)),
  );
  if (settings.size === 1) return charge;
  const setting: ChargeSetting = { type: "dollar", amountCents: charge.amountCents };
  return { ...charge, setting };
}

/** Merges brackets with the same pair of rates, and sorts them by rate, highest first. bill#step-7. */
function sumBrackets(brackets: readonly TaxBracket[]): TaxBracket[] {
  const ordered = brackets.toSorted(
    (a, b) => compareRates(b.tax1.rate, a.tax1.rate) || compareRates(b.tax2.rate, a.tax2.rate),
  );
  const alike = Map.groupBy(ordered, ({ tax1, tax2 }) => `${formatRate(tax1.rate)} ${formatRate(tax2.rate)}`);
  return [...alike.values()].map((same) => {
    const sum = (amountOf: (bracket: TaxBracket) => Cents) =>
      same.reduce((all, one) => cents(all + amountOf(one)), ZERO_CENTS);
    const [{ tax1, tax2 }] = same as [TaxBracket];
    return {
      baseCents: sum(({ baseCents }) => baseCents),
      tax1: { rate: tax1.rate, amountCents: sum((bracket) => bracket.tax1.amountCents) },
      tax2: { rate: tax2.rate, amountCents: sum((bracket) => bracket.tax2.amountCents) },
    };
  });
}
