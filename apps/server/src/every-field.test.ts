import { WEEKDAYS } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { aLine, expectSeen, type OpenVenue, openSite, type VenueFile, withGravy } from "./testing/open-venue.ts";

// Checks that every field of a venue file has a visible effect in a page (without its hydration data), a bill
// or an answer. venue#no-effect lists the fields without effect; the import warns about them.
const site = await openSite();

type Change = (file: VenueFile) => unknown;
type Look = (venue: OpenVenue) => Promise<string>;
type Row = readonly [field: string, change: Change, look: Look, seen: string | RegExp];

const board: Look = (venue) => venue.board();
const menu: Look = (venue) => venue.page();
const inFrench: Look = (venue) => venue.page("tableNum=1&locale=fr-CA");
const dish: Look = (venue) => venue.page("tableNum=1", "/items/20");
const cart: Look = (venue) => venue.pageWithCart("/cart", "tableNum=1", { items: [withGravy()] });
const checkout: Look = (venue) => venue.pageWithCart("/checkout", "tableNum=1", { items: [withGravy()] });
const bill: Look = (venue) => venue.bill();
const billWithGravy: Look = (venue) => venue.bill({ items: [withGravy()] });
const refusalOf =
  (line: object, more: object = {}): Look =>
  (venue) =>
    venue.post("/orders/validate", { itemsInCart: [line], type: "dine-in", ...more });
/** The page of an order at a table. */
const orderPage: Look = async (venue) => {
  const data = { config: { tableNum: "1" }, items: [aLine()], costs: {}, checkout: {}, date: null };
  const { order } = JSON.parse(await venue.post("/orders", { type: "dine-in", data }));
  return venue.page("", `/orders/${order.id}`);
};
const times = (venue: OpenVenue) => venue.post("/orders/scheduling", { type: "pickup", items: [aLine()] });

const ON_DISH =
  (fields: object): Change =>
  (file) =>
    Object.assign(file.dish, fields);
const ON_VALUE =
  (fields: object): Change =>
  (file) =>
    Object.assign(file.value, fields);
const ON_GROUP =
  (fields: object): Change =>
  (file) =>
    Object.assign(file.group, fields);
const ON_SECTION =
  (fields: object): Change =>
  (file) =>
    Object.assign(file.section, fields);
const ON_MENU =
  (fields: object): Change =>
  (file) =>
    Object.assign(file.menus[0], fields);
const ON_RESTAURANT =
  (fields: object): Change =>
  (file) =>
    Object.assign(file.restaurant, fields);
const OPTION =
  (fields: object): Change =>
  (file) =>
    Object.assign(file.restaurant.order_options, fields);
const LOOK =
  (fields: object): Change =>
  (file) =>
    Object.assign(file.restaurant.menu_configuration, fields);
const GROUP =
  (fields: object): Change =>
  (file) =>
    file.menu_groups.push({ id: 5, name: "Kitchen", ...fields });
/** Assigns `order` so that the last item comes first. */
function lastFirst(things: readonly object[]): void {
  for (const [index, one] of things.entries()) Object.assign(one, { order: things.length - index });
}
/** Price schedule with one letter for every quarter hour of the week. */
const ALWAYS = (letter: string) => Array.from({ length: 7 }, () => letter.repeat(96));
const FACTS = "https://www.example.ca/facts.pdf";

/** A rule over the dish, all week. */
const RULE =
  (effect: object): Change =>
  (file) =>
    Object.assign(file, {
      price_rules: [{ name: "All week", items: [20], days: [...WEEKDAYS], ...ALL_DAY, ...effect }],
    });
const ALL_DAY = { from: "00:00", to: "24:00" };

