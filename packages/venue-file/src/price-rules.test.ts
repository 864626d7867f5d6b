import { type PriceRuleData, WEEKDAYS } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { listDifferences } from "./draft/list-differences.ts";
import { putTogether, takeApart } from "./draft/things.ts";
import { formatVenueFile } from "./format-venue-file.ts";
import { openVenueFile, parseVenueFile } from "./parse-venue-file.ts";
import { formatFault, formatWarning } from "./reading/findings.ts";
import type { VenueFile } from "./venue-file.ts";

const OPTIONS = { importedAt: "2026-11-20T12:00:00.000Z" };
const HAPPY_HOUR = {
  id: 1,
  name: "Happy hour",
  sections: [3],
  days: WEEKDAYS.slice(0, 5),
  from: "15:00",
  to: "18:00",
  percent_off: "25",
} as const;
const SIZES = {
  id: 40,
  name: "Size",
  type: "pricing",
  required: true,
  values: [
    { id: 41, name: "Pint", price: "8.00" },
    { id: 42, name: "Pitcher", price: "20.00" },
  ],
};

type Parts = { readonly beer?: object; readonly rules?: readonly object[]; readonly more?: object };

const fileOf = ({ beer = {}, rules = [HAPPY_HOUR], more = {} }: Parts = {}) => ({
  restaurant: { id: 7, name: "A", slug: "a", payment_processor: "payOnPremise" },
  menus: [
    {
      id: 1,
      name: "Bar",
      sections: [
        {
          id: 3,
          name: "Beer",
          items: [
            { id: 10, name: "Blonde", price: "9.99", ...beer },
            { id: 11, name: "Draft", price: "0.00", options: [SIZES] },
          ],
        },
      ],
      items: [{ id: 12, name: "Fries", price: "5.00" }],
    },
  ],
  price_rules: rules,
  ...more,
});

function parse(file: object, standing: VenueFile | null = null) {
  const opened = openVenueFile(JSON.stringify(file), OPTIONS);
  const parsed = "faults" in opened ? opened : opened.read(standing);
  if ("faults" in parsed) throw new Error(parsed.faults.map(formatFault).join("\n"));
  return parsed;
}

const faultsOf = (rule: object) => {
  const parsed = parseVenueFile(JSON.stringify(fileOf({ rules: [{ ...HAPPY_HOUR, ...rule }] })), OPTIONS);
  return "faults" in parsed ? parsed.faults.map(formatFault) : [];
};
const warningsOf = (file: object) => parse(file).warnings.map(formatWarning);
const beerOf = ({ menus: [menu] }: VenueFile) => menu?.sections?.[0]?.items?.[0];
const draftOf = ({ menus: [menu] }: VenueFile) => menu?.sections?.[0]?.items?.[1];
const MONDAY = "a".repeat(60) + "b".repeat(12) + "a".repeat(24);

