import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  DISH_FOOD,
  DISH_KITCHEN,
  DISH_PRICE,
  DISH_RULES,
  DISH_SEEN,
  MENU_FIELDS,
  MENU_GROUP_FIELDS,
  OPTION_GROUP_FIELDS,
  OPTION_VALUE_FIELDS,
  SECTION_FIELDS,
} from "./dish-fields.ts";
import type { FieldSpec } from "./field-spec.ts";
import { fieldWords } from "./field-words.ts";

type Defined = { readonly properties: Readonly<Record<string, { readonly description?: string }>> };
const SCHEMA = JSON.parse(
  readFileSync(new URL("../../../../docs/venue-file.schema.json", import.meta.url), "utf8"),
) as { readonly $defs: Readonly<Record<string, Defined>> };

type Fields = { readonly fields: readonly FieldSpec[]; readonly more?: readonly FieldSpec[] };
const OFFERED: Readonly<Record<string, readonly Fields[]>> = {
  item: [DISH_SEEN, DISH_PRICE, DISH_FOOD, DISH_KITCHEN, DISH_RULES],
  section: [SECTION_FIELDS],
  menu: MENU_FIELDS,
  option_group: [OPTION_GROUP_FIELDS],
  option_value: [OPTION_VALUE_FIELDS],
};

/** Fields that the pages do not offer, with the reason. */
const NOT_OFFERED: Readonly<Record<string, string>> = {
  id: "orders and carts know a thing by it",
  order: "the buttons that move a thing set it",
  localization: "edited with each text",
  options: "things of their own",
  values: "things of their own",
  sections: "things of their own",
  items: "things of their own",
  sold_out: "set on the board, and counts at once",
  additional_prices: "edited with the price schedule",
  "menu type": "has one value only",
  "menu price": "has no effect",
  deleted_at: "a menu is removed instead",
  "option_value category": "has no effect",
  "option_value quantity": "has no effect",
  "option_value slug": "has none",
};

test.each(Object.keys(OFFERED))(
  "screens#staff-menu-dish: each field of a venue file's %s is offered, or it is said why not",
  (kind) => {
    const specs = (OFFERED[kind] ?? []).flatMap(({ fields, more = [] }) => [...fields, ...more]);
    const offered = specs.map(({ field }) => field);
    expect(new Set(offered).size).toBe(offered.length);
    const effective = Object.entries(SCHEMA.$defs[kind]?.properties ?? {})
      .filter(([, schema]) => !JSON.stringify(schema).includes("Has no effect."))
      .map(([field]) => field);
    const unsaid = effective.filter(
      (field) => !offered.includes(field) && !NOT_OFFERED[field] && !NOT_OFFERED[`${kind} ${field}`],
    );
    expect(unsaid).toEqual([]);
    expect(offered.filter((field) => !effective.includes(field))).toEqual([]);
    expect(offered.filter((field) => fieldWords(field) === field)).toEqual([]);
  },
);

test("A menu group has words and its publication.", () => {
  expect(MENU_GROUP_FIELDS.fields.map(({ field }) => field)).toEqual(["name", "published_at"]);
});
