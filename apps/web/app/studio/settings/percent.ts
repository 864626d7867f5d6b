import { formatRate, parseRate, type Rate } from "@comptoir/ordering";

/** Formats a rate in percent, with the decimal separator of the page: `0.09975` is `9.975`. Other texts stay. */
export function percentOfRate(rate: string, decimal: "." | ","): string {
  const parsed = parseRate(rate);
  if (parsed === null) return rate;
  return formatRate(shift(parsed, -2)).replace(".", decimal);
}

/**
 * Returns the rate of a typed percentage: `13`, `13 %` and `13,0` are `0.13`. A number below 1 is taken for a rate, since no
 * tax is that low. A text that is no number stays, so that it is refused where it was typed.
 */
export function rateOfPercent(typed: string): string {
  const parsed = parseRate(typed.replace(",", ".").replace(/\s*%$/, ""));
  if (parsed === null) return typed;
  const isRate = parsed.digits < 10 ** parsed.scale;
  return formatRate(isRate ? parsed : shift(parsed, 2));
}

function shift({ digits, scale }: Rate, by: number): Rate {
  const shifted = scale + by;
  const rate = shifted < 0 ? { digits: digits * 10 ** -shifted, scale: 0 } : { digits, scale: shifted };
  return parseRate(formatRate(rate)) ?? rate;
}
