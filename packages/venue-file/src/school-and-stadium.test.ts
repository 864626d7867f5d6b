import { describe, expect, test } from "vitest";
import { formatVenueFile } from "./format-venue-file.ts";
import { parseVenueFile } from "./parse-venue-file.ts";
import { formatFault, formatWarning } from "./reading/findings.ts";

const importedAt = "2026-11-20T18:00:00.000Z";
const PASSWORD = "Grand$tand8";

function parse(parts: object) {
  const menus = [
    { id: 1, name: "Pasta" },
    { id: "soup", name: "Soup" },
  ];
  const restaurant = { name: "The Stand", slug: "the-stand" };
  return parseVenueFile(JSON.stringify({ restaurant, menus, ...parts }), { importedAt });
}

function faultsOf(parts: object): string[] {
  const parsed = parse(parts);
  return "faults" in parsed ? parsed.faults.map(formatFault) : [];
}

function venueOf(parts: object) {
  const parsed = parse(parts);
  if ("faults" in parsed) throw new Error(parsed.faults.map(formatFault).join("\n"));
  return { ...parsed, texts: parsed.warnings.map(formatWarning) };
}

const rotation = {
  id: 4,
  name: "Autumn",
  localization: { "fr-CA": { name: "Automne" } },
  start_date: "2026-09-09",
  end_date: "2027-06-25",
  weeks: [{ monday: [1], tuesday: [1, "soup"] }, { friday: ["soup"] }],
  skip_dates: [
    { date: "2026-10-12", reason: "Thanksgiving", localization: { "fr-CA": { reason: "Action de grâce" } } },
  ],
  replacements: [{ date: "2026-10-30", menus: ["soup"], reason: "Halloween" }],
};
const suite = {
  id: 12,
  name: "Suite 12",
  owner: "ana@example.ca",
  hosts: ["ben@example.ca"],
  tab_limit: "500.00",
  pre_order_delivery_time: "half-time",
  pre_order_additional_notes: "By the north door",
  event_day_payment_preference: "invoice",
};
const event = {
  id: 3,
  name: "Final",
  starts_at: "2026-12-05T23:00:00.000Z",
  ends_at: "2026-12-06T02:00:00.000Z",
  pre_order_closes_at: "2026-12-03T17:00:00.000Z",
  operators: ["olu@example.ca"],
  event_suites: [suite],
};
const people = ["ana", "ben", "olu"].map((one) => ({ email: `${one}@example.ca` }));

describe("Rotations", () => {
  test("are unchanged after an import and an export", () => {
    const { venue } = venueOf({ rotations: [rotation] });
    expect(venue.rotations).toEqual([rotation]);
    expect(JSON.parse(formatVenueFile(venue)).rotations).toEqual([rotation]);
  });

  test("one without a name has the restaurant's, with an id made of it", () => {
    const { id: _id, name: _name, ...rest } = rotation;
    expect(venueOf({ rotations: [rest] }).venue.rotations).toMatchObject([{ id: "the-stand", name: "The Stand" }]);
  });

  test("every fault is listed with its path", () => {
    const faults = faultsOf({
      rotations: [
        { name: "Empty", start_date: "2026-02-30", weeks: [] },
        { ...rotation, end_date: "2026-09-08", weeks: [{ monday: [2], saturday: 1 }] },
        {
          ...rotation,
          skip_dates: [{ reason: "?" }, { date: "2026-10-12" }, { date: "2026-10-12" }],
          replacements: [{ date: "2026-10-13" }, { date: "2026-10-14", menus: [1, "salad"] }],
        },
      ],
    });
    expect(faults).toEqual([
      'rotations[0].start_date: is "2026-02-30"; expected a date such as "2026-12-25"',
      "rotations[0].weeks: holds no weeks; expected at least one",
      "rotations[1].weeks[0].saturday: is 1; expected a list",
      "rotations[1].end_date: end_date does not come after start_date; expected end_date after start_date",
      expect.stringMatching(/^rotations\[2\]\.id: is 4, which rotations\[1\]\.id has already/),
      'rotations[2].skip_dates[0].date: is missing; expected a date such as "2026-12-25"',
      "rotations[2].replacements[0].menus: is missing; expected a list",
      expect.stringMatching(
        /^rotations\[2\]\.skip_dates\[2\]\.date: is "2026-10-12", which .*skip_dates\[1\]\.date has/,
      ),
      "rotations[1].weeks[0].monday[0]: is 2, which is not the id of a menu in this file; expected the id of a menu in this file",
      'rotations[2].replacements[1].menus[1]: is "salad", which is not the id of a menu in this file; expected the id of a menu in this file',
    ]);
  });
});

