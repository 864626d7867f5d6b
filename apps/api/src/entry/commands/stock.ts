import { bareText, foldLetters, isRefused, type LocalizationData, type ThingMark, walkMenus } from "@comptoir/ordering";
import { type RestockRefusal, restock as restockThings, sellOut } from "../../venue/menus/change-stock.ts";
import type { VenueDocument } from "../../venue/stock/counted-things.ts";
import { findRestaurant } from "./arguments.ts";
import { type Command, CommandRefusal, EXIT, numberOption, textOption } from "./command.ts";

/** `comptoir sold-out SLUG ITEM...`. operations#stock-commands. */
export const soldOut: Command = {
  name: "sold-out",
  usage: "SLUG ITEM...",
  summary: "Marks dishes, sections or option values sold out.",
  details: "ITEM is an id, a name, or one of item:ID, section:ID and value:ID.",
  takes: [2, Number.POSITIVE_INFINITY],
  run: async (context, [slug = "", ...words]) => {
    const { restaurantId, document } = await findRestaurant(context, slug);
    const things = findThings(document, words);
    const answer = await sellOut(context, { restaurantId, things });
    if (isRefused(answer)) throw nothingOnMenu(answer.refused.thing);
    for (const { name } of things) context.say(`${name} is sold out.`);
  },
};

const STOCK_MAX = 1_000_000;

/** `comptoir restock SLUG ITEM...`. operations#stock-commands. */
export const restock: Command = {
  name: "restock",
  usage: "SLUG ITEM... [--stock N] [--day YYYY-MM-DD]",
  summary: "Removes sold-out marks and refills counted stock.",
  details: [
    "Without --stock, a counted thing is refilled to the number in its venue file; with it, to N portions. --day sets the stock",
    "of a future day, for things that are restocked daily; sold-out marks then stay.",
  ].join("\n"),
  options: { stock: { type: "string" }, day: { type: "string" } },
  takes: [2, Number.POSITIVE_INFINITY],
  run: async (context, [slug = "", ...words], options) => {
    const { restaurantId, document } = await findRestaurant(context, slug);
    const stock = numberOption(options, "stock", { max: STOCK_MAX });
    const things = findThings(document, words);
    const day = textOption(options, "day") ?? null;
    const answer = await restockThings(context, { restaurantId, things, stock, day });
    if (isRefused(answer)) throw restockRefusal(answer.refused);
    const on = answer.ahead === null ? "" : ` on ${answer.ahead}`;
    const left = stock === null ? "" : `: ${stock} left`;
    for (const { name } of things) context.say(`${name} is back${on}${left}.`);
  },
};

function restockRefusal(refused: RestockRefusal): CommandRefusal {
  switch (refused.code) {
    case "thing-unknown":
      return nothingOnMenu(refused.thing);
    case "day-past":
      return new CommandRefusal(`--day is today or a day to come, such as ${refused.today}.`, EXIT.usage);
    case "not-daily":
      return new CommandRefusal("Only daily restocked items have a count per day.");
  }
}

export type NamedThing = ThingMark & {
  readonly name: string;
  readonly spellings: readonly string[];
};

/**
 * Resolves arguments to menu entries: `12`, `item:12`, `section:3`, `value:40`, or a name. Refuses an
 * ambiguous argument, so that the wrong dish is never marked sold out.
 */
export function findThings(document: VenueDocument, words: readonly string[]): NamedThing[] {
  const things = allThings(document);
  return words.map((word) => {
    const [, kind, rest] = /^(item|section|value):(.+)$/.exec(word) ?? [null, null, word];
    const ofKind = things.filter((thing) => kind === null || thing.kind === kind);
    const byId = ofKind.filter((thing) => thing.id === rest);
    const found = byId.length > 0 ? byId : ofKind.filter(({ spellings }) => spellings.includes(asTyped(rest ?? "")));
    const [only, second] = found;
    if (!only) throw new CommandRefusal(`Nothing on the menu is "${word}".`);
    if (second) {
      const choices = found.map((thing) => `${thing.kind}:${thing.id}`).join(", ");
      throw new CommandRefusal(`"${word}" is ambiguous: ${choices}. Name one of them.`);
    }
    return only;
  });
}

/** Refusal for an entry that is no longer on the menu. */
export function nothingOnMenu({ kind, id }: ThingMark): CommandRefusal {
  return new CommandRefusal(`Nothing on the menu is "${kind}:${id}".`);
}

const asTyped = (name: string) => foldLetters(name.normalize("NFKC")).replaceAll("’", "'").replace(/\s+/g, " ").trim();

type Translated = {
  readonly id: number | string;
  readonly name: string;
  readonly localization?: LocalizationData | null;
};

function allThings(document: VenueDocument): NamedThing[] {
  const things = new Map<string, NamedThing>();
  const note = (kind: ThingMark["kind"], { id, name, localization }: Translated) => {
    const names = [name, ...Object.values(localization ?? {}).flatMap((words) => words?.name ?? [])];
    const spellings = names.map((one) => asTyped(bareText(one)));
    things.set(`${kind}:${id}`, { kind, id: String(id), name: bareText(name), spellings });
  };
  for (const visit of walkMenus(document.menus)) {
    if (visit.kind === "section") note("section", visit.section);
    if (visit.kind === "item") note("item", visit.item);
    if (visit.kind === "value") note("value", visit.value);
  }
  return [...things.values()];
}
