/** What a key may be allowed to do. A call of a key requires one of them, or none. partners#scopes. */
export const KEY_SCOPES = [
  "orders:read",
  "orders:write",
  "menu:read",
  "menu:write",
  "events:read",
  "contacts:read",
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** `test`: for a restaurant that takes test cards only. partners#key-mode. */
export const KEY_MODES = ["live", "test"] as const;
export type KeyMode = (typeof KEY_MODES)[number];

/** The most keys of a restaurant. Two at once are enough to rotate one. partners#keys-full. */
export const KEYS_MAX = 20;

/**
 * Why a key is refused: its end has come, or it is a test key and the restaurant now takes real money.
 * partners#key-refused.
 */
export type KeyFault = "ended" | "of-test";

/**
 * Checks a key at a moment; null if it may be used. `movesMoney`: whether the restaurant's payments move real money.
 * partners#key-refused, partners#key-mode.
 */
export function checkKey(
  { mode, endsAt }: { readonly mode: KeyMode; readonly endsAt: Date | null },
  { now, movesMoney }: { readonly now: Date; readonly movesMoney: boolean },
): KeyFault | null {
  if (endsAt !== null && endsAt <= now) return "ended";
  return mode === "test" && movesMoney ? "of-test" : null;
}

/** Returns chosen scopes once each, in their sequence. partners#scopes. */
export function normalizeScopes(chosen: readonly KeyScope[]): KeyScope[] {
  return KEY_SCOPES.filter((scope) => chosen.includes(scope));
}
