/** The token that may come next. */
type Expects = "value" | "value or ]" | "key" | "key or }" | "colon" | "comma or end";

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const END_OF_RUN = /["\\]|\p{Cc}/gu;

/**
 * Returns the index of the first invalid character of a JSON text, or its length if truncated. `JSON.parse`
 * reports no reliable position.
 */
export function findJsonBreak(text: string): number {
  const brackets: string[] = [];
  let expects: Expects = "value";
  for (let index = afterMatch(SPACE, text, 0); index < text.length; index = afterMatch(SPACE, text, index)) {
    const character = text.charAt(index);
    const isClosing = character === brackets.at(-1);
    if (isClosing && (expects === "comma or end" || expects.endsWith(character))) {
      brackets.pop();
      expects = "comma or end";
      index += 1;
    } else if (expects === "comma or end" || expects === "colon") {
      if (character !== (expects === "colon" ? ":" : ",") || brackets.length === 0) return index;
      expects = expects === "comma or end" && brackets.at(-1) === "}" ? "key" : "value";
      index += 1;
    } else if (character === '"') {
      const end = afterString(text, index);
      if (end.isBroken) return end.index;
      expects = expects.startsWith("key") ? "colon" : "comma or end";
      index = end.index;
    } else if (expects.startsWith("key")) {
      return index;
    } else if (character === "{" || character === "[") {
      brackets.push(character === "{" ? "}" : "]");
      expects = character === "{" ? "key or }" : "value or ]";
      index += 1;
    } else {
      const end = afterMatch(SCALAR, text, index);
      if (end === index) return index;
      expects = "comma or end";
      index = end;
    }
  }
  return text.length;
}

function afterMatch(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : index;
}

function afterString(text: string, start: number): { readonly index: number; readonly isBroken: boolean } {
  for (let index = start + 1; ; ) {
    END_OF_RUN.lastIndex = index;
    const found = END_OF_RUN.exec(text);
    if (!found) return { index: text.length, isBroken: true };
    if (found[0] === '"') return { index: found.index + 1, isBroken: false };
    // JSON strings may contain any character except control characters.
    index = found[0] > "\u001f" && found[0] !== "\\" ? found.index + 1 : afterMatch(ESCAPE, text, found.index);
    if (index === found.index) return { index, isBroken: true };
  }
}
