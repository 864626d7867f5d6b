import { safe } from "./clean-text.ts";
import { UNDER } from "./draft/apply-changes.ts";
import type { Difference, FieldDifference } from "./draft/list-differences.ts";
import type { ThingKind } from "./draft/things.ts";

/** Maximum number of lines per kind of change, such as new dishes; further ones are counted. */
const LINES_MAX = 30;
const VALUE_MAX = 60;

/** The names of kinds at the start of a line; the settings have the names of their fields instead. */
const NAMES: Partial<Record<ThingKind, string>> = {
  menu_group: "Menu group",
  menu: "Menu",
  section: "Section",
  item: "Dish",
  option_group: "Option group",
  option_value: "Option",
  discount: "Discount",
  member: "Member",
  announcement: "Announcement",
  price_rule: "Price rule",
  rotation: "Rotation",
  event: "Event",
};

const SETTINGS = { restaurant: "restaurant.", contact: "contact.", loyalty: "loyalty." } as const;

/** Describes in English what an import would change, one line per change. venue#file-difference. */
export function describeDifferences(differences: readonly Difference[]): string[] {
  const settings = Object.entries(SETTINGS).flatMap(([kind, prefix]) =>
    differences
      .filter((difference) => difference.kind === kind)
      .flatMap(({ change, fields }) => (change === "gone" ? `${kind} goes.` : fields.map((one) => prefix + say(one)))),
  );
  const things = Object.entries(NAMES).flatMap(([kind, name]) =>
    (["gone", "new", "changed"] as const).flatMap((change) => {
      const alike = differences.filter((difference) => difference.kind === kind && difference.change === change);
      return shorten(
        alike.map((one) => `${name} ${sayThing(one)}`),
        name,
      );
    }),
  );
  return [...settings, ...things];
}

function sayThing({ change, name, place, fields }: Difference): string {
  const named = `${show(name)}${place.length > 0 ? ` (${place.map(safe).join(", ")})` : ""}`;
  if (change === "gone") return `${named} goes.`;
  if (change === "changed") return `${named}: ${fields.map(say).join("; ")}`;
  const price = fields.find(({ field }) => field === "price")?.is;
  return `${named} is new${typeof price === "string" ? `, ${price}` : ""}.`;
}

function say({ field, was, is }: FieldDifference): string {
  if (field === UNDER) return `moves from ${show(was)} to ${show(is)}`;
  if (was === null) return `${field} is set to ${show(is)}`;
  if (is === null) return `${field} ${show(was)} is taken away`;
  const [shownWas, shownIs] = [show(was), show(is)];
  return shownWas === shownIs ? `${field} changes` : `${field} ${shownWas} becomes ${shownIs}`;
}

function shorten(lines: readonly string[], kind: string): string[] {
  if (lines.length <= LINES_MAX) return [...lines];
  return [...lines.slice(0, LINES_MAX), `${kind}: ${lines.length - LINES_MAX} more of these.`];
}

function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const text = JSON.stringify(value);
  return safe(text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX - 1)}…` : text);
}
