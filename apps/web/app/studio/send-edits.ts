import type { EditConflictData } from "@comptoir/contract";
import type { Caller } from "@comptoir/contract/client";
import { staffCalls } from "@comptoir/contract/staff-client";
import { type EditState, placeOf, type SentEdits } from "./draft-store.ts";
import type { KeptEdit } from "./kept-edits.ts";

/** Sends edits of the draft, and says what became of each. studio#draft-changes. */
export async function sendEdits(caller: Caller, edits: readonly KeptEdit[]): Promise<SentEdits> {
  const result = await staffCalls.editVenueDraft(caller, { edits: [...edits] });
  if (result.ok) return { kind: "saved", ...result.answer };
  const { status, error } = result;
  if (status === 401) return { kind: "ended" };
  if (status === 0 || status >= 500 || status === 429 || error === null) return { kind: "unanswered" };
  return { kind: "refused", problems: problemsOf(error, edits) };
}

type Refusal = {
  readonly code: unknown;
  readonly message: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[] | undefined;
  readonly current?: unknown;
};

/** Assigns a refusal to the edits that it is about; one that names none is about all. */
function problemsOf({ code, message, issues, current }: Refusal, edits: readonly KeptEdit[]): Map<string, EditState> {
  if (code === "draft_conflict") {
    const conflicts = (current ?? []) as readonly EditConflictData[];
    return new Map(conflicts.map((one) => [placeOf(one), { kind: "conflict", ...one }]));
  }
  const named = edits.flatMap((edit): [string, EditState][] => {
    const place = placeOf(edit);
    const own = (issues ?? []).filter(({ path }) => isAbout(path, place));
    const within = own.map(({ path, message }) => ({ at: path.slice(place.length), message }));
    return own[0] ? [[place, { kind: "refused", message: own[0].message, issues: within }]] : [];
  });
  if (named.length > 0) return new Map(named);
  const about = current as { readonly thing?: string; readonly field?: string } | undefined;
  const one = edits.find(({ thing, field }) => thing === about?.thing && field === about.field);
  return new Map((one ? [one] : edits).map((edit) => [placeOf(edit), { kind: "refused", message }]));
}

/** Whether a path such as `item:3 hours[2].start_time` is in a field, such as `item:3 hours`. */
function isAbout(path: string, place: string): boolean {
  return path === place || (path.startsWith(place) && /^[.[]/.test(path.slice(place.length)));
}
