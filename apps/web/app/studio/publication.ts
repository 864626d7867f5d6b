import { type DraftState, placeOf } from "./draft-store.ts";

/** Whether guests do not see a thing: its `published_at` is null; absent means published. menu#publication. */
export function isUnpublished({ things, pending }: Pick<DraftState, "things" | "pending">, thing: string): boolean {
  const edit = pending.get(placeOf({ thing, field: "published_at" }));
  return edit ? edit.value === null : things.get(thing)?.fields.published_at === null;
}
