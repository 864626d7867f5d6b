import type { Id } from "@comptoir/ordering";
import { browserStorage, readStorage, writeStorage } from "../../../browser-storage.ts";
import { draftName } from "../../../cart/cart-scope.ts";
import type { CheckoutDraft } from "./checkout-step.ts";

/** A stored draft: the part of each step by its id, unchecked, since another version of the page may have stored it. */
type StoredDraft = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Returns the checkout's draft in the tab's storage; empty if there is none. The menu reads it too. */
export function readStoredDraft(place: Id): StoredDraft {
  return parseDraft(readStorage(browserStorage().tab, draftName(place)));
}

/** Parses a stored draft. What is not an object of objects counts as absent. */
export function parseDraft(text: string | null): StoredDraft {
  try {
    return Object.fromEntries(
      Object.entries(asObject(JSON.parse(text ?? "{}"))).map(([step, part]) => [step, asObject(part)]),
    );
  } catch {
    return {};
  }
}

/** Stores the draft for the tab; null deletes it. */
export function writeStoredDraft(place: Id, draft: CheckoutDraft | null): void {
  writeStorage(browserStorage().tab, draftName(place), draft && JSON.stringify(draft));
}

/** Changes one step's part of the stored draft, from outside the checkout. */
export function changeDraftPart(place: Id, stepId: string, change: object): void {
  const draft = readStoredDraft(place);
  writeStoredDraft(place, { ...draft, [stepId]: { ...draft[stepId], ...change } });
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
