import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { formatVenueFile } from "./format-venue-file.ts";
import { findJsonBreak } from "./json-text/find-json-break.ts";
import { parseVenueFile } from "./parse-venue-file.ts";
import { venueDocument } from "./testing/any-venue.ts";

/** Timeout for hundreds of generated files on a busy machine. */
const LONG = { timeout: 60_000 };

const importedAt = "2026-11-20T18:00:00.000Z";

function parse(text: string) {
  return parseVenueFile(text, { importedAt });
}

/** Reverses the field order of every object except translations, whose order is compared. */
function reversed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(reversed) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, key === "localization" ? inner : reversed(inner)]);
  return Object.fromEntries(entries.reverse());
}

function canParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Replaces one value of a document, as a typing error or an attacker would. */
function withDamage(document: unknown, steps: readonly number[], damage: unknown): unknown {
  const [step, ...further] = steps;
  if (step === undefined || typeof document !== "object" || document === null) return damage;
  const keys = Object.keys(document);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return damage;
  const inner = withDamage((document as Record<string, unknown>)[key], further, damage);
  if (Array.isArray(document)) return document.with(Number(key), inner);
  return { ...document, [key]: inner };
}

describe("Parsing and formatting", () => {
  test("an exported venue is parsed to the same venue", LONG, () => {
    fc.assert(
      fc.property(venueDocument, (document) => {
        const first = parse(JSON.stringify(document));
        if ("faults" in first) throw new Error(JSON.stringify(first.faults));
        const again = parseVenueFile(formatVenueFile(first.venue), { importedAt: "2027-01-01T00:00:00.000Z" });
        expect("venue" in again && again.venue).toEqual(first.venue);
      }),
      { numRuns: 150 },
    );
  });

  test("an export has the schema's order, whatever the database's", LONG, () => {
    fc.assert(
      fc.property(venueDocument, (document) => {
        const parsed = parse(JSON.stringify(document));
        if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults));
        expect(formatVenueFile(reversed(parsed.venue))).toBe(formatVenueFile(parsed.venue));
      }),
      { numRuns: 50 },
    );
  });

  test("sanitizing a text twice equals sanitizing it once", LONG, () => {
    const pieces = fc.constantFrom(
      "<",
      ">",
      "&",
      "b",
      "script",
      "lt;",
      "amp;",
      "/",
      " ",
      '"',
      "img src=x",
      "#60;",
      "p",
      "!--",
      "-->",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        const clean = cleanText(parts.join(""));
        expect(cleanText(clean)).toBe(clean);
        expect(clean.replace(/<\/?(?:b|i|em|strong|p|br)(?: \/)?>/g, "")).not.toMatch(/[<>]/);
      }),
      { numRuns: 500 },
    );
  });
});

describe("Whatever a file contains, the result is a venue or its faults, never an exception", () => {
  test("any JSON value", LONG, () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parse(text)).toSatisfy((answer: object) => "venue" in answer || "faults" in answer);
      }),
      { numRuns: 300 },
    );
  });

  test("a venue file with any value anywhere", LONG, () => {
    const steps = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(venueDocument, steps, fc.jsonValue(), (document, where, damage) => {
        const answer = parse(JSON.stringify(withDamage(document, where, damage)));
        if ("faults" in answer) expect(answer.faults.length).toBeGreaterThan(0);
        else expect("venue" in parse(formatVenueFile(answer.venue))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("valid JSON has no break, and invalid JSON breaks where it can no longer become valid", LONG, () => {
    const pieces = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ":",
      ",",
      '"a"',
      '"',
      "\\",
      "1",
      "-0.5e3",
      "true",
      " ",
      "\n",
      "\u0085",
    );
    const texts = fc.oneof(
      fc.json(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const position = findJsonBreak(text);
        if (canParse(text)) expect(position).toBe(text.length);
        else
          for (let end = position + 1; end <= text.length; end += 1) expect(canParse(text.slice(0, end))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test("a truncated venue file", LONG, () => {
    fc.assert(
      fc.property(venueDocument, fc.double({ min: 0, max: 0.999, noNaN: true }), (document, share) => {
        const text = JSON.stringify(document);
        expect("faults" in parse(text.slice(0, Math.floor(text.length * share)))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test("ten thousand dishes are parsed", LONG, () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({ name: `Dish ${index} & more`, price: "12.50" }));
    const parsed = parse(JSON.stringify({ restaurant: { name: "Big", slug: "big" }, menus: [{ items }] }));
    expect("venue" in parsed && parsed.venue.menus[0]?.items?.length).toBe(10_000);
  });
});
