import { fontRuns } from "@comptoir/receipt/paper";

/** Signs that neither printers nor our fonts have, and what stands for them. printing#characters. */
const SIGNS: Readonly<Record<string, string>> = {
  "→": "->",
  "←": "<-",
  "≥": ">=",
  "≤": "<=",
  "⅓": "1/3",
  "⅔": "2/3",
  ﬁ: "fi",
  ﬂ: "fl",
};
const THIN_SPACE = /[\u2000-\u200a\u202f]/gu;
const NO_BREAK_SPACE = "\u00a0";
const ANY_SIGN = new RegExp(`[${Object.keys(SIGNS).join("")}]`, "gu");

/**
 * Replaces what no font has: signs by similar ones, other characters by words such as `[in Chinese]` or `[emoji]` in the
 * current language. printing#characters.
 */
export function spellWords(text: string): string {
  const replaced = text.replace(ANY_SIGN, (sign) => SIGNS[sign] ?? sign).replace(THIN_SPACE, NO_BREAK_SPACE);
  const spelled = fontRuns(replaced, "regular").map((run) => run.text);
  return spelled.join("");
}
