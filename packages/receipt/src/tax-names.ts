import { formatPercent, m } from "@comptoir/messages";
import { compareRates, formatRate, parseRate, provinceCode } from "@comptoir/ordering";

/** Provinces with one harmonised tax; its federal part is 5%. */
const HARMONISED = new Set(["ON", "NB", "NS", "NL", "PE"]);

const FEDERAL_RATE = parseRate("0.05") ?? { digits: 5, scale: 2 };

/**
 * Returns the name of a tax in the restaurant's province, in the page's language. In a harmonised province,
 * 5% is the federal part alone, as after the small-order rebate. law#rebate, bill#brackets.
 * @param rate the tax's rate as decimal text, such as `"0.13"`.
 */
export function taxName(tax: "tax1" | "tax2", rate: string, province: string | null | undefined): string {
  const code = provinceCode(province);
  if (tax === "tax2") {
    if (code === "QC") return m.bill_tax_qst();
    if (code === "MB") return m.bill_tax_rst();
    return m.bill_tax_pst();
  }
  const parsed = parseRate(rate);
  const isFederal = parsed !== null && compareRates(parsed, FEDERAL_RATE) === 0;
  if (HARMONISED.has(code)) return isFederal ? m.bill_tax_gst() : m.bill_tax_hst();
  return isFederal || code !== "" ? m.bill_tax_gst() : m.bill_tax_other();
}

/** Formats a rate such as `"0.09975"` as a percentage, `9.975%`, without rounding. */
export function percentOfRate(rate: string): string {
  const parsed = parseRate(rate);
  if (parsed === null) return rate;
  const { digits, scale } = parsed;
  const moved = scale >= 2 ? { digits, scale: scale - 2 } : { digits: digits * 10 ** (2 - scale), scale: 0 };
  return formatPercent(formatRate(moved));
}
