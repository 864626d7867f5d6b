type Schema = { readonly [keyword: string]: unknown };

/** Texts of which one fits each pattern of the schema; the first that fits is taken. */
const TEXTS = [
  ...["0.13", "12.50", "18%", "2026-11-20", "11:00", "https://pages.example/a", "guest@mail.example"],
  ...["Str0ng&Rare-word", "America/Toronto", "#b3261e", "fr", "A"],
];

/**
 * A venue file with every field that its schema has: a list has one entry, an option has no groups of its own. Ids, slugs and
 * codes are taken once.
 */
export function everyField(document: Schema): Record<string, unknown> {
  let made = 0;
  const { $defs } = document as { $defs: Readonly<Record<string, Schema>> };
  const sample = (schema: Schema, key: string, depth: number): unknown => {
    const {
      $ref,
      anyOf,
      enum: words,
      properties,
      items,
      pattern,
    } = schema as Schema & {
      readonly anyOf?: readonly Schema[];
      readonly enum?: readonly unknown[];
      readonly properties?: Readonly<Record<string, Schema>>;
      readonly items?: Schema;
      readonly pattern?: string;
    };
    const [type] = [schema.type].flat();
    if (typeof $ref === "string") return sample($defs[$ref.replace("#/$defs/", "")] ?? {}, key, depth);
    if (["id", "slug", "code", "identifier"].includes(key)) {
      made += 1;
      return key === "id" ? made : `${key}-${made}`;
    }
    if (key === "localization") return { "fr-CA": { name: "Nom" } };
    if (key === "price_schedule") return Array.from({ length: 7 }, () => "a".repeat(96));
    if (key === "additional_prices") return { a: "12.50" };
    if (key === "tax_numbers") return { GST: "12345" };
    if (words) return words[0];
    if (properties) {
      const known = Object.entries(properties).filter(([name]) => name !== "options" || depth < 1);
      const deeper = depth + Number("options" in properties);
      return Object.fromEntries(known.map(([name, field]) => [name, sample(field, name, deeper)]));
    }
    if (items) return [sample(items, "", depth)];
    if (anyOf) return sample(anyOf[0] ?? {}, key, depth);
    if (pattern !== undefined) return TEXTS.find((text) => new RegExp(pattern, "u").test(text));
    if (type === "boolean") return true;
    if (type === "integer" || type === "number") return Math.max(1, Number(schema.minimum ?? 1));
    return type === "string" ? "Words" : { note: "kept" };
  };
  return withReferences(sample(document, "", 0) as Venue);
}

type Venue = Record<string, unknown> & {
  menu_groups: [{ id: unknown }];
  menus: [{ id: unknown; menu_group_id: unknown; items: [{ id: unknown; name?: string; price?: string }] }];
  rotations: [{ weeks: [object]; replacements: [{ menus: unknown }] }];
  events: [{ ends_at: string; event_suites: [{ par_stock: [{ item: unknown }] }] }];
};

/** The venue whose references lead to what is in it. */
function withReferences(venue: Venue): Venue {
  const { menu_groups, menus, rotations, events } = venue;
  const served = [menus[0].id];
  menus[0].menu_group_id = menu_groups[0].id;
  // A dish of a menu and of a section have the same fields.
  menus[0].items = [{ id: menus[0].items[0].id, name: "Soup", price: "8.00" }];
  rotations[0].weeks = [Object.fromEntries(Object.keys(rotations[0].weeks[0]).map((day) => [day, served]))];
  rotations[0].replacements[0].menus = served;
  events[0].event_suites[0].par_stock[0].item = menus[0].items[0].id;
  return venue;
}
