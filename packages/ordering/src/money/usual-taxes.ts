/** Rates of one or two taxes, as decimal fractions. */
export type UsualTax = { readonly tax1: string; readonly tax2?: string };

const GST = "0.05";

/**
 * The taxes on restaurant food by province: the harmonized one, or the federal one and the province's. bill#whose-rate.
 */
const USUAL_TAXES: Readonly<Record<string, UsualTax>> = {
  AB: { tax1: GST },
  BC: { tax1: GST, tax2: "0.07" },
  MB: { tax1: GST, tax2: "0.07" },
  NB: { tax1: "0.15" },
  NL: { tax1: "0.15" },
  NS: { tax1: "0.14" },
  NT: { tax1: GST },
  NU: { tax1: GST },
  ON: { tax1: "0.13" },
  PE: { tax1: "0.15" },
  QC: { tax1: GST, tax2: "0.09975" },
  SK: { tax1: GST, tax2: "0.06" },
  YT: { tax1: GST },
};

/** Returns the usual taxes of a province with their sum in percent; null for another place. */
export function usualTax(province: string | null | undefined): (UsualTax & { readonly percent: number }) | null {
  const tax = USUAL_TAXES[province ?? ""];
  if (tax === undefined) return null;
  return { ...tax, percent: Math.round((Number(tax.tax1) + Number(tax.tax2 ?? 0)) * 1e7) / 1e5 };
}
