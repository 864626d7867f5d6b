/** The digits of a text and nothing else. checkout#formats. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, "");
}
