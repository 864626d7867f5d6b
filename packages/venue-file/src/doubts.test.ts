import { describe, expect, test } from "vitest";
import { findPlaces } from "./find-places.ts";
import { parseVenueFile } from "./parse-venue-file.ts";
import { formatFault } from "./reading/findings.ts";
import { dish, findingsOf, TAXED } from "./testing/findings-of.ts";

describe("venue#file-doubts: valid but implausible settings get a warning", () => {
  test("A plain venue gets none.", () => expect(findingsOf({})).toEqual([]));

  test.each<[title: string, restaurant: object, parts: object, said: string | RegExp]>([
    [
      "no tax where cards are taken",
      { tax_rate: undefined },
      {},
      "restaurant.tax_rate: is missing: guests pay by card",
    ],
    [
      "a tax by an unknown name",
      { tax_rate: { HST: "0.13" } },
      {},
      "restaurant.tax_rate: is missing: guests pay by card",
    ],
    [
      "a tenth of a tax",
      { tax_rate: { tax1: "0.013" } },
      {},
      "restaurant.tax_rate: adds up to 1.3 %, where ON has 13 %",
    ],
    [
      "a small-order rebate without a rate",
      { tax_rebate: { max_amount: "4" } },
      {},
      "restaurant.tax_rebate: has no rate: dishes that total at most 4.00 are not taxed",
    ],
    [
      "another province's tax",
      { tax_rate: { tax1: "0.05", tax2: "0.09975" } },
      {},
      "adds up to 14.975 %, where ON has 13 %",
    ],
    [
      "words of gift cards that are not taken",
      { voucher: { title: "Our card", hide_scanner: true } },
      {},
      "restaurant.voucher.type: is missing, so guests see no field for a gift card",
    ],
    [
      "gift cards that no guest can enter",
      {},
      { gift_cards: [{ code: "MAPLE-4821-QRTZ", balance: "50.00" }] },
      "restaurant.voucher.type: is missing, so guests see no field for a gift card",
    ],
    ["a dish's odd tax", {}, dish({ tax_rate: { tax1: "0.5" } }), "menus[0].items[0].tax_rate: adds up to 50 %"],
    [
      "a bilingual venue without French",
      {
        locales: [
          { locale_short: "en", locale_long: "en-CA", is_default: true },
          { locale_short: "fr", locale_long: "fr-CA" },
        ],
      },
      {},
      "restaurant.locales: offers French, but no menu",
    ],
    [
      "a gift card that can be guessed",
      {},
      { gift_cards: [{ code: "1234", balance: "50.00" }] },
      "gift_cards[0].code: can be guessed",
    ],
    ["a gift card of one letter", {}, { gift_cards: [{ code: "AAAA-AAAA-AAAA", balance: "50.00" }] }, "can be guessed"],
    [
      "a gift card in cents",
      {},
      { gift_cards: [{ code: "BRAISE-7K4M-9QXT", balance: "5000" }] },
      "gift_cards[0].balance: is 5000.00",
    ],
    [
      "a code that takes everything off",
      {},
      { discounts: [{ code: "STAFF", value: "100%" }] },
      "discounts[0].value: discounts the whole bill",
    ],
    ["a code that takes nothing off", {}, { discounts: [{ code: "X", value: "0%" }] }, "discounts nothing"],
    [
      "hours from 11:00 to 11:00",
      { hours: [{ weekday: 0, start_time: "11:00", end_time: "11:00" }] },
      {},
      "restaurant.hours[0]: opens and closes at 11:00",
    ],
    [
      "a holiday's hours",
      { holiday_hours: [{ date: "2026-12-24", start_time: "9:00", end_time: "09:00" }] },
      {},
      "restaurant.holiday_hours[0]: opens and closes at 09:00",
    ],
    [
      "a price in cents",
      {},
      dish({ price: 1250 }),
      "menus[0].items[0].price: is 1250.00: was the amount given in cents?",
    ],
    [
      "a choice's price in cents",
      {},
      dish({ options: [{ values: [{ name: "Bacon", price: "1250" }] }] }),
      "menus[0].items[0].options[0].values[0].price: is 1250.00",
    ],
    ["a dish for nothing", {}, dish({ price: "0" }), "menus[0].items[0].price: is 0.00: it costs nothing"],
    [
      "a member's price above the price",
      {},
      dish({ memberPrice: "9.00", promos: ["GOLD"] }),
      "memberPrice: is more than the price",
    ],
    [
      "a table's code twice",
      { generic_table_locations: [{ location: "Patio", areas: ["Table 4:T4", "Table 5:t4"] }] },
      {},
      'restaurant.generic_table_locations[0].areas[1]: has the code "t4" of restaurant.generic_table_locations[0].areas[0]',
    ],
    [
      "a preparation longer than the notice",
      {},
      dish({}, { required_notice: 30, estimated_prep_time: 60 }),
      "menus[0].estimated_prep_time: is 60 minutes, longer than the notice of 30",
    ],
    [
      "a long notice that an order for as soon as possible does not keep",
      {},
      dish({}, { required_notice: 120, estimated_prep_time: 20 }),
      "menus[0].required_notice: is 120 minutes, which an order for as soon as possible does not respect: set on_demand to false to refuse such orders",
    ],
    [
      "promos without a price",
      {},
      dish({ promos: ["GOLD"] }),
      "menus[0].items[0].promos: has no effect without a memberPrice",
    ],
    [
      "prices by letters without a schedule",
      {},
      dish({ price: "0", additional_prices: { a: "5.00" } }),
      "menus[0].items[0].additional_prices: has no effect without a price_schedule",
    ],
    [
      "a dish for nothing, whose letters have no hours",
      {},
      dish({ price: "0", additional_prices: { a: "5.00" } }),
      "menus[0].items[0].price: is 0.00: it costs nothing",
    ],
    [
      "a menu in no kind of order",
      {},
      dish({}, { dine_in: false, on_demand: false, scheduled: false }),
      "menus[0]: cannot be ordered from",
    ],
    ["a service charge of 150 %", { service_charge: "150%" }, {}, "restaurant.service_charge: adds 150% to an order"],
    [
      "a tip of 180 %",
      { tipConfig: { default_values: ["15", "180"] } },
      {},
      "restaurant.tipConfig.default_values[1]: offers a tip of 180 %",
    ],
  ])("%s", (_title, restaurant, parts, said) => {
    expect(findingsOf(restaurant, parts)).toEqual(expect.arrayContaining([expect.stringContaining(String(said))]));
  });

  test("A notice that orders keep, or that the preparation takes, is plausible.", () => {
    expect(findingsOf({}, dish({}, { required_notice: 30 }))).toEqual([]);
    expect(findingsOf({}, dish({}, { required_notice: 120, on_demand: false }))).toEqual([]);
    expect(findingsOf({}, dish({}, { required_notice: 120, estimated_prep_time: 120 }))).toEqual([]);
    expect(findingsOf({ k12: true }, dish({}, { required_notice: 120 }))).toEqual([]);
  });

  test("Settings that make orders free or impossible are a fault.", () => {
    expect(findingsOf({}, { discounts: [{ code: "X", value: "110%" }] })).toEqual([
      'discounts[0].value: is "110%"; expected at most 100%',
    ]);
    // Beside other faults, too.
    const wrong = { discounts: [{ code: "X", value: "110%", max_uses: 0 }] };
    expect(findingsOf({}, wrong)).toEqual([
      expect.stringContaining("discounts[0].max_uses"),
      expect.stringContaining("discounts[0].value"),
    ]);
    const school = { k12: true, order_options: { order_cutoff_days: 5, max_advanced_order_days: 3 } };
    expect(findingsOf(school)).toEqual([expect.stringContaining("before the first date that can be ordered")]);
  });
});

