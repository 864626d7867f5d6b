/** A Canadian postal code, with or without its space, or its first half alone; some letters are never used. */
const POSTAL_CODE = /\b([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d))?\b/i;
/** A number with at most a letter, perhaps after a unit and a dash (`4-123`), then the name of a street. */
const NUMBER_AND_STREET =
  /^(?:(?:app?\.?|apt\.?|unit|suite|unité|bureau|#)\s*#?\w+[\s,-]+)?(?:\w{1,5}-)?\d{1,6}(?:[a-z]|\s*½)?,?\s+.*\p{L}{2,}/iu;

/** An address as far as its writing says. */
export type WrittenAddress = {
  /** The postal code's first half, in capitals. */
  readonly prefix: string | null;
  /** The whole postal code, `M5V 2T6`. */
  readonly postalCode: string | null;
  /** It begins with a house number and a street. */
  readonly hasStreetNumber: boolean;
  /** What stands between commas and is not the postal code, without what surrounds it. */
  readonly parts: readonly string[];
};

/** Reads an address as people write one in Canada: `123 Main St, Toronto, ON  M5V 2T6`, `4-123, rue Main, Montréal H2X 1Y4`. */
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