const MENUS: readonly Row[] = [
  ["menu: name", ON_MENU({ name: "Midday" }), menu, "Midday"],
  [
    "menu: slug",
    ON_MENU({ slug: "midday" }),
    (venue) => venue.page("tableNum=1&menuList=midday"),
    /^(?!.*Lemonade).*Fries/s,
  ],
  ["menu: description", ON_MENU({ description: "From eleven" }), menu, "From eleven"],
  ["menu: localization", ON_MENU({ localization: { "fr-CA": { name: "Dîner" } } }), inFrench, "Dîner"],
  ["menu: tax_rate", ON_MENU({ tax_rate: { tax1: "0.05" } }), bill, '"rate":"0.05"'],
  ["menu: order", (file) => lastFirst(file.menus), menu, /^(?:(?!Lunch).)*>Bar</s],
  ["menu: dine_in", ON_MENU({ dine_in: false }), refusalOf(aLine()), '"code":416'],
  ["menu: on_demand", ON_MENU({ on_demand: false }), refusalOf(aLine(), { type: "pickup" }), '"code":416'],
  ["menu: scheduled", ON_MENU({ scheduled: false }), times, '"days":[]'],
  ["menu: member_only", ON_MENU({ member_only: true }), refusalOf(aLine()), '"code":426'],
  [
    "menu: required_notice",
    ON_MENU({ required_notice: 90 }),
    refusalOf(aLine(), { type: "pickup", date: "2026-11-20T17:45:00Z" }),
    '"code":424',
  ],
  ["menu: estimated_prep_time", ON_MENU({ estimated_prep_time: 25 }), bill, '"prepTime":25'],
  ["menu: ordering_interval", ON_MENU({ ordering_interval: 35 }), times, "12:50"],
  ["menu: published_at", ON_MENU({ published_at: null }), menu, /^(?!.*Fries)/s],
  ["menu: deleted_at", ON_MENU({ deleted_at: "2026-01-01T00:00:00Z" }), menu, /^(?!.*Fries)/s],
  [
    "menu group: published_at",
    (file) => {
      file.menu_groups.push({ id: 5, name: "Kitchen", published_at: null });
      Object.assign(file.menus[0], { menu_group_id: 5 });
    },
    menu,
    /^(?!.*Fries)/s,
  ],
  ["section: name", ON_SECTION({ name: "On the side" }), menu, "On the side"],
  ["section: description", ON_SECTION({ description: "Small plates" }), menu, "Small plates"],
  ["section: localization", ON_SECTION({ localization: { "fr-CA": { name: "À côté" } } }), inFrench, "À côté"],
  ["section: type and price", ON_SECTION({ type: "prix-fixe", price: "45.00" }), bill, '"subtotal":"55.00"'],
  ["section: tax_rate", ON_SECTION({ tax_rate: { tax1: "0.05" } }), bill, '"rate":"0.05"'],
  ["section: sold_out", ON_SECTION({ sold_out: true }), refusalOf(aLine()), '"code":415'],
  ["section: station", ON_SECTION({ station: "fryer" }), board, "fryer"],
  ["section: published_at", ON_SECTION({ published_at: null }), menu, /^(?!.*Fries)/s],
  [
    "section: order",
    (file) => {
      Object.assign(file.menus[0], {
        sections: [
          { ...file.section, order: 2 },
          { id: 11, name: "First of all", order: 1, items: [{ id: 22, name: "Olives", price: "3.00" }] },
        ],
      });
    },
    menu,
    /First of all.*Sides/s,
  ],
];

