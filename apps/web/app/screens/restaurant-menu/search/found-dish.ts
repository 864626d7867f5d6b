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

export type FoundDish = {
  readonly card: CardView;
  readonly name: readonly TextPart[];
  /** The section and, if there are several, the menu. */
  readonly place: readonly TextPart[];
  /** The description, or the text that contains the match; null for none. */
  readonly words: FoundWords | null;
};

/** A text of a dish, with the matches marked. `of` is its source; a locale means the dish's text in that language. */
export type FoundWords = {
  readonly of: "description" | "ingredients" | "option" | Locale;
  readonly parts: readonly TextPart[];
};

/** `place` names the section and the menu of the card. */
export type PlacedCard = { readonly card: CardView; readonly place: string };

/** Number of characters that stay before the first match in a shortened text. */
const LEAD_LENGTH = 40;

/**
 * Marks the matches in a dish's name, section and description. If neither name nor description matches, the first
 * other text that matches replaces the description.
 */
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

/** Cuts text that is far before the first match, so that the match is visible. */
function cutToMarks(parts: readonly TextPart[]): readonly TextPart[] {
  const [first, second, ...rest] = parts;
  if (!first || !second || first.isMarked || first.text.length <= LEAD_LENGTH * 2) return parts;
  const lead = first.text.slice(-LEAD_LENGTH);
  return [{ text: `…${lead.slice(lead.indexOf(" "))}`, isMarked: false }, second, ...rest];
}
