/** Why a body's text is not taken, before anything reads it as JSON. */
export type BadJsonText = "too-deep" | "unreadable-character";

/**
 * How deep lists and objects of a body may stand within each other. Four levels are one level of nested options, of which
 * menus have at most fifty; what reads bodies calls itself for each level and must not run out of stack.
 */
const JSON_DEPTH_MAX = 256;

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|.)/g;

/** Looks over a JSON text: how deep it goes, and whether it escapes a NUL or half of a character, which no text may hold. */
export function checkJsonText(text: string): BadJsonText | null {
  if (depthExceeds(text, JSON_DEPTH_MAX)) return "too-deep";
  return text.includes("\\u") && hasBrokenEscape(text) ? "unreadable-character" : null;
}

function depthExceeds(text: string, max: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > max) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
}

function hasBrokenEscape(text: string): boolean {
  let highEnd = -1;
  for (const match of text.matchAll(ESCAPE)) {
    const unit = match[1] === undefined ? -1 : Number.parseInt(match[1], 16);
    const followsHigh = highEnd === match.index;
    const isLow = unit >= 0xdc00 && unit <= 0xdfff;
    // A high half must be followed at once by its low half, and a low half must follow a high one.
    if (unit === 0 || isLow !== (followsHigh && isLow) || (highEnd >= 0 && !isLow)) return true;
    highEnd = unit >= 0xd800 && unit <= 0xdbff ? match.index + match[0].length : -1;
  }
  return highEnd >= 0;
}