const DISHES: readonly Row[] = [
  ["price_rules: percent_off", RULE({ percent_off: "15" }), menu, "8.50"],
  ["price_rules: prices", RULE({ prices: { 20: "7.77" } }), menu, "7.77"],
  ["price_rules: only_then", RULE({ only_then: true, to: "00:15" }), refusalOf(aLine()), '"code":426'],
  ["item: station", ON_DISH({ station: "fryer" }), board, "fryer"],
  ["item: name", ON_DISH({ name: "Frites" }), menu, "Frites"],
  ["item: description", ON_DISH({ description: "Cut by hand" }), menu, "Cut by hand"],
  ["item: localization", ON_DISH({ localization: { "fr-CA": { name: "Patates" } } }), inFrench, "Patates"],
  ["item: ingredients", ON_DISH({ ingredients: "potatoes, lard" }), dish, "potatoes, lard"],
  ["item: image", ON_DISH({ image: "https://pictures.example.ca/fries.jpg" }), menu, "pictures.example.ca/fries.jpg"],
  ["item: allergens", ON_DISH({ allergens: "Sesame" }), dish, "Sesame"],
  ["item: diets", ON_DISH({ diets: "Vegan" }), dish, "Vegan"],
  ["item: calories", ON_DISH({ calories: 777 }), dish, />777 Cal/],
  ["item: nutritional_sheet_url", ON_DISH({ nutritional_sheet_url: FACTS }), dish, FACTS],
  [
    "item: category",
    (file) => {
      Object.assign(file.dish, { alcoholic_beverage: true, category: "Spirits" });
      Object.assign(file.restaurant.order_options, { alcohol: { takeout_categories: ["Beer"] } });
    },
    refusalOf(aLine(), { type: "pickup" }),
    '"code":426',
  ],
  ["item: price", ON_DISH({ price: "12.34" }), menu, "12.34"],
  ["item: price_unit", ON_DISH({ price_unit: "a basket" }), dish, "a basket"],
  [
    "item: price_schedule, additional_prices",
    ON_DISH({ price_schedule: ALWAYS("h"), additional_prices: { h: "7.77" } }),
    bill,
    '"subtotal":"7.77"',
  ],
  [
    "item: memberPrice, promos",
    (file) => {
      Object.assign(file.dish, { memberPrice: "7.00", promos: ["GOLD"] });
      Object.assign(file.restaurant, { membership_program: true });
    },
    menu,
    "7.00",
  ],
  ["item: tax_rate", ON_DISH({ tax_rate: { tax1: "0.05" } }), bill, '"rate":"0.05"'],
  ["item: sold_out", ON_DISH({ sold_out: true }), refusalOf(aLine()), '"code":415'],
  ["item: unavailable", ON_DISH({ unavailable: true }), refusalOf(aLine()), '"code":426'],
  ["item: alcoholic_beverage", ON_DISH({ alcoholic_beverage: true }), checkout, /legal drinking age|old enough/i],
  ["item: featured_item", ON_DISH({ featured_item: true }), menu, ">Featured<"],
  ["item: order", (file) => lastFirst(file.section.items as object[]), menu, /Salad.*Fries/s],
  ["item: published_at", ON_DISH({ published_at: null }), menu, /^(?!.*Fries)/s],
  ["item: max_quantity", ON_DISH({ max_quantity: 2 }), refusalOf(aLine({ quantity: 3 })), '"code":"'],
  ["item: stock", ON_DISH({ stock: 2 }), refusalOf(aLine({ quantity: 3 })), '"code":1804'],
  ["item: options", ON_DISH({ options: [] }), dish, /^(?!.*Gravy)/s],
];

