import { currentLocale, m } from "@comptoir/messages";

/** Scripts without an embedded font, each with a language that is written in it. */
const LANGUAGES: readonly (readonly [script: RegExp, language: string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, "ja"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Devanagari}/u, "hi"],
  [/\p{Script=Gurmukhi}/u, "pa"],
  [/\p{Script=Gujarati}/u, "gu"],
  [/\p{Script=Bengali}/u, "bn"],
  [/\p{Script=Tamil}/u, "ta"],
  [/\p{Script=Telugu}/u, "te"],
  [/\p{Script=Kannada}/u, "kn"],
  [/\p{Script=Malayalam}/u, "ml"],
  [/\p{Script=Sinhala}/u, "si"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Lao}/u, "lo"],
  [/\p{Script=Khmer}/u, "km"],
  [/\p{Script=Myanmar}/u, "my"],
  [/\p{Script=Tibetan}/u, "bo"],
  [/\p{Script=Armenian}/u, "hy"],
  [/\p{Script=Georgian}/u, "ka"],
  [/\p{Script=Ethiopic}/u, "am"],
];

/** Describes a character without a font, such as `[in Chinese]` or `[emoji]`. law#paper-type. */
export function unsetWords(sign: string): string {
  const language = LANGUAGES.find(([script]) => script.test(sign))?.[1];
  if (language === undefined)
    return /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u.test(sign) ? m.paper_emoji() : m.paper_symbol();
  const names = new Intl.DisplayNames(currentLocale(), { type: "language" });
  return m.paper_in_language({ language: names.of(language) ?? language });
}
