import {
  type ListedItem,
  LOCALES,
  type Locale,
  localizedText,
  markWords,
  type TextPart,
  walkOptions,
} from "@comptoir/ordering";
import type { CardView } from "../dishes/menu-view.ts";

/** A dish that was found, with what was looked for marked wherever it stands. */
export type FoundDish = {
  readonly card: CardView;
  readonly name: readonly TextPart[];
  /** The section and, where there are several, the menu. */
  readonly place: readonly TextPart[];
  /** What else is said of it: its description, or where what was looked for stands. Null when there is nothing to say. */
  readonly words: FoundWords | null;
};

/** Words of a dish, and whose they are, where they are not its description. */
export type FoundWords = {
  readonly of: "description" | "ingredients" | "option" | Locale;
  readonly parts: readonly TextPart[];
};

/** A dish's card, and the names over it. */
export type PlacedCard = { readonly card: CardView; readonly place: string };

/** How much stands before what was found, in a text that is cut. */
const LEAD_LENGTH = 40;

/** Marks in a dish what it was found by: in its name, its place and its description, else in the first of its words that holds it. */
export function markFound(
  { card, place }: PlacedCard,
  { item }: ListedItem,
  { terms, locale }: { readonly terms: ReadonlySet<string>; readonly locale: Locale },
): FoundDish {
  const name = markWords(card.name, "name", terms);
  const description = words("description", localizedText(item, "description", locale));
  const isExplained = isMarked(name) || isMarked(description.parts);
  return {
    card,
    name,
    place: markWords(place, "heading", terms),
    words:
      (isExplained ? null : [...otherWords()].find(({ parts }) => isMarked(parts))) ??
      (description.parts.length > 0 ? description : null),
  };

  function words(of: FoundWords["of"], text: string): FoundWords {
    return {
      of,
      parts: cutToMarks(
        markWords(text, of === "description" || of === "ingredients" || of === "option" ? "text" : "name", terms),
      ),
    };
  }

  function* otherWords(): Generator<FoundWords> {
    yield words("ingredients", localizedText(item, "ingredients", locale));
    for (const visit of walkOptions(item.options)) {
      if (visit.kind === "value") yield words("option", localizedText(visit.value, "name", locale));
    }
    for (const other of LOCALES.filter((one) => one !== locale)) {
      yield words(other, localizedText(item, "name", other));
      yield words(other, localizedText(item, "description", other));
    }
  }
}

function isMarked(parts: readonly TextPart[]): boolean {
  return parts.some((part) => part.isMarked);
}

/** Cuts what stands far before the first mark, so that the mark is in sight. */
function cutToMarks(parts: readonly TextPart[]): readonly TextPart[] {
  const [first, second, ...rest] = parts;
  if (!first || !second || first.isMarked || first.text.length <= LEAD_LENGTH * 2) return parts;
  const lead = first.text.slice(-LEAD_LENGTH);
  return [{ text: `…${lead.slice(lead.indexOf(" "))}`, isMarked: false }, second, ...rest];
}
