/** A gift card's code as it is printed: letters and digits, in groups or not. */
const CODE = /^[A-Za-z0-9](?:[A-Za-z0-9 -]{6,62})[A-Za-z0-9]$/;

/** The gift card's code in what a camera has read: the text itself, or the last part of an address. Null for anything else. */
export function readGiftCardCode(seen: string): string | null {
  const text = seen.trim();
  if (CODE.test(text)) return text;
  if (!URL.canParse(text)) return null;
  // What is not letters and digits is no code, however an address writes it.
  const last = new URL(text).pathname.split("/").findLast((part) => part !== "") ?? "";
  return CODE.test(last) ? last : null;
}

/** A gift card's code as a page shows it beside its balance: its end, by which people tell their cards apart. payment#masked-codes. */
export function maskedCode(code: string): string {
  return `•••• ${code
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(-4)
    .toUpperCase()}`;
}
