import { type Column, type PriceKey, RULE_COLUMNS } from "./csv-columns.ts";
import { type Thing, thingsOf } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";
import { amountOf } from "./read-price.ts";

/** The option groups of a cell; `sizes` are those whose values replace the dish's price. */
type CellOptions = { readonly groups: Thing[]; readonly sizes: Thing[] };

const GROUP = /^\s*([^:=|]*?)\s*([!+*])?\s*(?:\(([^)]*)\))?\s*([!+*])?\s*:\s*([\s\S]*)$/;

/**
 * Parses the options of a dish from one cell. Groups are separated by `;` or line breaks, values by `|`; a
 * price follows `=`.
 *
 *     Size!: S=0|M=2.00|L=4.00; Extras+ (max 3): Cheese=1|Bacon=2.50
 *
 * - No marker: at most one value. `!` or `(required)`: exactly one. `+` or `(any)`: any number.
 * - `(max 3)` and `(min 1, max 3)`: limits. `(price)`: the values are prices of the dish.
 * - Several parts without a group's name are extras, any number of them: `Bacon (+2.50); Egg (+2.00)`.
 */
export function readCellOptions(cell: string, columnName: string, priceKey: string, notes: Notes): CellOptions {
  const groups: Thing[] = [];
  const sizes: Thing[] = [];
  /** What is listed without a group's name is one group of extras. */
  const unnamed: Thing[][] = [];
  for (const part of cell.split(/[;\n]/)) {
    if (part.trim() === "") continue;
    const match = GROUP.exec(part);
    const rules = `${match?.[2] ?? ""}${match?.[4] ?? ""} ${match?.[3] ?? ""}`.toLowerCase();
    const values = (match?.[5] ?? part).split("|").flatMap((value) => readValue(value, priceKey));
    if (values.length === 0) continue;
    const unread = hasUnknownRules(rules);
    if (unread) notes.count("optionRulesUnread", part.trim().split(":")[0] ?? "");
    if (/\bprices?\b|\bprix\b/.test(rules)) sizes.push({ name: match?.[1] || "Size", values });
    else if (match === null) unnamed.push(values);
    else groups.push({ name: match[1] || columnName, ...readRules(rules, unread), values });
  }
  if (unnamed.length > 0) {
    groups.push({ name: columnName, required: false, multiple: unnamed.length > 1, values: unnamed.flat() });
  }
  return { groups, sizes };
}

const RULE =
  /(?:min|max)(?:imum)?\.?\s*\d+|\d+\s*-\s*\d+|(?:up to|jusqu['’]à)\s*\d+|[!+*,]|\b(?:required|obligatoire|any|many|plusieurs|prices?|prix|optional|facultati(?:f|ve)|et|and)\b/g;

function hasUnknownRules(rules: string): boolean {
  return rules.replace(RULE, "").trim() !== "";
}

/** Builds a group of sizes. A size at 0.00 costs the dish's own price. */
export function sizeGroup({ values, ...group }: Thing, priceKey: string, dishPrice: string): Thing {
  const isFree = (price: unknown) => amountOf({ value: String(price), unit: null }, "major") === "0.00";
  const sizes = thingsOf(values).map((size) => (isFree(size[priceKey]) ? { ...size, [priceKey]: dishPrice } : size));
  return { ...group, sizes };
}

/** Adds translated names to groups or sizes and their values; false if the two structures differ. */
export function translate(things: readonly Thing[], said: readonly Thing[], language: "fr" | "en"): boolean {
  if (said.length === 0) return true;
  const isSame = (thing: Thing, at: number) => thingsOf(thing.values).length === thingsOf(said[at]?.values).length;
  if (things.length !== said.length || !things.every(isSame)) return false;
  for (const [at, thing] of things.entries()) {
    Object.assign(thing, { [`name_${language}`]: said[at]?.name });
    translate(thingsOf(thing.values), thingsOf(said[at]?.values), language);
  }
  return true;
}

/**
 * Parses a group's rules. After an unknown word (`unread`), only an explicit marker or limit sets `multiple`.
 */
function readRules(rules: string, unread: boolean): Thing {
  const minimum = /min(?:imum)?\.?\s*(\d+)|(\d+)\s*-\s*\d+/.exec(rules);
  const maximum = /(?:max(?:imum)?\.?|up to|jusqu['’]à)\s*(\d+)|\d+\s*-\s*(\d+)/.exec(rules);
  const most = Number(maximum?.[1] ?? maximum?.[2] ?? 0);
  const least = Number(minimum?.[1] ?? minimum?.[2] ?? 0);
  const isMultiple = /[+*]|\bany\b|\bmany\b|plusieurs/.test(rules) || most > 1;
  return {
    required: rules.includes("!") || /required|obligatoire/.test(rules) || least > 0,
    ...(unread && !isMultiple ? {} : { multiple: isMultiple }),
    ...(least > 0 ? { min: least } : {}),
    ...(most > 0 ? { max: most } : {}),
  };
}

function readValue(text: string, priceKey: string): Thing[] {
  const match = /^\s*(.*?)\s*(?:=\s*\+?\s*(.*?)|\(?\+\s*(\$?\s*\d.*?)\)?)?\s*$/s.exec(text);
  const name = match?.[1] ?? "";
  if (name === "") return [];
  return [{ name, [priceKey]: match?.[2] || match?.[3] || "0" }];
}

type Group = { readonly rules: Thing; readonly values: Thing[] };

export function groupsOfRows(rows: readonly ReadonlyMap<Column, string>[], priceKey: PriceKey): Thing[] {
  const groups = new Map<string, Group>();
  for (const cells of rows) {
    const option = cells.get("option_name");
    if (!option) continue;
    const name = cells.get("option_group") || "Options";
    const words = { name_fr: cells.get("option_group_fr"), name_en: cells.get("option_group_en") };
    const group = groups.get(name) ?? { rules: { ...words, ...rulesOf(cells) }, values: [] };
    groups.set(name, group);
    if (group.values.some((value) => value.name === option)) continue;
    const said = { name_fr: cells.get("option_name_fr"), name_en: cells.get("option_name_en") };
    group.values.push({ name: option, ...said, [priceKey]: cells.get("option_price") || "0" });
  }
  return [...groups].map(([name, { rules, values }]) => ({ name, ...rules, values }));
}

function rulesOf(cells: ReadonlyMap<Column, string>): Thing {
  return Object.fromEntries(RULE_COLUMNS.map((rule) => [rule, cells.get(rule)]).filter(([, value]) => Boolean(value)));
}
