import fc from "fast-check";

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

const rule = fc
  .record({
    name,
    items: fc.constantFrom<string[][]>(["dish"], ["dish-2"]),
    menus: fc.constantFrom<number[][]>([], [1]),
    days: fc.subarray(["monday", "friday", "sunday"], { minLength: 1 }),
    from: fc.constantFrom("15:00", "22:30"),
    to: fc.constantFrom("18:00", "24:00", "01:15"),
    effect: fc.oneof(
      fc.record({ only_then: fc.constant(true) }),
      fc.record({ percent_off: fc.constantFrom("25", "12.5") }),
      fc.record({ prices: fc.constant({ dish: "5.00" }) }),
    ),
  })
  .map(({ effect, ...hours }) => ({ ...hours, ...effect }));

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
  price_rules: fc.array(rule, { maxLength: 2 }),
});
/** Any venue file as a document. The rotations refer to the first menu. If a document has no menus, its rotations are removed. */
export const venueDocument = parts.map(({ menus: [first, ...others], rotations, ...document }) =>
  first ? { ...document, menus: [{ id: 1, ...first }, ...others], rotations } : { ...document, menus: [] },
);
