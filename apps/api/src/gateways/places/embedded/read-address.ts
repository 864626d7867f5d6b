/** Canadian postal code, with or without its space, or its first half only. Some letters are never used. */
const POSTAL_CODE = /\b([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d))?\b/i;
/** House number and street name, with an optional unit before (`4-123`, `unit 4`). */
const NUMBER_AND_STREET =
  /^(?:(?:app?\.?|apt\.?|unit|suite|unité|bureau|#)\s*#?\w+[\s,-]+)?(?:\w{1,5}-)?\d{1,6}(?:[a-z]|\s*½)?,?\s+.*\p{L}{2,}/iu;

export type WrittenAddress = {
  readonly prefix: string | null;
  readonly postalCode: string | null;
  /** Whether the text begins with a house number and a street. */
  readonly hasStreetNumber: boolean;
  /** Comma-separated parts without the postal code. */
  readonly parts: readonly string[];
};

/**
 * Parses a Canadian street address, such as `123 Main St, Toronto, ON M5V 2T6` or `4-123, rue Main, Montréal
 * H2X 1Y4`.
 */
export function readAddress(text: string): WrittenAddress {
  const found = POSTAL_CODE.exec(text);
  const prefix = found?.[1]?.toUpperCase() ?? null;
  const rest = found?.[2]?.toUpperCase();
  const withoutCode = found ? `${text.slice(0, found.index)},${text.slice(found.index + found[0].length)}` : text;
  const parts = withoutCode
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "");
  return {
    prefix,
    postalCode: prefix && rest ? `${prefix} ${rest}` : null,
    hasStreetNumber: NUMBER_AND_STREET.test(parts.join(" ")),
    parts,
  };
}
