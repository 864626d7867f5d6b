/** An amount of Canadian dollars as a whole number of cents. bill#cents. */
export type Cents = number & { readonly __unit: "cents" };

const AMOUNT = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Brands an integer as cents. Throws for a fraction or an unsafe integer, which is a programming error. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

export const ZERO_CENTS: Cents = cents(0);

/** Parses a decimal amount exactly, such as `"12.50"` or `"-12"`; null if the text is invalid. */
export function parseCents(text: string): Cents | null {
  const match = AMOUNT.exec(text.trim());
  if (!match) return null;
  const magnitude = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  return cents(match[1] ? -magnitude : magnitude);
}

/** Formats an amount with two decimals for bodies, files and exports: 1250 becomes `"12.50"`. */
export function formatCents(amount: Cents): string {
  const magnitude = Math.abs(amount);
  const decimals = String(magnitude % 100).padStart(2, "0");
  return `${amount < 0 ? "-" : ""}${Math.trunc(magnitude / 100)}.${decimals}`;
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return cents(sum);
}