const OPTIONS: readonly Row[] = [
  ["option group: name", ON_GROUP({ name: "Dips" }), dish, "Dips"],
  ["option group: internal_name", ON_GROUP({ name: null, internal_name: "House sauces" }), dish, "House sauces"],
  ["option group: description", ON_GROUP({ description: "Two of them" }), dish, "Two of them"],
  [
    "option group: localization",
    ON_GROUP({ localization: { "fr-CA": { name: "Trempettes" } } }),
    (venue) => venue.page("tableNum=1&locale=fr-CA", "/items/20"),
    "Trempettes",
  ],
  ["option group: type", ON_GROUP({ type: "pricing" }), billWithGravy, '"subtotal":"1.00"'],
  ["option group: required", ON_GROUP({ required: true }), refusalOf(aLine()), "please choose from “Sauces”"],
  [
    "option group: limit",
    ON_GROUP({ limit: 1 }),
    refusalOf(
      aLine({
        orderOptions: [
          {
            id: 30,
            values: [
              { id: 31, quantity: 1 },
              { id: 32, quantity: 1 },
            ],
          },
        ],
      }),
    ),
    "options_invalid",
  ],
  [
    "option group: order",
    (file) => {
      const second = { id: 33, name: "Sizes first", order: 1, values: [{ id: 34, name: "Small" }] };
      Object.assign(file.dish, { options: [{ ...file.group, order: 2 }, second] });
    },
    dish,
    /Sizes first.*Sauces/s,
  ],
  ["option value: name", ON_VALUE({ name: "Brown sauce" }), dish, "Brown sauce"],
  [
    "option value: localization",
    ON_VALUE({ localization: { "fr-CA": { name: "Sauce brune" } } }),
    (venue) => venue.page("tableNum=1&locale=fr-CA", "/items/20"),
    "Sauce brune",
  ],
  ["option value: description", ON_VALUE({ description: "Made of beef" }), dish, "Made of beef"],
  ["option value: ingredients", ON_VALUE({ ingredients: "bones, wine" }), dish, "bones, wine"],
  ["option value: image", ON_VALUE({ image: "https://pictures.example.ca/gravy.jpg" }), dish, "gravy.jpg"],
  ["option value: allergens", ON_VALUE({ allergens: "Mustard" }), dish, "Mustard"],
  ["option value: diets", ON_VALUE({ diets: "Vegan" }), dish, "Vegan"],
  ["option value: calories", ON_VALUE({ calories: 432 }), dish, /\b432 Cal/],
  ["option value: price", ON_VALUE({ price: "3.21" }), billWithGravy, '"subtotal":"13.21"'],
  [
    "option value: price_schedule, additional_prices",
    ON_VALUE({ price_schedule: ALWAYS("h"), additional_prices: { h: "2.22" } }),
    billWithGravy,
    '"subtotal":"12.22"',
  ],
  [
    "option value: tax_rate",
    (file) => {
      Object.assign(file.group, { type: "pricing" });
      Object.assign(file.value, { tax_rate: { tax1: "0.05" } });
    },
    billWithGravy,
    '"rate":"0.05"',
  ],
  [
    "option value: alcoholic_beverage",
    ON_VALUE({ alcoholic_beverage: true }),
    checkout,
    /legal drinking age|old enough/i,
  ],
  ["option value: roll_up", ON_VALUE({ roll_up: false }), billWithGravy, '"roll_up":false'],
  ["option value: default_selection", ON_VALUE({ default_selection: true }), dish, 'checked=""'],
  ["option value: unavailable", ON_VALUE({ unavailable: true }), refusalOf(withGravy()), '"code":426'],
  ["option value: order", (file) => lastFirst([...(file.group.values as object[])].reverse()), dish, /Gravy.*Ketchup/s],
  [
    "option value: max_quantity",
    ON_VALUE({ max_quantity: 1 }),
    refusalOf(withGravy({ quantity: 2 })),
    "options_invalid",
  ],
  ["option value: published_at", ON_VALUE({ published_at: null }), dish, /^(?!.*Gravy)/s],
  ["option value: stock", ON_VALUE({ stock: 0 }), refusalOf(withGravy()), /"code":(?:415|1804)/],
  [
    "option value: nested options",
    ON_VALUE({ default_selection: true, options: [{ id: 50, name: "Heat", values: [{ id: 51, name: "Hot" }] }] }),
    dish,
    "Heat",
  ],
];

