export type BadJsonText = "not-utf8" | "too-deep" | "too-much" | "unreadable-character" | "not-json";

/**
 * Maximum nesting depth, since recursive readers must not overflow the stack. Menus nest options at most
 * fifty deep, at four JSON levels each.
 */
const JSON_DEPTH_MAX = 256;
/** Maximum number of values, lists and objects included. A cart of 50 dishes with 40 choices each has 8,000. */
const JSON_VALUES_MAX = 10_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|.)/g;

/**
 * Parses a JSON body. Rejects invalid UTF-8, too much depth or too many values. Also rejects escaped NULs and
 * lone surrogates, which the database cannot store.
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

/**
 * Counts depth and values in one pass before parsing, since deep nesting takes seconds of `JSON.parse`. Each value but the
 * first follows a bracket or a comma.
 */
export function findTooMuch(text: string, valuesMax = JSON_VALUES_MAX): "too-deep" | "too-much" | null {
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
    if (values > valuesMax) return "too-much";
  }
  return null;
}

/** Returns the index of the closing quote of the JSON string that starts at `start`, or the text's length. */
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
    // A high surrogate must be followed at once by a low one, and a low surrogate must follow a high one.
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
