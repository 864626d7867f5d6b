/** What a slug looks like: small letters and digits with single hyphens between them. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_SLUG_LENGTH = 80;

const LIGATURES: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/**
 * Makes a slug of a name: `"Crème brûlée"` becomes `"creme-brulee"`. A name without any Latin letter or digit, such as
 * one in Chinese, has no such slug: the answer is null.
 */
export function slugOf(name: string): string | null {
  const slug = name
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#\w+|\w+);/g, " ")
    .toLowerCase()
    .replace(/[œæßøłđðþ]/g, (letter) => LIGATURES[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? null : slug;
}

/**
 * A short mark of a text that is the same at every import and on every machine, for names that make no slug. It is
 * FNV-1a with 32 bits: two names may share a mark, so its callers still check that none is taken twice.
 */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, "0");
}
