import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { formatVenueFile } from "./format-venue-file.ts";
import { findJsonBreak } from "./json-text/find-json-break.ts";
import { parseVenueFile } from "./parse-venue-file.ts";

/** Timeout for hundreds of generated files on a busy machine. */
const LONG = { timeout: 60_000 };

const importedAt = "2026-11-20T18:00:00.000Z";

const words = fc.oneof(
  fc
    .string({ unit: "grapheme", maxLength: 30 })
    .filter((text) => !/(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202a-\u202e]/u.test(text)),
  fc.constantFrom("Fish & Chips", "<b>Hot</b>", "Cr&egrave;me", "麻婆豆腐", "<script>x</script>", "&lt;i&gt;"),
);
const name = words.map((text) => `Dish ${text}`);
const amount = fc.integer({ min: 0, max: 100_000 }).map((cents) => (cents / 100).toFixed(2));
const localization = fc.record({ "fr-CA": fc.record({ name }, { requiredKeys: [] }) }, { requiredKeys: [] });

const groups = fc.letrec<{ groups: object[]; value: object }>((tie) => ({
  groups: fc.array(
    fc.record(
      {
        name,
        type: fc.constantFrom("addons", "pricing"),
        required: fc.boolean(),
        values: fc.array(tie("value"), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 2 },
  ),
  value: fc.record({ name, price: amount, options: tie("groups") }, { requiredKeys: ["name"] }),
})).groups;

const item = fc.record(
  {
    name,
    price: amount,
    description: words,
    localization,
    published_at: fc.constantFrom(null, "2026-01-01"),
    sold_out: fc.boolean(),
    allergens: fc.constantFrom("Milk", "none", "egg, soya"),
    options: groups,
  },
  { requiredKeys: ["name", "price"] },
);
const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
const date = day.map((instant) => instant.toISOString().slice(0, 10));
const person = fc.constantFrom("ana@example.ca", "Ben@Example.ca", "olu@example.ca");
const served = fc.array(fc.constant(1), { maxLength: 2 });
const rotation = fc.record(
  {
    name,
    start_date: date,
    weeks: fc.array(fc.record({ monday: served, sunday: served }, { requiredKeys: [] }), {
      minLength: 1,
      maxLength: 3,
    }),
    skip_dates: fc.array(fc.record({ date, reason: words }), { maxLength: 1 }),
    replacements: fc.array(fc.record({ date, menus: served }), { maxLength: 1 }),
  },
  { requiredKeys: ["start_date", "weeks"] },
);
const suite = fc.record(
  {
    name,
    owner: person,
    hosts: fc.array(person, { maxLength: 2 }),
    tab_limit: fc.option(amount),
    pre_order_delivery_time: fc.constantFrom("before", "beginning", "half-time"),
    pre_order_additional_notes: words,
    event_day_payment_preference: fc.constantFrom("charge", "invoice"),
  },
  { requiredKeys: ["name", "owner"] },
);
const event = fc.record({
  name,
  starts_at: fc.constant("2026-12-05T18:00"),
  ends_at: day.map((instant) => new Date(instant.getTime() + 63_072_000_000).toISOString()),
  operators: fc.array(person, { maxLength: 2 }),
  event_suites: fc.array(suite, { maxLength: 2 }),
});
const user = fc.record({ email: person, password: fc.constant("Grand$tand8"), suiteOperator: fc.boolean() });

const parts = fc.record({
  restaurant: fc.record(
    {
      name,
      slug: fc.constantFrom("the-grill", "cafe-1"),
      description: words,
      service_charge: fc.constantFrom("18", "18%", "5.00$"),
    },
    { requiredKeys: ["name", "slug"] },
  ),
  menus: fc.array(
    fc.record(
      {
        name,
        items: fc.array(item, { maxLength: 3 }),
        sections: fc.array(fc.record({ name, items: fc.array(item, { maxLength: 3 }) }), { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 3 },
  ),
  discounts: fc.uniqueArray(
    fc.record({ code: fc.constantFrom("A", "B", "C"), value: fc.constantFrom("10%", "5.00$") }),
    {
      selector: (discount) => discount.code,
    },
  ),
  events: fc.array(event, { maxLength: 2 }),
  users: fc.uniqueArray(user, { selector: ({ email }) => email, maxLength: 2 }),
  rotations: fc.array(rotation, { maxLength: 2 }),
});
/** The generated rotations refer to the first menu. If a document has no menus, its rotations are removed. */
const venueDocument = parts.map(({ menus: [first, ...others], rotations, ...document }) =>
  first ? { ...document, menus: [{ id: 1, ...first }, ...others], rotations } : { ...document, menus: [] },
);

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
