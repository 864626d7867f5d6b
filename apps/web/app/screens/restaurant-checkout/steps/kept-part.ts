/** The longest text of a checkout that is taken back from where a tab kept it. */
const LONGEST_TEXT = 500;

/** A text as a tab kept it; the other one where that is no text: another version of the page may have written it. */
export function keptText(kept: unknown, otherwise: string): string {
  return typeof kept === "string" ? kept.slice(0, LONGEST_TEXT) : otherwise;
}

/** A text as a body writes it: without what surrounds it, null when nothing is left. */
export function textOrNull(text: string): string | null {
  return text.trim() || null;
}
