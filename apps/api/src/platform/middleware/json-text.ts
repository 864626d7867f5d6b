/** Why a body is not taken as JSON. */
export type BadJsonText = "not-utf8" | "too-deep" | "too-much" | "unreadable-character" | "not-json";

/**
 * How deep lists and objects of a body may stand within each other. Four levels are one level of nested options, of which
 * menus have at most fifty; what reads bodies calls itself for each level and must not run out of stack.
 */
const JSON_DEPTH_MAX = 256;
/** How many values a body may hold, lists and objects among them: a cart of 50 dishes with 40 choices each has 8,000. */
const JSON_VALUES_MAX = 10_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|.)/g;

/**
 * The value of a body: UTF-8 that is JSON, neither too deep nor of too many values, and escapes neither a NUL nor half of a character, which no text may
 * hold. Or why it is none.
 */
export function readJsonText(bytes: Uint8Array): { readonly value: unknown } | { readonly bad: BadJsonText } {
  const text = decodeUtf8(bytes);
  if (text === null) return { bad: "not-utf8" };
  const tooMuch = findTooMuch(text);
  if (tooMuch) return { bad: tooMuch };
  if (text.includes("\\u") && hasBrokenEscape(text)) return { bad: "unreadable-character" };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { bad: "not-json" };
  }
}

/** Counts in one pass, before anything is made of the text: no value but the first stands without a bracket or a comma before it. */
function findTooMuch(text: string): "too-deep" | "too-much" | null {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfString(text, index);
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      values += 1;
      if (depth > JSON_DEPTH_MAX) return "too-deep";
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
    else if (code === COMMA) values += 1;
    if (values > JSON_VALUES_MAX) return "too-much";
  }
  return null;
}

/** Where the text of JSON that begins at a quote ends, at its other quote or with all of it. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  return index;
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
