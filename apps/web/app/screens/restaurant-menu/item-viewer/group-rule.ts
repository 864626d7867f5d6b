import { m } from "@comptoir/messages";
import type { OptionGroup } from "@comptoir/ordering";

/** The rule of an option group in a few words: "Choose 1", "Up to 3". ordering#required-options, ordering#option-limits. */
export function groupRule({ required, allowMultipleSelection, limit, type }: OptionGroup): string {
  const isSingle = type === "pricing" || !allowMultipleSelection || limit === 1;
  if (isSingle) return required ? m.item_choose_one() : m.item_up_to({ limit: 1 });
  if (limit === null) return required ? m.item_choose_at_least_one() : m.item_any_number();
  return required ? m.item_choose_one_to({ limit }) : m.item_up_to({ limit });
}
