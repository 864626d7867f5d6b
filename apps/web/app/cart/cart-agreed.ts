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

/** The cart on which this browser and the server last agreed: both sides' changes are merged from it. ordering#cart-version. */
export type AgreedCart = { readonly version: number; readonly lines: readonly CartLine[] };

/** A cart as the server keeps it, with what orders have taken out of it. */
export type TheirCart = AgreedCart & {
  readonly taken: readonly { readonly key: string; readonly lines: readonly CartLine[] }[];
  /** What this browser itself had it keep since they last agreed, where the answer was lost; else null. */
  readonly base: readonly CartLine[] | null;
};

/** An agreed cart as it is written down. */
export type WrittenAgreed = { readonly version: number; readonly lines: readonly CartLineData[] };

/** No kept cart has version 0: whatever the server keeps is merged before anything replaces it. */
export const NOTHING_AGREED: AgreedCart = { version: 0, lines: [] };

export function writeAgreed(agreed: AgreedCart | null): WrittenAgreed | null {
  return agreed && { version: agreed.version, lines: formatCartLines(agreed.lines) };
}

/** Reads an agreed cart back; null for one that says none, as a page of an older version writes it. */
export function readAgreed(written: unknown): AgreedCart | null {
  const { version, lines: data } = (written ?? {}) as { readonly version?: unknown; readonly lines?: unknown };
  const lines = parseCartLines(data);
  return typeof version === "number" && lines !== null ? { version, lines } : null;
}

/** What the server keeps, where it refused a change of an older version; null for any other refusal. */
export function readConflict(error: ErrorBody | null): TheirCart | null {
  return error?.code === "cart_version_conflict" ? readTheirs((error.current ?? {}) as object) : null;
}

/** Reads a cart as the server answers it; null for what is none. */
export function readTheirs(answer: {
  readonly items?: unknown;
  readonly version?: unknown;
  readonly taken?: readonly { readonly key: string; readonly items: unknown }[] | undefined;
  readonly base?: unknown;
}): TheirCart | null {
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
 * What a page holds for agreed once it hears from another tab. `isChanged`: the tabs' cart is another one since. Then that tab's knowledge
 * counts; otherwise the newer of the two.
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
 * The lines of the server's cart as they would be without the orders that this browser has sent: it takes their lines out of its own copy itself,
 * as soon as it has their answers. Done once for each order.
 */
export function putBackOwn({ lines, taken }: TheirCart, own: OwnOrders): readonly CartLine[] {
  const back = taken.filter(({ key }) => own.has(key));
  for (const { key } of back) own.settle(key);
  return back.reduce((all, order) => putBackLines(all, order.lines), lines);
}

/** The cart of a page with what the server has of other devices, and what is agreed from now on. */
export function mergeTheirs(
  { lines: mine, agreed }: { readonly lines: readonly CartLine[]; readonly agreed: AgreedCart | null },
  theirs: TheirCart,
  own: OwnOrders,
): { readonly lines: readonly CartLine[]; readonly agreed: AgreedCart } {
  const lines = mergeCarts({ base: theirs.base ?? agreed?.lines ?? [], mine, theirs: putBackOwn(theirs, own) });
  const { version, lines: kept } = theirs;
  return { lines: isSameCart(lines, mine) ? mine : lines, agreed: { version, lines: kept } };
}

/** Whether two carts have the same lines, in the same sequence. */
export function isSameCart(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return JSON.stringify(formatCartLines(one)) === JSON.stringify(formatCartLines(other));
}
