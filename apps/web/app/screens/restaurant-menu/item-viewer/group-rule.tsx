import { m } from "@comptoir/messages";
import type { OptionGroup } from "@comptoir/ordering";

/**
 * Returns the rule of an option group as text: "Choose one", "Up to 3". ordering#required-options,
 * ordering#option-limits.
 */
export function groupRule({ required, allowMultipleSelection, limit, type }: OptionGroup): string {
  const isSingle = type === "pricing" || !allowMultipleSelection || limit === 1;
  if (isSingle) return required ? m.item_choose_one() : m.item_up_to({ limit: 1 });
  if (limit === null) return required ? m.item_choose_at_least_one() : m.item_any_number();
  return required ? m.item_choose_one_to({ limit }) : m.item_up_to({ limit });
}

/** Shows the rule of a group, and whether it is required; the mark changes its colour once the group is answered. */
export function GroupRule({ group, isAnswered }: { readonly group: OptionGroup; readonly isAnswered: boolean }) {
  const look = isAnswered ? "bg-good-tint text-good" : "bg-tint text-ink";
  return (
    <span className="flex items-center gap-2">
      {groupRule(group)}
      {group.required ? (
        <span className={`rounded-full px-2 py-0.5 font-medium ${look}`}>{m.item_required()}</span>
      ) : null}
    </span>
  );
}
