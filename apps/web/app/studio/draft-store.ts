import type { EditConflictData, VenueDraftData, VenueThingData } from "@comptoir/contract";
import { createStore } from "zustand/vanilla";
import { type KeptEdit, keepEdits, readEdits } from "./kept-edits.ts";

/** Why an edit waits: it is on its way, the server refused its value, or another person changed the field. */
export type EditState =
  | { readonly kind: "sending" }
  | {
      readonly kind: "refused";
      readonly message: string;
      /** What is wrong within the field; `at` is the path below it, such as `[2].start_time`. */
      readonly issues?: readonly { readonly at: string; readonly message: string }[];
    }
  | ({ readonly kind: "conflict" } & Omit<EditConflictData, "thing" | "field">);

/** An edit that the server does not have yet. `was` is the value that the person saw. */
export type PendingEdit = KeptEdit & { readonly state: EditState };

/** `offline`: the server was not reached, and edits are sent again. `ended`: the session has ended. */
export type SendingState = "saved" | "sending" | "offline" | "ended";

export type DraftState = {
  readonly things: ReadonlyMap<string, VenueThingData>;
  readonly revision: number;
  /** By the place of the field: see `placeOf`. */
  readonly pending: ReadonlyMap<string, PendingEdit>;
  readonly sending: SendingState;
  /** What was edited, for undo; the last is undone first. */
  readonly done: readonly (readonly Pick<PendingEdit, "thing" | "field" | "was" | "value">[])[];
};

/** What the server said to edits. */
export type SentEdits =
  | {
      readonly kind: "saved";
      readonly revision: number;
      readonly values: readonly Pick<KeptEdit, "thing" | "field" | "value">[];
    }
  | { readonly kind: "refused"; readonly problems: ReadonlyMap<string, EditState> }
  | { readonly kind: "unanswered" }
  | { readonly kind: "ended" };

export type DraftStore = ReturnType<typeof createDraftStore>;

type StoreOptions = {
  readonly draft: Pick<VenueDraftData, "things" | "revision">;
  readonly restaurantId: string;
  /** Called in the browser only: the server has no storage. */
  readonly storage: () => Storage | null;
  readonly send: (edits: readonly KeptEdit[]) => Promise<SentEdits>;
};

/** Edits sent in one call. */
const BATCH = 500;
/** Acts that can be undone. */
const UNDONE_MAX = 100;
const RETRY_MS = 3_000;

export const placeOf = ({ thing, field }: { readonly thing: string; readonly field: string }) => `${thing} ${field}`;

/**
 * Creates the draft of a page. Edits show at once, and are sent in the background, one call at a time. Edits that wait or were
 * refused are kept in the browser until the server has them or the person drops them, so that a reload, a lost network or a
 * second editor loses nothing. studio#draft-changes, studio#draft-conflicts.
 */
