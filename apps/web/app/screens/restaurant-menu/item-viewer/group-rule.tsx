import { currentLocale, m } from "@comptoir/messages";
import { localizedText, type OptionGroup } from "@comptoir/ordering";
import Check from "lucide-react/icons/check";

/**
 * Returns the rule of an option group as text: "Choose one", "Up to 3". ordering#required-options,
 * ordering#option-limits.
 */
export function groupRule(group: OptionGroup): string {
  const { required, limit } = group;
  if (takesOne(group)) return required ? m.item_choose_one() : m.item_up_to({ limit: 1 });
  if (limit === null) return required ? m.item_choose_at_least_one() : m.item_any_number();
  return required ? m.item_choose_one_to({ limit }) : m.item_up_to({ limit });
}

export function missingChoice(group: OptionGroup): string {
  const name = localizedText(group, "name", currentLocale());
  return takesOne(group) ? m.item_missing_choice({ group: name }) : m.item_missing_choices({ group: name });
}

function takesOne({ allowMultipleSelection, limit, type }: OptionGroup): boolean {
  return type === "pricing" || !allowMultipleSelection || limit === 1;
}

/** Shows the rule of a group, and the mark of a required one: "Required", then "Done" once it has a choice. */
export function GroupRule({ group, isAnswered }: { readonly group: OptionGroup; readonly isAnswered: boolean }) {
  return (
    <span className="flex items-center gap-2">
      {groupRule(group)}
      {group.required ? <RequiredMark isAnswered={isAnswered} /> : null}
    </span>
  );
}

function RequiredMark({ isAnswered }: { readonly isAnswered: boolean }) {
  const look = isAnswered ? "bg-good-tint text-good" : "bg-tint text-ink";
  return (
    <span className={`flex items-center gap-1 rounded-full px-2 py-0.5 font-medium ${look}`}>
      {isAnswered ? <Check size={14} aria-hidden="true" /> : null}
      {isAnswered ? m.item_group_done() : m.item_required()}
    </span>
  );
}
