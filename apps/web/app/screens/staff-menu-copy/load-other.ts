import { staffCalls } from "@comptoir/contract/staff-client";
import { staffCaller } from "../../session/staff-caller.ts";
import type { StudioSession } from "../../studio/draft-context.tsx";
import type { OtherMenu } from "./plan-copy.ts";

/** The menu that was asked for, or why it is not there. */
export type Loaded =
  | { readonly kind: "unasked" | "asking" | "unanswered" | "not-manager" }
  | { readonly kind: "found"; readonly id: string; readonly menu: OtherMenu };

/** Loads the menu of another restaurant. studio#copy-from. */
export async function loadOther({ token }: StudioSession, id: string): Promise<Loaded> {
  const result = await staffCalls.getOtherMenu(staffCaller(token), id);
  if (result.ok) return { kind: "found", id, menu: result.answer };
  return { kind: result.status === 404 ? "not-manager" : "unanswered" };
}

/** Pictures in one call. */
const BATCH = 20;

/** Copies pictures of another restaurant, and returns the path of each copy; a message if they were not all answered. */
export async function copyPictures(
  { token }: StudioSession,
  id: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string | null> | "unanswered" | { readonly message: string }> {
  const copies = new Map<string, string | null>();
  for (let from = 0; from < paths.length; from += BATCH) {
    const body = { paths: paths.slice(from, from + BATCH) };
    const result = await staffCalls.copyOtherPictures(staffCaller(token), id, body);
    if (!result.ok) {
      const message = result.error?.message;
      return result.status === 409 && message ? { message } : "unanswered";
    }
    for (const { path, copy } of result.answer.copies) copies.set(path, copy);
  }
  return copies;
}
