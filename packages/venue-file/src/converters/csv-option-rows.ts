import type { Column } from "./csv-columns.ts";
import type { Thing } from "./foreign-thing.ts";

type Group = { readonly rules: Thing; readonly values: Thing[] };

const RULES: readonly Column[] = ["min", "max", "required", "multiple"];

/** The groups of a dish in a table that has a row for each choice: each row names its group, its choice and its price. */
export function groupsOfRows(rows: readonly ReadonlyMap<Column, string>[]): Thing[] {
  const groups = new Map<string, Group>();
  for (const cells of rows) {
    const option = cells.get("option_name");
    if (!option) continue;
    const name = cells.get("option_group") || "Options";
    const group = groups.get(name) ?? { rules: rulesOf(cells), values: [] };
    groups.set(name, group);
    if (!group.values.some((value) => value.name === option)) group.values.push({ name: option, ...priceOf(cells) });
  }
  return [...groups].map(([name, { rules, values }]) => ({ name, ...rules, values }));
}

/** The rules of a group stand in each of its rows; the first row tells them. */
function rulesOf(cells: ReadonlyMap<Column, string>): Thing {
  return Object.fromEntries(RULES.map((rule) => [rule, cells.get(rule)]).filter(([, value]) => Boolean(value)));
}

function priceOf(cells: ReadonlyMap<Column, string>): Thing {
  const cents = cells.get("option_price_cents");
  return cents ? { price_cents: cents } : { price: cells.get("option_price") || "0" };
}
