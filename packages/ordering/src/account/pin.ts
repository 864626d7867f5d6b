export const PIN_MAX_LENGTH = 6;
/** Wrong PINs in a row after which a person's PIN is locked. staff#pin-lock. */
const PIN_TRIES = 5;

const MINUTE_MS = 60_000;
const LONGEST_LOCK_MS = 15 * MINUTE_MS;

/** A rule that a PIN breaks: four to six digits; not one digit repeated, and not a run such as 1234. */
type PinFault = "digits" | "common";

/** Checks a new PIN; null if it is allowed. staff#pin. */
export function checkPin(pin: string): PinFault | null {
  if (!/^\d{4,6}$/.test(pin)) return "digits";
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1 ? "common" : null;
}

/**
 * Returns how long in ms the wrong PIN number `tries` in a row locks the PIN: a minute at the fifth, twice as
 * long at every further fifth, at most a quarter of an hour; 0 for all others. staff#pin-lock.
 */
export function pinLockMs(tries: number): number {
  if (tries === 0 || tries % PIN_TRIES !== 0) return 0;
  return Math.min(MINUTE_MS * 2 ** (tries / PIN_TRIES - 1), LONGEST_LOCK_MS);
}
