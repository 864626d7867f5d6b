import { type DraftState, draftValue } from "./draft-store.ts";

/** Returns the edits that give siblings an order: only those whose number changes. menu#normalization. */
export function orderEdits(
  draft: Pick<DraftState, "things" | "pending">,
  siblings: readonly string[],
): { readonly thing: string; readonly field: string; readonly value: unknown }[] {
  return siblings.flatMap((thing, index) =>
    draftValue(draft, thing, "order") === index + 1 ? [] : [{ thing, field: "order", value: index + 1 }],
  );
}
