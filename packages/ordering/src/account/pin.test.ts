import { describe, expect, it } from "vitest";
import { checkPin, pinLockMs } from "./pin.ts";

describe("staff#pin: a PIN", () => {
  it.each(["2580", "48213", "907162", "1357"])("may be %s", (pin) => expect(checkPin(pin)).toBeNull());

  it.each(["", "123", "1234567", "12a4", "١٢٣٤", " 2580"])("has four to six digits: %j", (pin) =>
    expect(checkPin(pin)).toBe("digits"),
  );

  it.each(["0000", "777777", "1234", "45678", "9876", "543210"])("is not a repetition or a run: %s", (pin) =>
    expect(checkPin(pin)).toBe("common"),
  );
});

describe("staff#pin-lock: wrong PINs in a row", () => {
  it("lock the PIN at every fifth: for a minute, then for twice as long, for a quarter of an hour at most", () => {
    const minutes = Array.from({ length: 31 }, (_, tries) => pinLockMs(tries) / 60_000);
    expect(minutes.filter((_, tries) => tries % 5 !== 0).every((lock) => lock === 0)).toBe(true);
    expect(minutes.filter((_, tries) => tries % 5 === 0)).toEqual([0, 1, 2, 4, 8, 15, 15]);
  });
});
