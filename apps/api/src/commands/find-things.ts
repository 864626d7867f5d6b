import { decodeHtmlText, foldLetters, type LocalizationData, type ThingMark, walkMenus } from "@comptoir/ordering";
import type { VenueDocument } from "../stock/counted-things.ts";
import { CommandRefusal } from "./command.ts";

/** A dish, section or option value of a menu, as a person may mean it. */
export type NamedThing = ThingMark & {
  readonly name: string;
  /** What a person may type for it: its names in all languages. */
  readonly spellings: readonly string[];
};

/**
 * The things that words of a command mean: `12`, `item:12`, `section:3`, `value:40`, or a name as the menu has it. A word
 * that could mean several things is refused, so that nothing is sold out by mistake.
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
      throw new CommandRefusal(`"${word}" could be ${choices}. Say which.`);
    }
    return only;
  });
}

/** The refusal of a thing that an import has taken off the menu since it was found. */
export function nothingOnMenu({ kind, id }: ThingMark): CommandRefusal {
  return new CommandRefusal(`Nothing on the menu is "${kind}:${id}".`);
}

/** Folds a name for comparing: letters as they are typed, plain spaces and apostrophes. */
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
    const spellings = names.map((one) => asTyped(decodeHtmlText(one)));
    things.set(`${kind}:${id}`, { kind, id: String(id), name: decodeHtmlText(name), spellings });
  };
  for (const visit of walkMenus(document.menus)) {
    if (visit.kind === "section") note("section", visit.section);
    if (visit.kind === "item") note("item", visit.item);
    if (visit.kind === "value") note("value", visit.value);
  }
  return [...things.values()];
}