const RESTAURANT: readonly Row[] = [
  ["restaurant: name", ON_RESTAURANT({ name: "The Long Table" }), menu, "The Long Table"],
  ["restaurant: display_name", ON_RESTAURANT({ display_name: "Chez Nous" }), menu, "Chez Nous"],
  ["restaurant: description", ON_RESTAURANT({ description: "By the lake" }), menu, "By the lake"],
  ["restaurant: address", ON_RESTAURANT({ address: "9 Lake Street" }), menu, "9 Lake Street"],
  ["restaurant: gmap_place_id", ON_RESTAURANT({ address: "9 Lake Street", gmap_place_id: "ChIJ123" }), menu, "ChIJ123"],
  ["restaurant: image", ON_RESTAURANT({ image: "https://pictures.example.ca/logo.png" }), menu, "logo.png"],
  [
    "restaurant: localization",
    ON_RESTAURANT({ localization: { "fr-CA": { name: "La Grande Table" } } }),
    inFrench,
    "La Grande Table",
  ],
  ["restaurant: orders_paused", ON_RESTAURANT({ orders_paused: true }), refusalOf(aLine()), '"code":419'],
  ["restaurant: tax_rate", ON_RESTAURANT({ tax_rate: { tax1: "0.05", tax2: "0.09975" } }), bill, '"rate":"0.09975"'],
  ["restaurant: tax_inclusive", ON_RESTAURANT({ tax_inclusive: true }), bill, '"total":"10.00"'],
  [
    "restaurant: show_split_taxes",
    ON_RESTAURANT({ show_split_taxes: true, tax_rate: { tax1: "0.05", tax2: "0.09975" } }),
    cart,
    /\b(?:QST|PST)\b/,
  ],
  ["restaurant: service_charge", ON_RESTAURANT({ service_charge: "18%" }), bill, '"amount":"1.80"'],
  [
    "restaurant: hide_items_special_instructions",
    ON_RESTAURANT({ hide_items_special_instructions: true }),
    dish,
    /^(?!.*<textarea)/s,
  ],
  [
    "restaurant: hours",
    ON_RESTAURANT({ hours: [{ weekday: 0, start_time: "11:00", end_time: "12:00" }] }),
    refusalOf(aLine()),
    '"code":418',
  ],
  [
    "restaurant: holiday_hours",
    ON_RESTAURANT({ holiday_hours: [{ date: "2026-11-20", full_day: true }] }),
    refusalOf(aLine()),
    '"code":418',
  ],
  ["restaurant: payment_processor", ON_RESTAURANT({ payment_processor: "sandbox" }), checkout, "Card number"],
  [
    "restaurant: extra_payment_methods",
    ON_RESTAURANT({
      payment_processor: "sandbox",
      catering: true,
      extra_payment_methods: [{ type: "purchase_order", label: "PO of the board" }],
    }),
    (venue) =>
      venue.pageWithCart("/checkout", "catering=true", { items: [aLine()], type: "generic-catering", tableNum: null }),
    "PO of the board",
  ],
  [
    "restaurant: tipConfig",
    ON_RESTAURANT({ payment_processor: "sandbox", tipConfig: { default_values: ["11", "13"] } }),
    checkout,
    /11\s*%/,
  ],
  [
    "restaurant: tables",
    ON_RESTAURANT({ tables: "1-9, Bar 1" }),
    (venue) => venue.bill({ tableNum: "12" }),
    "We don’t have this table",
  ],
  [
    "restaurant: generic_table_locations",
    ON_RESTAURANT({ generic_table_locations: [{ location: "Terrace", areas: ["Bench 4:B4"] }] }),
    (venue) => venue.page("genericTableLocation=B4"),
    "Bench 4",
  ],
  [
    "order_options: service_charge_label",
    (file) => {
      Object.assign(file.restaurant, { service_charge: "18%" });
      Object.assign(file.restaurant.order_options, { service_charge_label: "Kitchen share" });
    },
    cart,
    "Kitchen share",
  ],
  ["order_options: group_ordering", OPTION({ group_ordering: true }), cart, "Order together at this table"],
  [
    "order_options: max_items_per_cart",
    OPTION({ max_items_per_cart: 2 }),
    refusalOf(aLine({ quantity: 3 })),
    "You can only have 2 items in your cart.",
  ],
  ["restaurant: phone", ON_RESTAURANT({ phone: "613-555-0188" }), menu, 'href="tel:6135550188"'],
  [
    "order_options: support_email",
    OPTION({ support_email: "help@place.example" }),
    menu,
    'href="mailto:help@place.example"',
  ],
  [
    "order_options: custom_questions",
    OPTION({ custom_questions: [{ question: "Whose birthday?", question_type: "checkbox", options: ["Mine"] }] }),
    checkout,
    "Whose birthday?",
  ],
  [
    "order_options: orders_paused_message",
    (file) => {
      Object.assign(file.restaurant, { orders_paused: true });
      Object.assign(file.restaurant.order_options, { orders_paused_message: "Back at six" });
    },
    menu,
    "Back at six",
  ],
  [
    "order_options: max_advanced_order_days",
    OPTION({ max_advanced_order_days: 1 }),
    refusalOf(aLine(), { type: "pickup", date: "2026-11-24T17:00:00Z" }),
    '"code":424',
  ],
  [
    "order_options: acceptance",
    OPTION({ acceptance: { mode: "manual" } }),
    orderPage,
    "Waiting for the restaurant’s answer.",
  ],
  [
    "order_options: acceptance_by_type",
    OPTION({ acceptance_by_type: { "dine-in": { mode: "countdown" } } }),
    orderPage,
    "Waiting for the restaurant’s answer.",
  ],
  ["order_options: ages", OPTION({ ages: { table: [1, 2] } }), (venue) => venue.board(3), "very late"],
  ["menu_configuration: primary_color", LOOK({ primary_color: "#123456" }), menu, "123456"],
  ["menu_configuration: colors.band", LOOK({ colors: { band: "#123457" } }), menu, "--band:#123457"],
  ["menu_configuration: colors.ground", LOOK({ colors: { ground: "#00ff00" } }), menu, "--paper:#f4f7ec"],
  ["menu_configuration: cover", LOOK({ cover: "https://pictures.example.ca/cover.jpg" }), menu, "cover.jpg"],
  ["menu_configuration: logo", LOOK({ logo: "https://pictures.example.ca/logo.png" }), menu, "logo.png"],
  ["menu_configuration: favicon", LOOK({ favicon: "https://pictures.example.ca/icon.png" }), menu, "icon.png"],
  ["menu_configuration: zone", LOOK({ zone: "America/Vancouver" }), times, '"zone":"America/Vancouver"'],
  [
    "menu_configuration: logo_redirect_url",
    LOOK({ logo_redirect_url: "https://place.example/home" }),
    menu,
    "https://place.example/home",
  ],
];

