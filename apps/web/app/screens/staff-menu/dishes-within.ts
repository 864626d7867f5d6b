import type { DraftState } from "../../studio/draft-store.ts";
import { childrenOf } from "./menu-tree.ts";

/** Returns the number of dishes in a menu or a section, at any depth. */
export function dishesWithin(draft: Pick<DraftState, "things" | "pending">, thing: string): number {
  const within = childrenOf(draft);
  const isDish = (key: string) => key.startsWith("item:");
  const inSection = (key: string) => (within.get(key) ?? []).filter(isDish).length;
  const sections = (within.get(thing) ?? []).filter((key) => key.startsWith("section:"));
  return [thing, ...sections].reduce((count, key) => count + inSection(key), 0);
}
