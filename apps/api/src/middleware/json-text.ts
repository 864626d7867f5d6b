/** Why a body is not taken as JSON. */
export type BadJsonText = "not-utf8" | "too-deep" | "unreadable-character" | "not-json";

/**
 * How deep lists and objects of a body may stand within each other. Four levels are one level of nested options, of which
 * menus have at most fifty; what reads bodies calls itself for each level and must not run out of stack.
 */
const JSON_DEPTH_MAX = 256;

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|.)/g;

/**
 * The text of a body: UTF-8 that is JSON, not too deep, and escapes neither a NUL nor half of a character, which no text may
 * hold. Or why it is none.
 */
export function readJsonText(bytes: Uint8Array): { readonly text: string } | { readonly bad: BadJsonText } {
  const text = decodeUtf8(bytes);
  if (text === null) return { bad: "not-utf8" };
  if (depthExceeds(text, JSON_DEPTH_MAX)) return { bad: "too-deep" };
  if (text.includes("\\u") && hasBrokenEscape(text)) return { bad: "unreadable-character" };
  return isJson(text) ? { text } : { bad: "not-json" };
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

const decoder = new TextDecoder("utf-8", { fatal: true });

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
