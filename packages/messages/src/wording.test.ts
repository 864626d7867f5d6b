import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

type Wording = Record<string, unknown>;

const messagesFolder = join(import.meta.dirname, "../messages");
const areas = readdirSync(join(messagesFolder, "en-CA")).sort();
/** The languages into which the English messages are translated. */
const TRANSLATIONS = readdirSync(messagesFolder).filter((locale) => locale !== "en-CA");

/** Texts that are equal in both languages, and names that are not translated. */
const SAME_IN_BOTH = new Set([
  "staff_day_method_apple_pay",
  "staff_day_method_google_pay",
  "site_name",
  "venue_table",
  "board_table",
  "bill_named_rate",
  "checkout_summary_pair",
  "order_place",
  "studio_set_entry",
  "operator_state_count",
  "studio_copy_sections",
  "studio_copy_options",
]);

/**
 * The messages of forms and limits, as the specification words them; counted ones in the plural.
 * checkout#form-messages.
 */
const WORDS_OF_THE_SPECIFICATION = {
  form_required: "This field is required.",
  form_email: "This email isn't valid.",
  form_min: "This field must have at least {length} characters.",
  form_max: "This field can have up to {length} characters.",
  form_min_value: "Must be higher than {min}",
  form_numeric: "Must be numeric",
  form_integer: "No decimals",
  form_expiry: "This expiry date is invalid.",
  form_credit_card: "This credit card is invalid.",
  form_postal_code: "Please enter a valid postal/zip code.",
  form_name: "This name isn't valid.",
  form_greater_than: "{field1} must be greater than {field2}",
  refusal_cart_full_limit: "You can only have {maxItemsPerCart} items in your cart.",
  item_limit_reached: "You can only have {optionGroupLimit} selections",
  item_missing: "Please select all required fields",
};

function readWording(locale: string, area: string): Wording {
  return JSON.parse(readFileSync(join(messagesFolder, locale, area), "utf8")) as Wording;
}

/** Returns the sentences of a message: itself, or each of its plural forms. */
function sentencesOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  const variants = message as { match: Record<string, string> }[];
  return variants.flatMap((variant) => Object.values(variant.match));
}

/** Returns the sorted placeholder names of a message. */
function placeholdersOf(message: unknown): string[] {
  const names = sentencesOf(message).flatMap((sentence) =>
    [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
  );
  return [...new Set(names as string[])].sort();
}

describe("the wording", () => {
  test("Before a name that may begin with a vowel, French has no word that would be elided: « d’Olivia ».", () => {
    const NAMES =
      "name|venue|kitchen|suite|wallet|provider|email|event|dish|item|section|menu|restaurant|place|who|owner|child";
    const elided = new RegExp(
      String.raw`(?<![\p{L}])(?:de|que|le|la|se|ne|je|jusque|lorsque|puisque) \{(?:${NAMES})\}`,
      "iu",
    );
    const found = areas.flatMap((area) =>
      Object.entries(readWording("fr-CA", area)).filter(([, message]) =>
        sentencesOf(message).some((one) => elided.test(one)),
      ),
    );
    expect(found).toEqual([]);
  });

  test("All languages have the same areas, and the project reads each of them.", () => {
    const settings = readFileSync(join(messagesFolder, "../project.inlang/settings.json"), "utf8");
    for (const locale of TRANSLATIONS) {
      expect(readdirSync(join(messagesFolder, locale)).sort()).toEqual(areas);
      expect(JSON.parse(settings).locales).toContain(locale);
    }
    for (const area of areas) expect(settings).toContain(`{locale}/${area}`);
  });

  test("No key is in two areas, where the last one would replace the first.", () => {
    const keys = areas.flatMap((area) => Object.keys(readWording("en-CA", area)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  for (const area of areas) {
    const english = readWording("en-CA", area);
    const french = readWording("fr-CA", area);

    describe.each(TRANSLATIONS)(`${area}, %s`, (locale) => {
      const translated = readWording(locale, area);

      test("It has the keys of English.", () => {
        expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
      });

      test("No message is empty.", () => {
        for (const [key, message] of [...Object.entries(english), ...Object.entries(translated)]) {
          for (const sentence of sentencesOf(message)) expect(sentence.trim(), key).not.toBe("");
        }
      });

      test("It has the placeholders of English.", () => {
        const ignoringPlurals = (message: unknown) => (typeof message === "string" ? placeholdersOf(message) : []);
        for (const key of Object.keys(english)) {
          expect(ignoringPlurals(translated[key]), key).toEqual(ignoringPlurals(english[key]));
        }
      });

      test("A message is not the English one.", () => {
        const same = Object.keys(english).filter(
          (key) => !SAME_IN_BOTH.has(key) && JSON.stringify(english[key]) === JSON.stringify(translated[key]),
        );
        // Labels of one word, such as "Menu", may be equal in two languages; sentences may not.
        expect(same.filter((key) => sentencesOf(english[key]).some((sentence) => sentence.includes(" ")))).toEqual([]);
      });
    });

    describe(area, () => {
      test("An English sentence that ends in p.m. has no second period.", () => {
        for (const [key, message] of Object.entries(english)) {
          for (const sentence of sentencesOf(message)) expect(sentence, key).not.toMatch(/\{(?:time|when)\}\./);
        }
      });

      test("French keeps punctuation on the line of the word before it, and uses typographic apostrophes.", () => {
        for (const [key, message] of Object.entries(french)) {
          for (const sentence of sentencesOf(message)) {
            expect(sentence, key).not.toMatch(/ [:%$»]/);
            expect(sentence, key).not.toMatch(/« /);
            expect(sentence, key).not.toContain("'");
          }
        }
      });
    });
  }

  test("The form messages in English equal the reference's.", () => {
    const english = Object.assign({}, ...areas.map((area) => readWording("en-CA", area))) as Wording;
    const sentences = Object.keys(WORDS_OF_THE_SPECIFICATION).map((key) => [key, sentencesOf(english[key]).at(-1)]);
    expect(Object.fromEntries(sentences)).toEqual(WORDS_OF_THE_SPECIFICATION);
  });
});
