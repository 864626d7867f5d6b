import { type Id, type PriceRuleData, parseRate, quarterOfTime, WEEKDAYS } from "@comptoir/ordering";
import { z } from "zod";
import { dishesOf } from "../dishes-of.ts";
import { addFault, addWarning, type Reading } from "../reading/findings.ts";
import { idOf, isUsableId, reference } from "../reading/id-readers.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { amount, flag, percentage } from "../reading/number-readers.ts";
import { isPlainObject, leaf, list, made, object } from "../reading/schema-types.ts";
import { oneOf } from "../reading/text-readers.ts";
import { timeOfDay } from "../reading/time-readers.ts";
import { localization, name } from "../reading/word-readers.ts";
import type { VenueFile } from "../venue-file.ts";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";

const OVER = list(reference, 10_000).nullish();

/** Parses prices by the ids of dishes or sizes. */
const pricesById = leaf<Record<string, string>>({
  expected: EXPECTED.pricesById,
  file: z.record(z.string(), amount),
  answer: z.record(z.string(), z.string()),
  read: (value, path, reading) => {
    const prices: Record<string, string> = {};
    if (!isPlainObject(value)) {
      addFault(reading, path, WRONG.not(value, EXPECTED.pricesById));
      return prices;
    }
    for (const [id, price] of Object.entries(value)) {
      const at = pathTo(path, id);
      if (!isUsableId(id)) addFault(reading, at, WRONG.not(id, EXPECTED.id));
      else prices[id] = amount.traits.read(price, at, reading);
    }
    return prices;
  },
});

/** A rule for the hours or the prices of dishes. menu#price-rules. */
export const priceRule = object<PriceRuleData>(
  {
    id: made(idOf("price rule"), () => ""),
    name,
    localization: localization(["name"]).nullish(),
    menus: OVER,
    sections: OVER,
    items: OVER,
    days: list(oneOf(WEEKDAYS), WEEKDAYS.length),
    from: timeOfDay,
    to: timeOfDay,
    only_then: flag.nullish(),
    percent_off: percentage.nullish(),
    prices: pricesById.nullish(),
    size_prices: pricesById.nullish(),
  },
  (data, path, reading) => {
    checkHours(data, path, reading);
    checkEffect(data, path, reading);
  },
);

function checkHours({ days, from, to }: PriceRuleData, path: JsonPath, reading: Reading): void {
  if (days?.length === 0) addFault(reading, pathTo(path, "days"), WRONG.noDays);
  for (const [field, time] of [["from", from] as const, ["to", to] as const]) {
    const isQuarter = time === undefined || (quarterOfTime(time) !== null && (field === "to" || time !== "24:00"));
    if (!isQuarter) addFault(reading, pathTo(path, field), WRONG.not(time, EXPECTED.quarter));
  }
  if (from !== undefined && from === to) addFault(reading, pathTo(path, "to"), WRONG.noHours(from));
}

/** Adds a fault for several effects, and for more than the whole price off. Warns of a rule without an effect. */
function checkEffect(data: PriceRuleData, path: JsonPath, reading: Reading): void {
  const { only_then, percent_off, prices, size_prices } = data;
  const isPriced = prices !== undefined || size_prices !== undefined;
  const effects = [only_then === true, percent_off !== undefined, isPriced].filter(Boolean).length;
  if (effects > 1) addFault(reading, path, WRONG.effects(effects));
  if (effects === 0) addWarning(reading, path, WARNING.ruleWithoutEffect);
  const off = parseRate(percent_off ?? "");
  if (off !== null && off.digits > 100 * 10 ** off.scale) {
    addFault(reading, pathTo(path, "percent_off"), WRONG.not(percent_off, EXPECTED.percentOff));
  }
}

/** Warns of what rules name and the file does not have, and of prices of dishes that a rule is not over. menu#price-rules. */
export function checkPriceRules(venue: VenueFile, path: JsonPath, reading: Reading): void {
  const rules = venue.price_rules ?? [];
  if (rules.length === 0) return;
  const known = idsIn(venue);
  for (const [index, rule] of rules.entries()) {
    const at = pathTo(pathTo(path, "price_rules"), index);
    for (const [part, kind] of Object.entries(PARTS)) {
      const ids = rule[part as keyof typeof PARTS] ?? [];
      for (const [place, id] of ids.entries()) {
        if (!known[kind].has(String(id))) {
          addWarning(reading, pathTo(pathTo(at, part), place), WARNING.ruleOverNothing(String(id), kind));
        }
      }
    }
    if (Object.keys(PARTS).every((part) => !rule[part as keyof typeof PARTS]?.length)) {
      addWarning(reading, at, WARNING.ruleOverNone);
    }
    notePrices(rule.prices, known.item, pathTo(at, "prices"), reading);
    notePrices(rule.size_prices, known.size, pathTo(at, "size_prices"), reading);
  }
}

const PARTS = { menus: "menu", sections: "section", items: "item" } as const;

type KnownIds = Readonly<Record<"menu" | "section" | "item" | "size", ReadonlySet<string>>>;

function idsIn(venue: VenueFile): KnownIds {
  const known = {
    menu: new Set<string>(),
    section: new Set<string>(),
    item: new Set<string>(),
    size: new Set<string>(),
  };
  const add = (kind: keyof typeof known, { id }: { readonly id: Id }) => known[kind].add(String(id));
  for (const menu of venue.menus) {
    add("menu", menu);
    for (const section of menu.sections ?? []) add("section", section);
  }
  for (const { item } of dishesOf(venue)) {
    add("item", item);
    for (const { type, values } of item.options ?? []) {
      if (type === "pricing") for (const value of values ?? []) add("size", value);
    }
  }
  return known;
}

function notePrices(
  prices: PriceRuleData["prices"],
  known: ReadonlySet<string>,
  path: JsonPath,
  reading: Reading,
): void {
  for (const id of Object.keys(prices ?? {})) {
    if (!known.has(id)) addWarning(reading, pathTo(path, id), WARNING.rulePriceOfNothing);
  }
}
