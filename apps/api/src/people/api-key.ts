import type { KeyMode } from "@comptoir/ordering";
import { hashSecret, newSecret } from "./secrets.ts";

const KEY = /^cpt_(?:live|test)_[A-Za-z0-9_-]{43}$/;
/** Number of characters of a key that are shown in lists: its mode, and four of the 43 of its secret. */
const PREFIX_LENGTH = "cpt_live_".length + 4;

/** Tells whether a bearer token is meant as a key, well-formed or not. */
export function isKeyToken(token: string): boolean {
  return token.startsWith("cpt_");
}

/** Creates a key of 256 random bits. Only its hash is stored. partners#partner-keys. */
export function newKey(mode: KeyMode) {
  const key = `cpt_${mode}_${newSecret()}`;
  return { key, keyHash: hashSecret(key), prefix: key.slice(0, PREFIX_LENGTH) };
}

/** Hashes a key as it is stored; null for a text that is no key. */
export function hashKey(token: string): string | null {
  return KEY.test(token) ? hashSecret(token) : null;
}
