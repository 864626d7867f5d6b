import type { ChildData } from "@comptoir/contract";
import { formatDate, m } from "@comptoir/messages";

/** Which order of a school's cart something is of: the date, and for whom. school#child-orders. */
export function orderWords(
  { date, childId }: { readonly date?: string | undefined; readonly childId?: string | null | undefined },
  children: readonly Pick<ChildData, "id" | "name">[],
): string {
  const child = children.find(({ id }) => id === childId);
  const words = date === undefined ? "" : formatDate(date);
  return child ? m.school_for_child_on({ date: words, name: child.name }) : words;
}