describe("venue#file-places: a fault and a warning have their dish and line", () => {
  test("The line is the field's, or that of the object that lacks it, with the dish's name.", () => {
    const file = JSON.stringify(
      {
        menus: [{ items: [{ name: "Soupe &eacute;t&eacute;", options: [{ name: "Size", values: [{ name: "L" }] }] }] }],
      },
      null,
      1,
    );
    const path = "menus[0].items[0].options[0].values[0].price";
    const placeOf = findPlaces(file, [path, "menus[0].items[0].price", "menus", "discounts[0].code"]);
    expect(placeOf("menus[0].items[0].price")).toBe('line 5, "Soupe été": ');
    expect(placeOf(path)).toBe('line 11, "Soupe été": ');
    expect(placeOf("menus")).toBe("line 2: ");
    expect(placeOf("discounts[0].code")).toBe("line 1: ");
  });

  test("A setting has its own line; an entry of a list that is no object has the list's.", () => {
    const restaurant = { name: "Gril", slug: "Le Gril", tipConfig: { default_values: ["15", "much"] } };
    const placeOf = findPlaces(JSON.stringify({ restaurant, discounts: [{ code: "" }] }, null, 1), [
      "restaurant.slug",
      "restaurant.tipConfig.default_values[1]",
      "restaurant.tax_rate",
      "discounts[0].code",
    ]);
    expect(placeOf("restaurant.slug")).toBe("line 4: ");
    expect(placeOf("restaurant.tipConfig.default_values[1]")).toBe("line 6: ");
    expect(placeOf("restaurant.tax_rate")).toBe("line 2: ");
    expect(placeOf("discounts[0].code")).toBe("line 14: ");
  });

  test("A file of a single value has its first line.", () => {
    expect(findPlaces("null", ["(the file)"])("(the file)")).toBe("line 1: ");
  });
});

