import { type Cents, formatCents, parseCents, sumCents } from "../money/cents.ts";
import type { ChargeData, CostsData } from "./costs-data.ts";

/**
 * Sums bills in wire format, such as those of a hub's orders; throws without any. A summed charge keeps its
 * percentage only if all bills share it. hub#hub-parent.
 */
export function sumCostsData(bills: readonly CostsData[]): CostsData {
  const [first] = bills;
  if (first === undefined) throw new Error("A sum needs at least one bill.");
  const sum = (amountOf: (bill: CostsData) => string) =>
    formatCents(sumCents(bills.map((bill) => readCents(amountOf(bill)))));
  const charge = (chargeOf: (bill: CostsData) => ChargeData): ChargeData => {
    const charges = bills.map(chargeOf).filter(({ type }) => type !== null);
    const [one] = charges;
    const amount = sum((bill) => chargeOf(bill).amount);
    if (!one) return { type: null, percentageValue: null, amount };
    const isSame = charges.every(({ percentageValue }) => percentageValue === one.percentageValue);
    return isSame
      ? { type: one.type, percentageValue: one.percentageValue, amount }
      : { type: "dollar", percentageValue: null, amount };
  };
  return {
    subtotal: sum(({ subtotal }) => subtotal),
    memberDiscount: {
      preTax: sum(({ memberDiscount }) => memberDiscount.preTax),
      amount: sum(({ memberDiscount }) => memberDiscount.amount),
    },
    discount: { code: first.discount.code, ...charge(({ discount }) => discount) },
    subtotalDiscounted: sum(({ subtotalDiscounted }) => subtotalDiscounted),
    serviceCharge: { ...charge(({ serviceCharge }) => serviceCharge), label: first.serviceCharge.label },
    deliveryCharge: charge(({ deliveryCharge }) => deliveryCharge),
    taxBrackets: sumBrackets(bills.flatMap(({ taxBrackets }) => taxBrackets)),
    taxInfo: { tax1: sum(({ taxInfo }) => taxInfo.tax1), tax2: sum(({ taxInfo }) => taxInfo.tax2) },
    taxes: sum(({ taxes }) => taxes),
    total: sum(({ total }) => total),
    totalWithoutTaxes: sum(({ totalWithoutTaxes }) => totalWithoutTaxes),
    tip: charge(({ tip }) => tip),
    voucher: { ...first.voucher, amount: sum(({ voucher }) => voucher.amount) },
    totalWithTip: sum(({ totalWithTip }) => totalWithTip),
  };
}

type BracketData = CostsData["taxBrackets"][number];

function sumBrackets(brackets: readonly BracketData[]): BracketData[] {
  const ordered = brackets.toSorted(
    (a, b) => Number(b.tax1.rate) - Number(a.tax1.rate) || Number(b.tax2.rate) - Number(a.tax2.rate),
  );
  const alike = Map.groupBy(ordered, ({ tax1, tax2 }) => `${tax1.rate} ${tax2.rate}`);
  return [...alike.values()].map((same) => {
    const sum = (amountOf: (bracket: BracketData) => string) =>
      formatCents(sumCents(same.map((bracket) => readCents(amountOf(bracket)))));
    const [{ tax1, tax2 }] = same as [BracketData];
    return {
      base: sum(({ base }) => base),
      tax1: { rate: tax1.rate, amount: sum((bracket) => bracket.tax1.amount) },
      tax2: { rate: tax2.rate, amount: sum((bracket) => bracket.tax2.amount) },
    };
  });
}

function readCents(amount: string): Cents {
  const cents = parseCents(amount);
  if (cents === null) throw new Error(`Invalid amount in a stored bill: "${amount}".`);
  return cents;
}
