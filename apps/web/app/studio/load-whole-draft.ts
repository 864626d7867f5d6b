import { staffCalls } from "@comptoir/contract/staff-client";
import { staffCaller } from "../session/staff-caller.ts";
import type { StudioSession } from "./draft-context.tsx";
import type { DraftStore } from "./draft-store.ts";

/**
 * Loads all things of the draft into a page that has some, such as the options of other dishes. Returns false if the server was
 * not reached, or the page's own edits overtook the answer twice.
 */
export async function loadWholeDraft(store: DraftStore, { token }: StudioSession): Promise<boolean> {
  for (let tries = 0; tries < 2; tries += 1) {
    await store.flush();
    const result = await staffCalls.getVenueDraft(staffCaller(token));
    if (!result.ok) return false;
    store.load(result.answer);
    if (store.getState().revision === result.answer.revision) return true;
  }
  return false;
}