describe("venue#file-same: values that look-ups treat as equal are a fault with both paths", () => {
  test.each<[title: string, parts: object, path: string, earlier: string]>([
    [
      "codes in capitals",
      {
        discounts: [
          { code: "RIDEAU10", value: "10%" },
          { code: "rideau10", value: "5%" },
        ],
      },
      "discounts[1].code",
      "discounts[0].code",
    ],
    [
      "gift cards with and without hyphens",
      {
        gift_cards: [
          { code: "NEIGE-5H2M-8RKD", balance: "5" },
          { code: "neige5h2m 8rkd", balance: "6" },
        ],
      },
      "gift_cards[1].code",
      "gift_cards[0].code",
    ],
    [
      "members in capitals",
      { membership: { members: [{ identifier: "M-2001" }, { identifier: "m-2001" }] } },
      "membership.members[1].identifier",
      "membership.members[0].identifier",
    ],
    [
      "members by phone",
      { membership: { members: [{ identifier: "416-555-0123" }, { identifier: "(416) 555 0123" }] } },
      "membership.members[1].identifier",
      "membership.members[0].identifier",
    ],
    [
      "users",
      { users: [{ email: "Ana@example.ca" }, { email: "ana@example.ca" }] },
      "users[1].email",
      "users[0].email",
    ],
  ])("%s", (_title, parts, path, earlier) => {
    expect(findingsOf({}, parts)).toEqual([
      expect.stringMatching(new RegExp(`^${quoted(path)}: is ".*", which ${quoted(earlier)} has already`)),
    ]);
  });
});

const quoted = (text: string) => text.replace(/[[\].]/g, "\\$&");

describe("venue#file-instants: a day is the venue's, to its end; a time without a zone is the venue's", () => {
  function discountOf(zone: string | undefined, times: object): object {
    const restaurant = { ...TAXED, ...(zone ? { menu_configuration: { zone } } : {}) };
    const text = JSON.stringify({ restaurant, menus: [], discounts: [{ code: "X", value: "5%", ...times }] });
    const parsed = parseVenueFile(text, { importedAt: "2026-11-20T12:00:00.000Z" });
    if ("faults" in parsed) throw new Error(parsed.faults.map(formatFault).join("\n"));
    return parsed.venue.discounts[0] ?? {};
  }

  test.each<[zone: string | undefined, written: object, read: object]>([
    [
      undefined,
      { starts_at: "2026-11-20", ends_at: "2026-11-20" },
      { starts_at: "2026-11-20T05:00:00.000Z", ends_at: "2026-11-21T05:00:00.000Z" },
    ],
    [
      "America/Vancouver",
      { starts_at: "2026-07-01", ends_at: "2026-07-31" },
      { starts_at: "2026-07-01T07:00:00.000Z", ends_at: "2026-08-01T07:00:00.000Z" },
    ],
    [
      "America/St_Johns",
      { starts_at: "2026-11-20T18:30", ends_at: "2026-11-20 19:00:30" },
      { starts_at: "2026-11-20T22:00:00.000Z", ends_at: "2026-11-20T22:30:30.000Z" },
    ],
    [
      undefined,
      { starts_at: "2026-11-20T18:30:00Z", ends_at: "2026-11-20T18:30:00-05:00" },
      { starts_at: "2026-11-20T18:30:00.000Z", ends_at: "2026-11-20T23:30:00.000Z" },
    ],
  ])("%s %o", (zone, written, read) => expect(discountOf(zone, written)).toMatchObject(read));
});
