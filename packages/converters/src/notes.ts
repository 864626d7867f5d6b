/** A loss or a guess that concerns the file. */
export type SaidNote =
  | "aboveHeader"
  | "allergenIdsLost"
  | "alwaysOpen"
  | "columnsLost"
  | "columnsRepeated"
  | "fieldsLost"
  | "foreignCurrency"
  | "hundredths"
  | "lineUnread"
  | "monthFirst"
  | "noDishes"
  | "noTaxes"
  | "nutrientsLost"
  | "optionsTaken"
  | "otherEncoding"
  | "partOfTown"
  | "placedOnPage"
  | "pricesTaken"
  | "rotationLost"
  | "servedFrom"
  | "unnamed"
  | "viewOnly";

/** A loss or a guess that concerns single things, which are counted. */
export type CountedNote =
  | "allergensUnread"
  | "bundlesLost"
  | "caloriesUnread"
  | "categoriesInNoMenu"
  | "choiceSeveralTimes"
  | "datesUnread"
  | "dietsUnknown"
  | "dishHoursLost"
  | "dishesWithoutName"
  | "dishesWithoutPrice"
  | "emptyGroups"
  | "emptySections"
  | "encodingMended"
  | "firstOfSeveral"
  | "flagsUnread"
  | "freeChoicesCharged"
  | "itemsInNoMenu"
  | "itemsNotInFile"
  | "itemsOfNoLocation"
  | "itemsOfSomeLocations"
  | "languageLost"
  | "lastSizesCount"
  | "linesUnread"
  | "listsUnread"
  | "locationPricesLost"
  | "menuHours"
  | "modifierGroupsUnused"
  | "modifierListsUnused"
  | "modifierTextsLost"
  | "modifiersHidden"
  | "modifiersInNoList"
  | "moreThanOneChoice"
  | "noLimit"
  | "noLimitOfRequired"
  | "numbersBesideChoice"
  | "objectsDeleted"
  | "optionPriceUnread"
  | "optionRulesUnread"
  | "optionsNotInFile"
  | "optionsTooDeep"
  | "ownPricesLost"
  | "picturesLost"
  | "priceBesideSizesNotCharged"
  | "priceInThousands"
  | "priceRounded"
  | "repeatedDishes"
  | "rowsTooLong"
  | "rowsWithoutName"
  | "sharedIds"
  | "sizeAddsToPrice"
  | "sizesWithoutPrice"
  | "taxRatesLost"
  | "taxesLost"
  | "totalRows"
  | "translationDiffers"
  | "unnamedSize";

export type NoteKey = SaidNote | CountedNote;

/** A loss or a guess of a conversion. Pages and commands have its words. */
export type Note = {
  readonly key: NoteKey;
  /** The note's own values, such as the names of lost columns. */
  readonly values: readonly string[];
  /** How many things it concerns, and examples of them; null if it concerns the file. */
  readonly counted: { readonly count: number; readonly examples: readonly string[] } | null;
};

/** Collects notes on losses and guesses. Equal notes become one with a count. */
export type Notes = {
  readonly say: (key: SaidNote, ...values: readonly string[]) => void;
  readonly count: (key: CountedNote, example: string, ...values: readonly string[]) => void;
  readonly list: () => Note[];
};

const MAX_EXAMPLES = 3;
const MAX_EXAMPLE_LENGTH = 60;

export function startNotes(): Notes {
  const said = new Map<string, Note>();
  const counted = new Map<string, { key: NoteKey; values: readonly string[]; count: number; examples: string[] }>();
  const sameAs = (key: NoteKey, values: readonly string[]) => JSON.stringify([key, ...values]);
  return {
    say: (key, ...values) => void said.set(sameAs(key, values), { key, values, counted: null }),
    count: (key, example, ...values) => {
      const same = sameAs(key, values);
      const entry = counted.get(same) ?? { key, values, count: 0, examples: [] };
      const shown = example.slice(0, MAX_EXAMPLE_LENGTH);
      entry.count += 1;
      if (entry.examples.length < MAX_EXAMPLES && !entry.examples.includes(shown)) entry.examples.push(shown);
      counted.set(same, entry);
    },
    list: () => [
      ...said.values(),
      ...[...counted.values()].map(({ key, values, ...of }) => ({ key, values, counted: of })),
    ],
  };
}
