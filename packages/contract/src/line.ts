import {
  type ChosenGroup,
  type ChosenGroupData,
  findOverchosenLine,
  findUncountableLine,
  MAX_CART_LINES,
  MAX_OPTION_DEPTH,
  type ReceivedLine,
  readMemo,
} from "@comptoir/ordering";
import type { z } from "@hono/zod-openapi";
import { listOf } from "./linear-schemas.ts";
import { type SentLine, sentLineSchema } from "./sent-line.ts";
import { addProblem } from "./wire.ts";

export type UnnumberedLine = Omit<ReceivedLine, "orderId">;

/**
 * Converts a line of a request to the type of the rules. Rejects a second memo, and choices nested deeper
 * than menus allow.
 */
export function receiveLine(sent: Omit<SentLine, "orderId">, context: z.core.$RefinementCtx): UnnumberedLine {
  const sentOptions = sent.orderOptions ?? [];
  const memos = sentOptions.filter((option) => option.memo === true);
  if (memos.length > 1) addProblem(context, "several-memos", ["orderOptions"]);
  const deep = findTooDeep(
    sentOptions.map((option) => (option.memo === true ? null : option)),
    1,
  );
  if (deep) addProblem(context, "too-deep", ["orderOptions", ...deep]);
  return {
    id: sent.id,
    menuId: sent.menu_id ?? null,
    sectionId: sent.section_id ?? null,
    quantity: sent.quantity,
    options: receiveGroups(sentOptions.filter((option) => option.memo !== true)),
    memo: readMemo(memos[0]?.values[0]?.name),
    shown: { orderPriceCents: sent.orderPrice, memberOrderPriceCents: sent.memberOrderPrice },
    ...(sent.date ? { date: sent.date } : {}),
    ...(sent.childId ? { childId: sent.childId } : {}),
  };
}

function receiveGroups(groups: readonly ChosenGroupData[]): ChosenGroup[] {
  return groups.map(({ id, values }) => ({
    id,
    values: values.map((value) => ({
      id: value.id,
      quantity: value.quantity ?? 1,
      options: receiveGroups(value.options ?? []),
    })),
  }));
}

/** Returns the path of choices nested too deep; null if none. */
function findTooDeep(groups: readonly (ChosenGroupData | null)[], depth: number): PropertyKey[] | null {
  if (groups.length > 0 && depth > MAX_OPTION_DEPTH) return [];
  for (const [index, group] of groups.entries()) {
    for (const [at, { options }] of (group?.values ?? []).entries()) {
      const deep = options ? findTooDeep(options, depth + 1) : null;
      if (deep) return [index, "values", at, "options", ...deep];
    }
  }
  return null;
}

/** Rejects lines with duplicate numbers, with too many choices, or with too large quantities. */
function checkLines(lines: readonly ReceivedLine[], context: z.core.$RefinementCtx): readonly ReceivedLine[] {
  const numbers = new Set<number>();
  const twin = lines.findIndex(({ orderId }) => numbers.size === numbers.add(orderId).size);
  if (twin >= 0) addProblem(context, "duplicate-order-id", [twin, "orderId"]);
  const overchosen = findOverchosenLine(lines);
  if (overchosen >= 0) addProblem(context, "too-much", [overchosen, "orderOptions"]);
  const uncountable = findUncountableLine(lines);
  if (uncountable >= 0) addProblem(context, "too-much", [uncountable]);
  return lines;
}

const linesSchema = listOf(
  sentLineSchema.transform((sent, context): ReceivedLine => ({ ...receiveLine(sent, context), orderId: sent.orderId })),
  MAX_CART_LINES,
);

export const cartLinesSchema = linesSchema.transform(checkLines);
export const filledCartSchema = linesSchema.min(1).transform(checkLines);
