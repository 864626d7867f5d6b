/** The digits of a text and nothing else. Spec 5, Amounts and formats. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, "");
}
