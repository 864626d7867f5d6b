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
 * The last cart that this browser and the server both had: the base of the three-way merge of their changes.
 * ordering#cart-version.
 */
export type AgreedCart = { readonly version: number; readonly lines: readonly CartLine[] };

/** The server's cart, with the lines that orders took out of it. */
export type ServerCart = AgreedCart & {
  readonly taken: readonly { readonly key: string; readonly lines: readonly CartLine[] }[];
  /**
   * The lines that this browser saved last, if the server's answer to that save was lost; they become the merge
   * base. Otherwise null.
   */
  readonly base: readonly CartLine[] | null;
};

/** An agreed cart in its serialised form. */
export type WrittenAgreed = { readonly version: number; readonly lines: readonly CartLineData[] };

/**
 * The agreed cart before the first save. Saved carts have version 1 or more, so the first change merges with a
 * saved cart instead of replacing it.
 */
export const NOTHING_AGREED: AgreedCart = { version: 0, lines: [] };

export function writeAgreed(agreed: AgreedCart | null): WrittenAgreed | null {
  return agreed && { version: agreed.version, lines: formatCartLines(agreed.lines) };
}

/** Parses a serialised agreed cart; null if there is none, as in a copy that an older release wrote. */
export function readAgreed(written: unknown): AgreedCart | null {
  const { version, lines: data } = (written ?? {}) as { readonly version?: unknown; readonly lines?: unknown };
  const lines = parseCartLines(data);
  return typeof version === "number" && lines !== null ? { version, lines } : null;
}

/** Returns the server's cart if the server refused a change because of its version; null for any other refusal. */
export function readConflict(error: ErrorBody | null): ServerCart | null {
  return error?.code === "cart_version_conflict" ? parseServerCart((error.current ?? {}) as object) : null;
}

/** Parses the server's cart from an answer; null if it is malformed. */
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
 * Chooses between this tab's agreed cart (`own`) and the one that another tab sent (`told`):
 * - the higher version if both have the same lines, or if the cart that the tabs share is unchanged,
 * - otherwise (`isChanged`) `told`.
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
 * Returns the server's lines, and puts back the lines that this browser's own orders took out, once per
 * order. The browser removes those lines from its copy when it receives the answers to its orders.
 */
export function putBackOwn({ lines, taken }: ServerCart, own: OwnOrders): readonly CartLine[] {
  const back = taken.filter(({ key }) => own.has(key));
  for (const { key } of back) own.settle(key);
  return back.reduce((all, order) => putBackLines(all, order.lines), lines);
}

/**
 * Merges the page's cart with the server's, which has the changes of other devices. Returns the lines and the
 * new agreed cart.
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

/** Returns whether two carts have the same lines in the same order. */
export function isSameCart(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return JSON.stringify(formatCartLines(one)) === JSON.stringify(formatCartLines(other));
}
