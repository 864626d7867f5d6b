import type { PricedGroupData, PricedLineData } from "@comptoir/contract";
import {
  type CartCheck,
  type ChosenGroup,
  countsAsSelection,
  formatCents,
  type Locale,
  localizedText,
  priceInSlot,
  type ResolvedChoice,
  type ScheduleSlot,
  ZERO_CENTS,
} from "@comptoir/ordering";

/**
 * Formats the priced lines for answers and orders, with localized names. Each value has its price in `slot`,
 * and whether that price is included in the line's price (`roll_up`). api#set-costs, menu#roll-up.
 */
export function formatPricedLines(check: CartCheck, slot: ScheduleSlot, locale: Locale): PricedLineData[] {
  const resolvedByOrderId = new Map(check.lines.map((resolved) => [resolved.line.orderId, resolved]));
  return check.priced.flatMap((priced) => {
    const resolved = resolvedByOrderId.get(priced.orderId);
    if (!resolved) return [];
    const { item, menu, section, line, choices } = resolved;
    return {
      id: item.id,
      menu_id: menu.id,
      section_id: section?.id ?? null,
      orderId: line.orderId,
      quantity: line.quantity,
      name: localizedText(item, "name", locale),
      image: item.image,
      orderPrice: formatCents(priced.orderPriceCents),
      memberOrderPrice: formatCents(priced.memberOrderPriceCents),
      orderOptions: [...formatGroups(line.options, choices, slot, locale), ...formatMemo(line.memo)],
      ...(line.date && { date: line.date }),
    };
  });
}

function formatMemo(memo: string | null): PricedLineData["orderOptions"] {
  return memo === null ? [] : [{ memo: true, values: [{ name: memo, price: formatCents(ZERO_CENTS) }] }];
}

function formatGroups(
  groups: readonly ChosenGroup[],
  choices: readonly ResolvedChoice[],
  slot: ScheduleSlot,
  locale: Locale,
): PricedGroupData[] {
  const choicesByGroup = Map.groupBy(choices, ({ group }) => String(group.id));
  return groups.map((group) => formatGroup(group, choicesByGroup.get(String(group.id)) ?? [], slot, locale));
}

function formatGroup(
  group: ChosenGroup,
  own: readonly ResolvedChoice[],
  slot: ScheduleSlot,
  locale: Locale,
): PricedGroupData {
  const [first] = own;
  const choiceByValue = new Map(own.toReversed().map((choice) => [String(choice.value.id), choice]));
  return {
    id: group.id,
    name: first ? localizedText(first.group, "name", locale) : "",
    values: group.values.flatMap((value) => {
      const choice = choiceByValue.get(String(value.id));
      const options = formatGroups(value.options, choice?.choices ?? [], slot, locale);
      // A value with quantity 0 is neither billed nor prepared, so it is left out. A default value and a
      // value of a pricing group stay.
      const isChosen = !choice || countsAsSelection(choice.group, choice.value, value.quantity);
      if (!isChosen && options.every(({ values }) => values.length === 0)) return [];
      return {
        id: value.id,
        quantity: value.quantity,
        name: choice ? localizedText(choice.value, "name", locale) : "",
        price: formatCents((choice && priceInSlot(choice.value, slot)) ?? ZERO_CENTS),
        roll_up: choice?.value.rollUp ?? true,
        options,
      };
    }),
  };
}
