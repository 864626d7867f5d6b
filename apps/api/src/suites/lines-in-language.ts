import type { PricedGroupData, PricedLineData } from "@comptoir/contract";
import {
  findGroup,
  findItem,
  findValue,
  LOCALES,
  type Locale,
  localizedText,
  type MenuIndex,
  type MenuItem,
} from "@comptoir/ordering";

type Named = Parameters<typeof localizedText<"name">>[0];

/**
 * Ordered lines in one language, whatever languages they were ordered in: the kitchen's cook reads one, and dishes that are alike are made
 * together. What the menu has no more, or calls otherwise by now, stays as it was ordered. suites#run-sheet.
 */
export function linesInLanguage(lines: readonly PricedLineData[], index: MenuIndex, locale: Locale): PricedLineData[] {
  return lines.map((line) => {
    const item = findItem(index, { id: line.id, menuId: line.menu_id, sectionId: line.section_id })?.item;
    if (item === undefined) return line;
    const orderOptions = line.orderOptions.map((option) =>
      "memo" in option ? option : groupInLanguage(option, item, locale),
    );
    return { ...line, name: nameIn(item, line.name, locale), orderOptions };
  });
}

function groupInLanguage(group: PricedGroupData, item: MenuItem, locale: Locale): PricedGroupData {
  const values = group.values.map((value) => ({
    ...value,
    name: nameIn(findValue(item, value.id), value.name, locale),
    options: value.options.map((inner) => groupInLanguage(inner, item, locale)),
  }));
  return { ...group, name: nameIn(findGroup(item, group.id), group.name, locale), values };
}

/** A name in the language, where the menu still says in one of its languages what was ordered. */
function nameIn(thing: Named | undefined, ordered: string, locale: Locale): string {
  const isCalledSo = thing !== undefined && LOCALES.some((one) => localizedText(thing, "name", one) === ordered);
  return isCalledSo ? localizedText(thing, "name", locale) : ordered;
}
