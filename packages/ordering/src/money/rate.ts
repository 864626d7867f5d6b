/**
 * An exact decimal: `digits` divided by ten to the power of `scale`. The tax rate `"0.09975"` is 9975 at
 * scale 5. bill#rates.
 */
export type Rate = { readonly digits: number; readonly scale: number };

const DECIMAL = /^(\d{1,7})(?:\.(\d{1,7}))?$/;

export const ZERO_RATE: Rate = { digits: 0, scale: 0 };

/** Parses a non-negative decimal exactly; null if the text is invalid. Drops trailing zeros. */
export function parseRate(text: string): Rate | null {
  const match = DECIMAL.exec(text.trim());
  if (!match) return null;
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  return { digits: Number(match[1] + fraction), scale: fraction.length };
}

/** Formats a rate as its shortest decimal text: `"0.13"`, `"0"`. */
export function formatRate(rate: Rate): string {
  if (rate.scale === 0) return String(rate.digits);
  const digits = String(rate.digits).padStart(rate.scale + 1, "0");
  return `${digits.slice(0, -rate.scale)}.${digits.slice(-rate.scale)}`;
}

export function isZeroRate(rate: Rate): boolean {
  return rate.digits === 0;
}

/** Compares two rates by value, as a sort function does. */
export function compareRates(one: Rate, other: Rate): number {
  const scale = Math.max(one.scale, other.scale);
  return one.digits * 10 ** (scale - one.scale) - other.digits * 10 ** (scale - other.scale);
}
