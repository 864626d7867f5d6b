import type { Id } from "@comptoir/ordering";
import { browserStorage, readStorage, writeStorage } from "../../../browser-storage.ts";
import { draftName } from "../../../cart/cart-scope.ts";

export function readDraftPart(place: Id, stepId: string): Readonly<Record<string, unknown>> {
  return asObject(readStored(place)[stepId]);
}

/** Changes one step's part of the checkout's draft in the tab's storage, from outside the checkout. */
export function changeDraftPart(place: Id, stepId: string, change: object): void {
  const draft = readStored(place);
  const next = { ...draft, [stepId]: { ...asObject(draft[stepId]), ...change } };
  writeStorage(browserStorage().tab, draftName(place), JSON.stringify(next));
}

function readStored(place: Id): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(readStorage(browserStorage().tab, draftName(place)) ?? "{}"));
  } catch {
    return {};
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
