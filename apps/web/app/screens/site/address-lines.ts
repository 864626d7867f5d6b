/** A Canadian or American postal code at the end of an address. */
const POSTAL_CODE = /^(.+?),? ([A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}(?:-\d{4})?)$/i;

/** The town at the end of the rest: `Toronto, ON`, or `Québec (Québec)`. */
const TOWN = /^(.+?), ([^,]+(?:, [A-Z]{2})?)$/;

const NO_BREAK_SPACE = "\u00a0";

/**
 * Splits a written address into the street and the town with its postal code, so that no line consists of the
 * code alone. An address of another form stays one line. screens#venue-card.
 */
export function addressLines(address: string): string[] {
  const [, rest = "", code = ""] = POSTAL_CODE.exec(address.trim()) ?? [];
  const [, street, town] = TOWN.exec(rest.trim()) ?? [];
  if (street === undefined || town === undefined) return [address];
  return [street, `${town}${NO_BREAK_SPACE}${code.replace(" ", NO_BREAK_SPACE)}`];
}