describe("menu#price-rules: the dishes under rules have their schedules from them", () => {
  it("at an import: a dish, and each of its sizes, but no other dish", () => {
    const { venue } = parse(fileOf());
    expect(beerOf(venue)).toMatchObject({
      price_schedule: [...new Array(5).fill(MONDAY), "a".repeat(96), "a".repeat(96)],
      additional_prices: { a: "9.99", b: "7.49" },
    });
    const prices = draftOf(venue)?.options?.[0]?.values?.map(({ additional_prices }) => additional_prices);
    expect(prices).toEqual([
      { a: "8.00", b: "6.00" },
      { a: "20.00", b: "15.00" },
    ]);
    expect(draftOf(venue)).not.toHaveProperty("price_schedule");
    expect(venue.menus[0]?.items?.[0]).not.toHaveProperty("price_schedule");
  });

  it("by a column of prices of dishes and sizes", () => {
    const { percent_off: _off, ...hours } = HAPPY_HOUR;
    const { venue, warnings } = parse(fileOf({ rules: [{ ...hours, prices: { 10: 7 }, size_prices: { 42: "18" } }] }));
    expect(venue.price_rules).toEqual([{ ...hours, prices: { 10: "7.00" }, size_prices: { 42: "18.00" } }]);
    expect(beerOf(venue)?.additional_prices).toEqual({ a: "9.99", b: "7.00" });
    const [pint, pitcher] = draftOf(venue)?.options?.[0]?.values ?? [];
    expect([pint?.price_schedule, pitcher?.additional_prices]).toEqual([undefined, { a: "20.00", b: "18.00" }]);
    expect(warnings).toEqual([]);
  });

  it("and a closed dish closes its sizes", () => {
    const { percent_off: _off, ...hours } = HAPPY_HOUR;
    const { venue } = parse(fileOf({ rules: [{ ...hours, only_then: true }] }));
    expect(draftOf(venue)?.price_schedule?.[0]).toBe("x".repeat(60) + "a".repeat(12) + "x".repeat(24));
    expect(draftOf(venue)?.options?.[0]?.values?.[0]).not.toHaveProperty("price_schedule");
  });

  it("also by the ids that an import makes", () => {
    const more = { menus: [{ name: "Bar", sections: [{ name: "Beer", items: [{ name: "Blonde", price: "8.00" }] }] }] };
    const { venue, warnings } = parse(fileOf({ rules: [{ ...HAPPY_HOUR, sections: ["beer"] }], more }));
    expect(beerOf(venue)?.additional_prices).toEqual({ a: "8.00", b: "6.00" });
    expect(warnings).toEqual([]);
  });
});

describe("menu#price-rules-derived: a schedule of rules is derived", () => {
  it("An export has both, and its import and export are the same.", () => {
    const { venue } = parse(fileOf());
    const text = formatVenueFile(venue);
    const again = parse(JSON.parse(text));
    expect(text).toContain('"price_rules"');
    expect(text).toContain('"price_schedule"');
    expect(formatVenueFile(again.venue)).toBe(text);
    expect(again.warnings).toEqual([]);
  });

  it("A dish whose file has another schedule is named, and the rules count.", () => {
    const other = { price_schedule: new Array(7).fill("q".repeat(96)), additional_prices: { q: "1.00" } };
    expect(warningsOf(fileOf({ beer: other }))).toEqual([
      expect.stringMatching(/^menus\[0\]\.sections\[0\]\.items\[0\]\.price_schedule: of "Blonde" is replaced/),
    ]);
    expect(beerOf(parse(fileOf({ beer: other })).venue)?.additional_prices).toEqual({ a: "9.99", b: "7.49" });
  });

  it("The same schedule in other letters is no other schedule.", () => {
    const schedule = beerOf(parse(fileOf()).venue)?.price_schedule?.map((day) => day?.replaceAll("b", "Z"));
    const beer = { price_schedule: schedule, additional_prices: { a: "9.99", Z: "7.49" } };
    expect(warningsOf(fileOf({ beer }))).toEqual([]);
  });

  it("A file with other rules, or none, changes the schedules of the standing menus.", () => {
    const { venue } = parse(fileOf());
    const { restaurant } = fileOf();
    const cheaper = parse({ restaurant, price_rules: [{ ...HAPPY_HOUR, percent_off: "50" }] }, venue);
    expect(beerOf(cheaper.venue)?.additional_prices).toEqual({ a: "9.99", b: "4.99" });
    const without = parse({ restaurant, price_rules: [] }, venue);
    expect(beerOf(without.venue)).not.toHaveProperty("price_schedule");
    expect([...cheaper.warnings, ...without.warnings]).toEqual([]);
  });

  it("A file without rules keeps those of the venue, also for its new menus.", () => {
    const { venue } = parse(fileOf());
    const { price_rules: _rules, ...file } = fileOf({ beer: { price: "12.00" } });
    expect(beerOf(parse(file, venue).venue)?.additional_prices).toEqual({ a: "12.00", b: "9.00" });
  });

  it("A change of a rule is one difference: the schedules are none.", () => {
    const before = parse(fileOf()).venue;
    const after = parse(fileOf({ rules: [{ ...HAPPY_HOUR, percent_off: "50" }] })).venue;
    expect(listDifferences(before, after)).toEqual([
      {
        change: "changed",
        thing: "price_rule:1",
        kind: "price_rule",
        name: "Happy hour",
        place: [],
        fields: [{ field: "percent_off", was: "25", is: "50" }],
      },
    ]);
    expect(listDifferences(before, parse(fileOf({ rules: [] })).venue)).toMatchObject([
      { change: "gone", thing: "price_rule:1" },
    ]);
  });

  it("A draft is put together without them, so that a removed rule leaves none.", () => {
    const things = new Map(takeApart(parse(fileOf()).venue));
    expect(things.get("item:10")?.fields).not.toHaveProperty("price_schedule");
    things.delete("price_rule:1");
    expect(beerOf(parse(putTogether(things)).venue)).not.toHaveProperty("price_schedule");
  });
});

