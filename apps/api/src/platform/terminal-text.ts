/**
 * Escapes control and bidirectional characters, so that text cannot manipulate the terminal. Keeps line
 * breaks and tabs.
 */
export function forTerminal(text: string): string {
  return text.replace(
    /(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}
