import type { VenueDifferenceData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { kindWords } from "./field-words.ts";

export type DifferenceCount = {
  /** The parts of a venue that are counted, such as "Dishes". */
  readonly label: string;
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
};

const LABELS: Readonly<Record<string, () => string>> = {
  menu_group: m.staff_start_count_menus,
  menu: m.staff_start_count_menus,
  section: m.staff_start_count_sections,
  item: m.staff_start_count_dishes,
  option_group: m.staff_start_count_options,
  option_value: m.staff_start_count_options,
  announcement: m.staff_announcements,
  price_rule: m.studio_rules_tab,
  restaurant: m.studio_set_title,
  contact: m.studio_set_title,
  loyalty: m.studio_set_title,
  discount: m.staff_codes,
  member: m.staff_members,
};

/** Counts differences as people count: by dishes, sections and other parts; each setting is one. studio#draft-counted. */
export function countDifferences(
  differences: readonly Pick<VenueDifferenceData, "change" | "kind" | "fields">[],
): readonly DifferenceCount[] {
  const labelOf = ({ kind }: { readonly kind: string }) => LABELS[kind]?.() ?? kindWords(kind);
  return [...Map.groupBy(differences, labelOf)].map(([label, ones]) => ({
    label,
    added: ones.filter(({ change }) => change === "new").length,
    changed: ones
      .filter(({ change }) => change === "changed")
      .reduce((sum, { kind, fields }) => sum + (kind === "restaurant" ? fields.length : 1), 0),
    gone: ones.filter(({ change }) => change === "gone").length,
  }));
}