describe("menu#price-rules: what is wrong with a rule", () => {
  it.each<[title: string, rule: object, said: string]>([
    ["no day", { days: [] }, "price_rules[0].days: holds no days"],
    ["an unknown day", { days: ["holiday"] }, 'price_rules[0].days[0]: is "holiday"'],
    ["a time between quarter-hours", { from: "15:10" }, 'price_rules[0].from: is "15:10"'],
    ["a start at the day's end", { from: "24:00" }, 'price_rules[0].from: is "24:00"'],
    ["no hours", { to: "15:00" }, "price_rules[0].to: is 15:00, as from is"],
    ["two effects", { only_then: true }, "price_rules[0]: has 2 effects"],
    ["more than all off", { percent_off: "101" }, 'price_rules[0].percent_off: is "101"'],
    ["a price that is none", { percent_off: null, prices: { 10: "dear" } }, 'price_rules[0].prices["10"]: is "dear"'],
    ["prices as a list", { percent_off: null, prices: [] }, "price_rules[0].prices: is a list"],
  ])("%s is a fault.", (_title, rule, said) => {
    expect(faultsOf(rule)).toEqual([expect.stringContaining(said)]);
  });

  it("More prices than a schedule has letters are a fault that names the dish.", () => {
    const rules = Array.from({ length: 52 }, (_, index) => ({
      ...HAPPY_HOUR,
      id: index,
      from: `${String(Math.floor(index / 4)).padStart(2, "0")}:${String((index % 4) * 15).padStart(2, "0")}`,
      percent_off: String(index + 1),
    }));
    const parsed = parseVenueFile(JSON.stringify(fileOf({ rules: rules as readonly PriceRuleData[] })), OPTIONS);
    expect("faults" in parsed && parsed.faults.map(formatFault)).toContain(
      'menus[0].sections[0].items[0]: give "Blonde" more than 51 different prices; expected at most 51 prices of a dish in a week',
    );
  });

  it("More than 52 rules over a dish are a fault that names the dish.", () => {
    const rules = Array.from({ length: 53 }, (_, id) => ({ ...HAPPY_HOUR, id }));
    const parsed = parseVenueFile(JSON.stringify(fileOf({ rules: rules as readonly PriceRuleData[] })), OPTIONS);
    expect("faults" in parsed && parsed.faults.map(formatFault)).toContain(
      'menus[0].sections[0].items[0]: has "Blonde" under more than 52 price rules; expected at most 52 rules over a dish',
    );
  });

  it.each<[title: string, rule: object, said: string]>([
    ["of a dish that is gone", { items: [99] }, 'price_rules[0].items[0]: is "99", which is no item in this file'],
    ["without an effect", { percent_off: null }, "price_rules[0]: has no effect: it has none of"],
    ["over nothing", { sections: [] }, "price_rules[0]: has no effect: it names no menu, section or dish"],
    [
      "with a price of a dish that is gone",
      { percent_off: null, prices: { 99: "1.00" } },
      'price_rules[0].prices["99"]: has no effect',
    ],
    [
      "with a price of a choice that is no size",
      { percent_off: null, size_prices: { 10: "1.00" } },
      'price_rules[0].size_prices["10"]: has no effect',
    ],
  ])("A rule %s gets a doubt.", (_title, rule, said) => {
    expect(warningsOf(fileOf({ rules: [{ ...HAPPY_HOUR, ...rule }] }))).toEqual([expect.stringContaining(said)]);
  });
});
