import type { Note, NoteKey } from "@comptoir/converters";
import { type Locale, m } from "@comptoir/messages";

type Language = { readonly locale: Locale };

/** The words of each note of a conversion; the compiler rejects a missing one. */
const NOTES: Readonly<Record<NoteKey, (values: readonly string[], language: Language) => string>> = {
  rowsTooLong: (_, language) => m.conversion_rows_too_long({}, language),
  totalRows: (_, language) => m.conversion_total_rows({}, language),
  linesUnread: (_, language) => m.conversion_lines_unread({}, language),
  rowsWithoutName: (_, language) => m.conversion_rows_without_name({}, language),
  translationDiffers: (_, language) => m.conversion_translation_differs({}, language),
  optionRulesUnread: (_, language) => m.conversion_option_rules_unread({}, language),
  optionsNotInFile: (_, language) => m.conversion_options_not_in_file({}, language),
  listsUnread: (_, language) => m.conversion_lists_unread({}, language),
  emptySections: (_, language) => m.conversion_empty_sections({}, language),
  sharedIds: (_, language) => m.conversion_shared_ids({}, language),
  repeatedDishes: (_, language) => m.conversion_repeated_dishes({}, language),
  allergensUnread: (_, language) => m.conversion_allergens_unread({}, language),
  picturesLost: (_, language) => m.conversion_pictures_lost({}, language),
  dishesWithoutName: (_, language) => m.conversion_dishes_without_name({}, language),
  dishesWithoutPrice: (_, language) => m.conversion_dishes_without_price({}, language),
  moreThanOneChoice: (_, language) => m.conversion_more_than_one_choice({}, language),
  optionsTooDeep: (_, language) => m.conversion_options_too_deep({}, language),
  emptyGroups: (_, language) => m.conversion_empty_groups({}, language),
  optionPriceUnread: (_, language) => m.conversion_option_price_unread({}, language),
  numbersBesideChoice: (_, language) => m.conversion_numbers_beside_choice({}, language),
  encodingMended: (_, language) => m.conversion_encoding_mended({}, language),
  lastSizesCount: (_, language) => m.conversion_last_sizes_count({}, language),
  sizeAddsToPrice: (_, language) => m.conversion_size_adds_to_price({}, language),
  sizesWithoutPrice: (_, language) => m.conversion_sizes_without_price({}, language),
  flagsUnread: (_, language) => m.conversion_flags_unread({}, language),
  caloriesUnread: (_, language) => m.conversion_calories_unread({}, language),
  dietsUnknown: (_, language) => m.conversion_diets_unknown({}, language),
  datesUnread: (_, language) => m.conversion_dates_unread({}, language),
  modifierListsUnused: (_, language) => m.conversion_modifier_lists_unused({}, language),
  modifiersInNoList: (_, language) => m.conversion_modifiers_in_no_list({}, language),
  modifierTextsLost: (_, language) => m.conversion_modifier_texts_lost({}, language),
  modifiersHidden: (_, language) => m.conversion_modifiers_hidden({}, language),
  objectsDeleted: (_, language) => m.conversion_objects_deleted({}, language),
  locationPricesLost: (_, language) => m.conversion_location_prices_lost({}, language),
  taxesLost: (_, language) => m.conversion_taxes_lost({}, language),
  itemsOfSomeLocations: (_, language) => m.conversion_items_of_some_locations({}, language),
  itemsOfNoLocation: (_, language) => m.conversion_items_of_no_location({}, language),
  ownPricesLost: (_, language) => m.conversion_own_prices_lost({}, language),
  taxRatesLost: (_, language) => m.conversion_tax_rates_lost({}, language),
  dishHoursLost: (_, language) => m.conversion_dish_hours_lost({}, language),
  bundlesLost: (_, language) => m.conversion_bundles_lost({}, language),
  choiceSeveralTimes: (_, language) => m.conversion_choice_several_times({}, language),
  freeChoicesCharged: (_, language) => m.conversion_free_choices_charged({}, language),
  categoriesInNoMenu: (_, language) => m.conversion_categories_in_no_menu({}, language),
  itemsNotInFile: (_, language) => m.conversion_items_not_in_file({}, language),
  itemsInNoMenu: (_, language) => m.conversion_items_in_no_menu({}, language),
  modifierGroupsUnused: (_, language) => m.conversion_modifier_groups_unused({}, language),
  menuHours: (_, language) => m.conversion_menu_hours({}, language),
  priceBesideSizesNotCharged: (_, language) => m.conversion_price_beside_sizes_not_charged({}, language),
  firstOfSeveral: (_, language) => m.conversion_first_of_several({}, language),
  priceInThousands: (_, language) => m.conversion_price_in_thousands({}, language),
  priceRounded: (_, language) => m.conversion_price_rounded({}, language),
  noLimit: (_, language) => m.conversion_no_limit({}, language),
  noLimitOfRequired: (_, language) => m.conversion_no_limit_of_required({}, language),
  languageLost: ([written = ""], language) => m.conversion_language_lost({ written }, language),
  unnamedSize: ([size = ""], language) => m.conversion_unnamed_size({ size }, language),
  foreignCurrency: ([currency = ""], language) => m.conversion_foreign_currency({ currency }, language),
  pricesTaken: ([taken = "", found = ""], language) => m.conversion_prices_taken({ taken, found }, language),
  optionsTaken: ([taken = "", found = ""], language) => m.conversion_options_taken({ taken, found }, language),
  noDishes: (_, language) => m.conversion_no_dishes({}, language),
  fieldsLost: ([fields = ""], language) => m.conversion_fields_lost({ fields }, language),
  rotationLost: ([fields = ""], language) => m.conversion_rotation_lost({ fields }, language),
  unnamed: (_, language) => m.conversion_unnamed({}, language),
  viewOnly: (_, language) => m.conversion_view_only({}, language),
  noTaxes: (_, language) => m.conversion_no_taxes({}, language),
  alwaysOpen: (_, language) => m.conversion_always_open({}, language),
  aboveHeader: ([words = ""], language) => m.conversion_above_header({ words }, language),
  lineUnread: ([words = ""], language) => m.conversion_line_unread({ words }, language),
  placedOnPage: (_, language) => m.conversion_placed_on_page({}, language),
  columnsLost: ([columns = ""], language) => m.conversion_columns_lost({ columns }, language),
  columnsRepeated: ([columns = ""], language) => m.conversion_columns_repeated({ columns }, language),
  monthFirst: ([date = ""], language) => m.conversion_month_first({ date }, language),
  partOfTown: ([area = ""], language) => m.conversion_part_of_town({ area }, language),
  hundredths: (_, language) => m.conversion_hundredths({}, language),
  otherEncoding: ([encoding = ""], language) => m.conversion_other_encoding({ encoding }, language),
  servedFrom: ([name = "", start = "", end = ""], language) => m.conversion_served_from({ name, start, end }, language),
  allergenIdsLost: (_, language) => m.conversion_allergen_ids_lost({}, language),
  nutrientsLost: (_, language) => m.conversion_nutrients_lost({}, language),
};

/** Returns a note of a conversion in a language, with how many things it concerns and examples of them. */
export function wordNote({ key, values, counted }: Note, locale: Locale): string {
  const language = { locale };
  const note = NOTES[key](values, language);
  if (counted === null) return note;
  const { count } = counted;
  const quoted = counted.examples.map((example) => JSON.stringify(example)).join(", ");
  const examples = count > counted.examples.length ? m.conversion_examples({ examples: quoted }, language) : quoted;
  return m.conversion_counted({ note, count, examples }, language);
}