/** Fields stored for other systems only, each with a change that sets the field. */
const WITHOUT_EFFECT: readonly (readonly [path: string, change: Change])[] = [
  ...["image", "attachment"].map((field) => [`menus[].${field}`, ON_MENU({ [field]: FACTS })] as const),
  ["menus[].locale", ON_MENU({ locale: "fr-CA" })],
  ["menus[].allow_sections", ON_MENU({ allow_sections: true })],
  ["menus[].price", ON_MENU({ price: "45.00" })],
  ["menu_groups[].description", GROUP({ description: "All" })],
  ["menu_groups[].image", GROUP({ image: FACTS })],
  ["menu_groups[].created_at", GROUP({ created_at: "2026-01-01T00:00:00Z" })],
  ["menu_groups[].updated_at", GROUP({ updated_at: "2026-01-01T00:00:00Z" })],
  ["menus[].sections[].menu_id", ON_SECTION({ menu_id: 1 })],
  ["menus[].sections[].price", ON_SECTION({ price: "45.00" })],
  ["menus[].sections[].items[].sku", ON_DISH({ sku: "S1" })],
  ["menus[].sections[].items[].price_type", ON_DISH({ price_type: "Regular" })],
  ...["menu_id", "section_id", "menu_group_id", "parent"].map(
    (field) => [`menus[].sections[].items[].${field}`, ON_DISH({ [field]: 1 })] as const,
  ),
  ...["created_at", "updated_at"].map(
    (field) => [`menus[].sections[].items[].${field}`, ON_DISH({ [field]: "2026-01-01T00:00:00Z" })] as const,
  ),
  ["menus[].sections[].items[].options[].sku", ON_GROUP({ sku: "S2" })],
  ["menus[].sections[].items[].options[].values[].sku", ON_VALUE({ sku: "S3" })],
  ...["product_id", "option_group_id", "sub_option_group_id"].map(
    (field) => [`menus[].sections[].items[].options[].values[].${field}`, ON_VALUE({ [field]: 1 })] as const,
  ),
  ["menus[].sections[].items[].options[].values[].checked", ON_VALUE({ checked: true })],
  ...["suites_enabled", "pos_integrated", "allow_open_tab"].map(
    (field) => [`restaurant.${field}`, ON_RESTAURANT({ [field]: true })] as const,
  ),
  ...["integration_dine_in_type", "integration_takeout_type"].map(
    (field) => [`restaurant.${field}`, ON_RESTAURANT({ [field]: "Eat in" })] as const,
  ),
];

describe("venue#no-effect: an import warns of a field without effect:", () => {
  it.each(WITHOUT_EFFECT)("%s", async (path, change) => {
    const { warnings } = await site.open(change);
    expect(
      warnings.filter((warning) => warning.replaceAll(/\[\d+\]/g, "[]").startsWith(`${path}: has no effect`)),
    ).toHaveLength(1);
  });
});

describe.each([
  ["menus and sections", MENUS],
  ["dishes", DISHES],
  ["options", OPTIONS],
  ["restaurants", RESTAURANT],
])("Every field of %s has a visible effect", (_kind, rows) => {
  it.each(rows)("%s", async (_field, change, look, seen) => {
    await expectSeen(site, change, look, seen);
  });
});
