import { z } from "zod";
import { EXPECTED, WRONG } from "../wording.ts";
import { amount } from "./decimal-readers.ts";
import { addFault } from "./findings.ts";
import { pathTo } from "./json-path.ts";
import { isPlainObject, leaf } from "./schema-types.ts";

/** Reads the prices of a schedule's letters. menu#price-schedule. */
export const letterPrices = leaf<Record<string, string>>({
  expected: EXPECTED.letterPrices,
  file: z.record(z.string().regex(/^[A-Za-z]$/), amount.nullable()),
  answer: z.record(z.string(), z.string().nullable()),
  read: (value, path, reading) => {
    const prices: Record<string, string> = {};
    if (!isPlainObject(value)) {
      addFault(reading, path, WRONG.not(value, EXPECTED.letterPrices));
      return prices;
    }
    for (const [letter, price] of Object.entries(value)) {
      const at = pathTo(path, letter);
      if (!/^[A-Za-z]$/.test(letter)) addFault(reading, at, WRONG.not(letter, EXPECTED.letterPrices));
      else if (price !== null) prices[letter] = amount.traits.read(price, at, reading);
    }
    return prices;
  },
});

/** Reads seven strings of 96 letters, or an empty list that stands for no schedule. menu#price-schedule. */
export const priceSchedule = leaf<string[]>({
  expected: EXPECTED.letters,
  file: z.union([z.array(z.never()).max(0), z.array(z.string().regex(/^[A-Za-z]{96}$/)).length(7)]),
  answer: z.array(z.string().nullable()),
  read: (value, path, reading) => {
    if (!Array.isArray(value) || (value.length !== 0 && value.length !== 7)) {
      addFault(reading, path, WRONG.not(value, EXPECTED.letters));
      return [];
    }
    for (const [weekday, letters] of value.entries()) {
      if (typeof letters === "string" && /^[A-Za-z]{96}$/.test(letters)) continue;
      addFault(reading, pathTo(path, weekday), WRONG.not(letters, EXPECTED.letters));
    }
    return value;
  },
});
