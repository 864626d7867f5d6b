import type { PricedGroupData, PricedLineData } from "@comptoir/contract";
import { type Locale, m } from "@comptoir/messages";
import {
  localizedText,
  type PricedLine,
  priceInSlot,
  type ResolvedChoice,
  type ResolvedLine,
  type ScheduleSlot,
} from "@comptoir/ordering";
import { centsOf } from "./bill-rows.ts";
import { type Choice, type ChoiceView, showChoices, sumOfRows } from "./choice-view.ts";

/**
 * A line of a cart or an order for display. `cents` is its price without the choices in rows of their own, so
 * that the rows add up. `memberCents` is the member price of the whole line.
 */
export type LineView = {
  readonly orderId: number;
  readonly name: string;
  readonly image: string | null;
  readonly quantity: number;
  readonly cents: number | null;
  readonly memberCents: number | null;
  readonly choices: readonly ChoiceView[];
  readonly memo: string | null;
  /** The school's date of the line; absent in other orders. */
  readonly date?: string | undefined;
  /** In a hub's cart, the kitchen's name, on the kitchen's first line. hub#hub-menu. */
  readonly kitchen?: string | undefined;
  /** The child of the line; absent if there is none. */
  readonly childId?: string | undefined;
};

export function viewOfPricedLine(line: PricedLineData): LineView {
  const memo = line.orderOptions.find((option) => "memo" in option);
  const choices = showChoices(
    line.orderOptions.flatMap((option) => ("memo" in option ? [] : readPricedGroup(option))),
    line.quantity,
  );
  return {
    orderId: line.orderId,
    name: line.name,
    image: line.image,
    quantity: line.quantity,
    cents: centsOf(line.orderPrice) - sumOfRows(choices),
    memberCents: line.memberOrderPrice === line.orderPrice ? null : centsOf(line.memberOrderPrice),
    choices,
    memo: memo?.values[0]?.name ?? null,
    ...(line.date && { date: line.date }),
  };
}

/**
 * Lists what the kitchen's ticket shows below a dish: each choice with its group, and the memo.
 * menu#choice-groups.
 */
export function kitchenWords({ choices, memo }: Pick<LineView, "choices" | "memo">): string[] {
  return [...choices.map(({ named }) => named), ...(memo === null ? [] : [m.bill_memo({ memo })])];
}

/** Returns the view of a line of the page's cart, with the page's own prices. */
export function viewOfResolvedLine(
  { line, item, choices }: ResolvedLine,
  priced: PricedLine | null,
  { slot, locale }: { readonly slot: ScheduleSlot; readonly locale: Locale },
): LineView {
  const read = (choice: ResolvedChoice): Choice => ({
    id: String(choice.value.id),
    group: localizedText(choice.group, "name", locale),
    name: localizedText(choice.value, "name", locale),
    quantity: choice.quantity,
    unitCents: priceInSlot(choice.value, slot) ?? 0,
    // A `pricing` choice has no row of its own, because it sets the line's price.
    rollsUp: choice.value.rollUp || choice.group.type === "pricing",
    nested: choice.choices.map(read),
  });
  const shown = showChoices(choices.map(read), line.quantity);
  return {
    orderId: line.orderId,
    name: localizedText(item, "name", locale),
    image: item.image,
    quantity: line.quantity,
    cents: priced && priced.orderPriceCents - sumOfRows(shown),
    memberCents:
      priced && priced.memberOrderPriceCents !== priced.orderPriceCents ? priced.memberOrderPriceCents : null,
    choices: shown,
    memo: line.memo,
    ...(line.date && { date: line.date }),
  };
}

function readPricedGroup({ id: groupId, name: group, values }: PricedGroupData): Choice[] {
  return values.map(({ id, name, quantity, price, roll_up, options }) => ({
    id: `${groupId}.${id}`,
    group,
    name,
    quantity,
    unitCents: centsOf(price),
    rollsUp: roll_up,
    nested: options.flatMap(readPricedGroup),
  }));
}