describe("Warnings of rotations", () => {
  const menus = [
    { id: 1, name: "Pasta" },
    { id: "soup", name: "Soup", scheduled: false },
  ];
  const weekend = { ...rotation, weeks: [{ monday: ["soup"], saturday: [1] }], skip_dates: [], replacements: [] };
  const school = { name: "The School", slug: "the-school", k12: true };

  test("name menus that no day of the school would offer", () => {
    expect(venueOf({ menus, rotations: [weekend] }).texts).toEqual([
      "rotations: has no effect: rotations require k12",
      "rotations[0].weeks[0].monday[0]: takes no scheduled orders (scheduled is false), so it is offered on no school day",
      "rotations[0].weeks[0].saturday: is not offered: orders for a weekend require order_options.weekend_ordering",
    ]);
    const restaurant = { ...school, order_options: { weekend_ordering: true } };
    expect(venueOf({ restaurant, rotations: [weekend] }).texts).toEqual([]);
  });

  test("name every text of a school in Québec without French", () => {
    const skip_dates = [{ date: "2026-10-12", reason: "Thanksgiving" }];
    const restaurant = { ...school, province: "QC", order_options: { weekend_ordering: true } };
    const rotations = [{ ...weekend, localization: null, skip_dates }];
    expect(venueOf({ restaurant, menus: [], rotations: [{ ...rotations[0], weeks: [{}] }] }).texts).toEqual(
      expect.arrayContaining(["rotations[0].skip_dates[0]: has no French (localization fr-CA) for reason"]),
    );
  });
});

describe("Events", () => {
  test("are unchanged after an import and an export", () => {
    const { venue, warnings } = venueOf({ events: [event], users: people });
    expect(venue.events).toEqual([event]);
    expect(JSON.parse(formatVenueFile(venue)).events).toEqual([event]);
    expect(warnings).toEqual([]);
  });

  test("absent ids of events and suites are made of their names", () => {
    const { id: _id, ...unnumbered } = event;
    const suites = [{ name: "Suite 1", owner: "ana@example.ca" }];
    const twice = [
      { ...unnumbered, event_suites: suites },
      { ...unnumbered, event_suites: suites },
    ];
    expect(venueOf({ events: twice }).venue.events).toMatchObject([
      { id: "final", event_suites: [{ id: "suite-1" }] },
      { id: "final-2", event_suites: [{ id: "suite-1-final-2" }] },
    ]);
  });

  test("every fault is listed with its path", () => {
    const hours = { starts_at: "2026-12-05T23:00:00Z", ends_at: "2026-12-05T22:00:00Z" };
    const wrong = {
      name: "Suite 1",
      owner: "ana",
      hosts: "ben@example.ca",
      tab_limit: "-1",
      pre_order_delivery_time: "after",
      event_day_payment_preference: "cash",
    };
    const faults = faultsOf({
      events: [
        { name: "Early", ...hours, pre_order_closes_at: "2026-12-07", operators: ["olu"] },
        { ...event, starts_at: "soon", event_suites: [wrong, suite, suite] },
        { event_suites: {} },
      ],
    });
    expect(faults.map((fault) => fault.split(": ")[0])).toEqual([
      "events[0].operators[0]",
      "events[0].ends_at",
      "events[0].pre_order_closes_at",
      "events[1].starts_at",
      "events[1].event_suites[0].owner",
      "events[1].event_suites[0].hosts",
      "events[1].event_suites[0].tab_limit",
      "events[1].event_suites[0].pre_order_delivery_time",
      "events[1].event_suites[0].event_day_payment_preference",
      "events[1].event_suites[2].id",
      "events[2].name",
      "events[2].starts_at",
      "events[2].ends_at",
      "events[2].event_suites",
    ]);
  });

  test("an owner or an operator who is not among the file's users gets a warning", () => {
    expect(venueOf({ events: [event], users: people.slice(1) }).texts).toEqual([
      "events[0].event_suites[0].owner: is not a user in this file: an account with this email address must exist",
    ]);
  });
});

describe("Users", () => {
  const ana = {
    email: "Ana@Example.ca",
    firstName: "Ana",
    lastName: "Roy",
    phoneNumber: "416-555-0123",
    suiteOperator: true,
  };

  test("are parsed without their passwords, which are returned separately", () => {
    const { venue, texts } = venueOf({ users: [{ ...ana, password: PASSWORD }] });
    expect(venue.users).toEqual([{ ...ana, email: "ana@example.ca" }]);
    expect(texts).toEqual([]);
    expect(formatVenueFile(venue)).not.toMatch(/password|Grand/);
  });

  test("every fault is listed with its path, and a password is never shown", () => {
    const faults = faultsOf({
      users: [
        { email: "ana", suiteOperator: "yes" },
        { ...ana, password: "grandstand8" },
        { email: "ana@example.ca", password: 12345678, phoneNumber: "call me" },
        { password: `${PASSWORD}\n` },
      ],
    });
    expect(faults.map((fault) => fault.split(": ")[0])).toEqual([
      "users[0].email",
      "users[0].suiteOperator",
      "users[1].password",
      "users[2].email",
      "users[2].password",
      "users[2].phoneNumber",
      "users[3].email",
      "users[3].password",
    ]);
    expect(faults[2]).toBe(
      "users[1].password: is not an accepted password; expected a password of 8 characters or more with a capital, a small letter, a digit and one of @$!%*?&, that is not commonly used",
    );
    expect(faults.join()).not.toMatch(/randstand8|12345678|Grand/);
  });

  test.each(["Short$1", "nocapital$8", "NOSMALL$8", "NoDigits$$", "NoSpecial88"])(
    "the password %j is refused",
    (password) => {
      expect(faultsOf({ users: [{ ...ana, password }] })).toHaveLength(1);
    },
  );

  test("a password may be long, with spaces and letters of any language", () => {
    expect(faultsOf({ users: [{ ...ana, password: `Ça va très bien 8! ${"x".repeat(128)}` }] })).toEqual([]);
  });
});
