import { MAX_OPTION_DEPTH } from "@comptoir/ordering";
import type { Edits } from "./draft-context.tsx";
import { type DraftState, draftValue } from "./draft-store.ts";
import { newThing } from "./new-thing.ts";

type Draft = Pick<DraftState, "things" | "pending">;

/** Fields by which two groups with the same choices may differ. */
const OWN: ReadonlySet<string> = new Set(["id", "slug", "published_at", "image"]);

/** Returns what is in each thing, by `order`; those without one last. Pass it on: it reads the whole draft. */
export type Within = ReadonlyMap<string, readonly string[]>;

/** Whether one more group fits into a dish or a value. ordering#nested-options. */
export function canNest(draft: Draft, parent: string): boolean {
  let depth = 0;
  for (let at: unknown = parent; typeof at === "string"; at = draftValue(draft, at, "under")) {
    if (at.startsWith("option_group:")) depth += 1;
    if (depth >= MAX_OPTION_DEPTH) return false;
  }
  return true;
}

/** Returns the fields of a thing as the draft has them. */
function fieldsOf({ things, pending }: Draft, thing: string): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...things.get(thing)?.fields };
  for (const edit of pending.values()) if (edit.thing === thing) fields[edit.field] = edit.value;
  const { under: _under, ...own } = fields;
  return own;
}

/** Returns what a group offers as a text that is equal for groups with the same content. Its own position does not count. */
export function contentOf(draft: Draft, within: Within, thing: string, isRoot = true): string {
  const fields = Object.entries(fieldsOf(draft, thing))
    .filter(([field, value]) => !OWN.has(field) && value !== null && !(isRoot && field === "order"))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const children = (within.get(thing) ?? []).map((child) => contentOf(draft, within, child, false));
  return JSON.stringify([thing.split(":", 1)[0], fields, children]);
}

/** Returns the other groups with the content of a group. */
export function groupsWithContentOf(draft: Draft, within: Within, group: string): readonly string[] {
  const content = contentOf(draft, within, group);
  return [...within.values()]
    .flat()
    .filter((key) => key.startsWith("option_group:") && key !== group && contentOf(draft, within, key) === content);
}

/** Pairs each thing in a group with the one at the same position in another group of the same content. */
export function pairThings(within: Within, group: string, other: string): readonly (readonly [string, string])[] {
  const [own, others] = [within.get(group) ?? [], within.get(other) ?? []];
  const pairs = own.flatMap((child, index) => {
    const match = others[index];
    return match === undefined ? [] : pairThings(within, child, match);
  });
  return [[group, other], ...pairs];
}

/** Returns the edits that copy a group with all within it into a dish or a value. */
export function copyEdits(draft: Draft, within: Within, group: string, under: string): Edits {
  const thing = newThing(group.split(":", 1)[0] ?? "option_group");
  const { id: _id, slug: _slug, ...fields } = fieldsOf(draft, group);
  return [
    { thing, field: "under", value: under },
    ...Object.entries(fields)
      .filter(([field, value]) => value !== null || field === "published_at")
      .map(([field, value]) => ({ thing, field, value })),
    ...(within.get(group) ?? []).flatMap((child) => copyEdits(draft, within, child, thing)),
  ];
}
