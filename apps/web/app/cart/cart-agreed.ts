import type { ErrorBody } from "@comptoir/contract";
import {
  type CartLine,
  type CartLineData,
  formatCartLines,
  mergeCarts,
  parseCartLines,
  putBackLines,
} from "@comptoir/ordering";
import type { OwnOrders } from "./own-orders.ts";

/**
 * The last cart that this browser and the server both had: the merge base of the three-way merge.
 * ordering#cart-version.
 */
export type AgreedCart = { readonly version: number; readonly lines: readonly CartLine[] };

/** The server's cart. `taken` lists the lines that placed orders removed from it, by the order's key. */
export type ServerCart = AgreedCart & {
  readonly taken: readonly { readonly key: string; readonly lines: readonly CartLine[] }[];
  /**
   * The merge base if the answer to this browser's last save was lost: the lines of that save. Otherwise
   * null.
   */
  readonly base: readonly CartLine[] | null;
};

export type WrittenAgreed = { readonly version: number; readonly lines: readonly CartLineData[] };

/**
 * The agreed cart before the first save. Version 0 is lower than any saved version, so the first change is
 * merged with a saved cart instead of replacing it.
 */
export const NOTHING_AGREED: AgreedCart = { version: 0, lines: [] };

export function writeAgreed(agreed: AgreedCart | null): WrittenAgreed | null {
  return agreed && { version: agreed.version, lines: formatCartLines(agreed.lines) };
}

/** Returns null if `written` is missing or malformed. Copies of older releases have no agreed cart. */
export function readAgreed(written: unknown): AgreedCart | null {
  const { version, lines: data } = (written ?? {}) as { readonly version?: unknown; readonly lines?: unknown };
  const lines = parseCartLines(data);
  return typeof version === "number" && lines !== null ? { version, lines } : null;
}

/** Returns the server's cart of a version conflict; null for any other error. */
export function readConflict(error: ErrorBody | null): ServerCart | null {
  return error?.code === "cart_version_conflict" ? parseServerCart((error.current ?? {}) as object) : null;
}

/** Returns null if the lines are malformed. */
export function parseServerCart(answer: {
  readonly items?: unknown;
  readonly version?: unknown;
  readonly taken?: readonly { readonly key: string; readonly items: unknown }[] | undefined;
  readonly base?: unknown;
}): ServerCart | null {
  const { items, version, taken = [], base } = answer;
  const agreed = readAgreed({ version: version ?? NOTHING_AGREED.version, lines: items });
  if (agreed === null) return null;
  return {
    ...agreed,
    base: parseCartLines(base),
    taken: taken.map(({ key, items }) => ({ key, lines: parseCartLines(items) ?? [] })),
  };
}

/**
 * Chooses between this tab's agreed cart (`own`) and the one from another tab (`told`): the higher version.
 * If another tab has changed the shared lines (`isChanged`), `told` wins over an `own` with other lines.
 */
export function joinAgreed(
  own: AgreedCart | null,
  { told, isChanged }: { readonly told: AgreedCart | null; readonly isChanged: boolean },
): AgreedCart | null {
  if (told === null || own === null) return isChanged ? told : (own ?? told);
  const isSame = isSameCart(told.lines, own.lines);
  if (isSame) return told.version > own.version ? told : own;
  return isChanged || told.version >= own.version ? told : own;
}

/**
 * Returns the server's lines plus those that this browser's own orders removed, once per order. The browser
 * removes these lines itself when it receives the answer to its order.
 */
export function putBackOwn({ lines, taken }: ServerCart, own: OwnOrders): readonly CartLine[] {
  const back = taken.filter(({ key }) => own.has(key));
  for (const { key } of back) own.settle(key);
  return back.reduce((all, order) => putBackLines(all, order.lines), lines);
}

/**
 * Three-way merge of the page's cart with the server's, which has other devices' changes. The server's cart
 * becomes the agreed cart.
 */
export function mergeServerCart(
  { lines: mine, agreed }: { readonly lines: readonly CartLine[]; readonly agreed: AgreedCart | null },
  theirs: ServerCart,
  own: OwnOrders,
): { readonly lines: readonly CartLine[]; readonly agreed: AgreedCart } {
  const lines = mergeCarts({ base: theirs.base ?? agreed?.lines ?? [], mine, theirs: putBackOwn(theirs, own) });
  const { version, lines: kept } = theirs;
  return { lines: isSameCart(lines, mine) ? mine : lines, agreed: { version, lines: kept } };
}

export function isSameCart(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return JSON.stringify(formatCartLines(one)) === JSON.stringify(formatCartLines(other));
}