export function createDraftStore({ draft, restaurantId, storage, send }: StoreOptions) {
  const store = createStore<DraftState>(() => ({
    things: new Map(draft.things.map((thing) => [thing.thing, thing])),
    revision: draft.revision,
    pending: new Map(),
    sending: "saved",
    done: [],
  }));
  let isFlying = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  // One update for all that an act changes: each renders every field of the page that is subscribed.
  const setPending = (pending: ReadonlyMap<string, PendingEdit>, more: Partial<DraftState> = {}) => {
    store.setState({ pending, ...more });
    const edits = [...pending.values()].map(({ state: _state, ...edit }) => edit);
    keepEdits(storage(), restaurantId, edits);
  };

  const flush = async () => {
    if (isFlying) return;
    clearTimeout(retry);
    const waiting = [...store.getState().pending.values()]
      .filter(({ state }) => state.kind === "sending")
      .slice(0, BATCH);
    if (waiting.length === 0) {
      if (store.getState().sending !== "ended") store.setState({ sending: "saved" });
      return;
    }
    isFlying = true;
    if (store.getState().sending === "saved") store.setState({ sending: "sending" });
    const answer = await send(waiting.map(({ state: _state, ...edit }) => edit));
    isFlying = false;
    if (answer.kind === "ended") return store.setState({ sending: "ended" });
    const pending = new Map(store.getState().pending);
    if (
      answer.kind === "unanswered" ||
      (answer.kind === "refused" && !settleRefused(pending, waiting, answer.problems))
    ) {
      store.setState({ sending: "offline" });
      retry = setTimeout(flush, RETRY_MS);
      return;
    }
    const saved = answer.kind === "saved" ? settleSaved(pending, waiting, answer) : {};
    setPending(pending, { sending: "sending", ...saved });
    await flush();
  };

  /**
   * Marks what was refused; the others of the call are sent again without it. Returns false if the next call would be the
   * same: it then waits as after no answer.
   */
  const settleRefused = (
    pending: Map<string, PendingEdit>,
    sent: readonly PendingEdit[],
    problems: ReadonlyMap<string, EditState>,
  ): boolean => {
    let isChanged = false;
    for (const edit of sent) {
      const state = problems.get(placeOf(edit));
      const now = pending.get(placeOf(edit));
      // A value that was typed since is sent for itself.
      if (state && now && now.value === edit.value) pending.set(placeOf(edit), { ...now, state });
      isChanged ||= state !== undefined || now?.value !== edit.value;
    }
    return isChanged;
  };

  const settleSaved = (
    pending: Map<string, PendingEdit>,
    sent: readonly PendingEdit[],
    { revision, values }: Extract<SentEdits, { kind: "saved" }>,
  ): Pick<DraftState, "things" | "revision"> => {
    const things = new Map(store.getState().things);
    const stored = new Map(values.map((one) => [placeOf(one), one.value]));
    for (const edit of sent) {
      const place = placeOf(edit);
      const value = stored.get(place) ?? null;
      setValue(things, edit, value);
      const now = pending.get(place);
      if (now?.value === edit.value) pending.delete(place);
      else if (now) pending.set(place, { ...now, was: value });
    }
    return { things, revision };
  };

  const edit = (edits: readonly Pick<KeptEdit, "thing" | "field" | "value">[], isUndo = false) => {
    const state = store.getState();
    const pending = new Map(state.pending);
    const acts = edits.map(({ thing, field, value }) => ({
      thing,
      field,
      value,
      was: valueForUndo(state, thing, field),
    }));
    for (const act of acts) {
      const place = placeOf(act);
      const earlier = pending.get(place);
      const was = earlier?.state.kind === "conflict" ? earlier.state.current : serverValue(state, act.thing, act.field);
      pending.set(place, { ...act, was, state: { kind: "sending" } });
    }
    setPending(pending, isUndo ? {} : { done: [...state.done, acts].slice(-UNDONE_MAX) });
    void flush();
  };

  return {
    ...store,
    /** Sends the edits that an earlier page left. After the first render, which is the server's. */
    restore: () => {
      const kept = readEdits(storage(), restaurantId);
      const pending = new Map(kept.map((edit) => [placeOf(edit), { ...edit, state: { kind: "sending" as const } }]));
      if (kept.length > 0) setPending(new Map([...pending, ...store.getState().pending]));
      void flush();
    },
    /** Sends what waits, when the network is back. */
    flush,
    /** Changes fields. They are one act for undo. */
    edit: (edits: readonly Pick<KeptEdit, "thing" | "field" | "value">[]) => edit(edits),
    /** Undoes the last act. */
    undo: () => {
      const { done } = store.getState();
      const last = done.at(-1);
      if (!last) return;
      store.setState({ done: done.slice(0, -1) });
      edit(
        last.map(({ thing, field, was }) => ({ thing, field, value: was })),
        true,
      );
    },
    /** Drops an edit that was refused or is in conflict: the server's value stays. */
    drop: (thing: string, field: string) => {
      const pending = new Map(store.getState().pending);
      const edit = pending.get(placeOf({ thing, field }));
      pending.delete(placeOf({ thing, field }));
      if (edit?.state.kind !== "conflict") return setPending(pending);
      const things = new Map(store.getState().things);
      setValue(things, edit, edit.state.current);
      setPending(pending, { things });
    },
    /** Takes a draft that was loaded anew; edits that wait stay. */
    load: ({ things, revision }: Pick<VenueDraftData, "things" | "revision">) => {
      if (revision < store.getState().revision) return;
      store.setState({ things: new Map(things.map((thing) => [thing.thing, thing])), revision });
    },
  };
}

/** Returns the value of a field as the page shows it; null if it is absent. */
export function draftValue(state: Pick<DraftState, "things" | "pending">, thing: string, field: string): unknown {
  const edit = state.pending.get(placeOf({ thing, field }));
  return edit ? edit.value : serverValue(state, thing, field);
}

/** Returns the value that an undo sets. An absent `published_at` is published, and null would hide. studio#draft-changes. */
function valueForUndo(state: Pick<DraftState, "things" | "pending">, thing: string, field: string): unknown {
  const found = state.things.get(thing);
  const isAbsent = field === "published_at" && found && found.fields[field] === undefined;
  return isAbsent && !state.pending.has(placeOf({ thing, field }))
    ? new Date().toISOString()
    : draftValue(state, thing, field);
}

function serverValue({ things }: Pick<DraftState, "things">, thing: string, field: string): unknown {
  const found = things.get(thing);
  if (field === "under") return found?.under ?? null;
  return found?.fields[field] ?? null;
}

function setValue(
  things: Map<string, VenueThingData>,
  { thing, field }: { readonly thing: string; readonly field: string },
  value: unknown,
): void {
  const found = things.get(thing) ?? { thing, under: null, fields: {} };
  if (field !== "under") things.set(thing, { ...found, fields: { ...found.fields, [field]: value } });
  // One that is removed keeps its fields, so that an undo shows it as it was.
  else things.set(thing, { ...found, under: value === null ? null : String(value) });
}
