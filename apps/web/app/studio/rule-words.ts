import { formatList, formatPercent, m } from "@comptoir/messages";
import { type PriceRuleData, quarterOfTime, WEEKDAYS } from "@comptoir/ordering";
import type { DraftState } from "./draft-store.ts";
import { slotTime, weekdaysWords } from "./schedule-words.ts";
import { draftName } from "./thing-name.ts";

const NAMES_MAX = 4;

/** Says a rule in words: what it is over, its days and hours, and its effect. menu#price-rules. */
export function ruleWords(draft: Pick<DraftState, "things" | "pending">, rule: PriceRuleData): string {
  return m.studio_rules_words({
    over: overWords(draft, rule),
    days: daysWords(rule.days),
    from: timeWords(rule.from),
    to: timeWords(rule.to),
    effect: effectWords(rule),
  });
}

function overWords(draft: Pick<DraftState, "things" | "pending">, rule: PriceRuleData): string {
  const keys = [
    ...(rule.menus ?? []).map((id) => `menu:${id}`),
    ...(rule.sections ?? []).map((id) => `section:${id}`),
    ...(rule.items ?? []).map((id) => `item:${id}`),
  ];
  const names = keys.map((key) => draftName(draft, key)).filter((name) => name !== "");
  if (names.length === 0) return m.studio_rules_over_none();
  if (names.length <= NAMES_MAX) return formatList(names);
  return m.studio_rules_over_more({ names: names.slice(0, NAMES_MAX).join(", "), count: names.length - NAMES_MAX });
}

/** Says the days of a rule. */
export function daysWords(days: readonly string[]): string {
  const chosen = WEEKDAYS.flatMap((day, index) => (days.includes(day) ? [index] : []));
  return chosen.length === 0 ? m.studio_rules_no_days() : weekdaysWords(chosen);
}

/** Says a time of a rule in the form of the page's language. */
export function timeWords(time: string): string {
  const quarter = quarterOfTime(time);
  return quarter === null ? time : slotTime(quarter);
}

function effectWords({ only_then, percent_off, prices, size_prices }: PriceRuleData): string {
  if (only_then === true) return m.studio_rules_only_then();
  if (percent_off != null) return m.studio_rules_less({ percent: formatPercent(percent_off) });
  const count = Object.keys({ ...prices }).length + Object.keys({ ...size_prices }).length;
  return prices == null && size_prices == null ? m.studio_rules_no_effect() : m.studio_rules_prices({ count });
}
