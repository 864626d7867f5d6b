import type { VenueDraftData } from "@comptoir/contract";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import { browserStorage } from "../browser-storage.ts";
import { staffCaller } from "../session/staff-caller.ts";
import {
  createDraftStore,
  type DraftState,
  type DraftStore,
  draftValue,
  type PendingEdit,
  placeOf,
} from "./draft-store.ts";
import { withSchedules } from "./schedule-follows.ts";
import { sendEdits } from "./send-edits.ts";

export type StudioSession = { readonly token: string; readonly restaurantId: string };

const SessionContext = createContext<StudioSession | null>(null);
const DraftContext = createContext<DraftStore | null>(null);

type DraftProviderProps = {
  readonly draft: Pick<VenueDraftData, "things" | "revision">;
  readonly session: StudioSession;
  readonly children: ReactNode;
};

/** Gives a page its draft. A draft that was loaded anew replaces the one before; edits that wait stay. */
export function DraftProvider({ draft, session, children }: DraftProviderProps) {
  const [store] = useState(() =>
    createDraftStore({
      draft,
      restaurantId: session.restaurantId,
      storage: () => browserStorage().browser,
      send: (edits) => sendEdits(staffCaller(session.token), edits),
    }),
  );
  useEffect(() => store.load(draft), [store, draft]);
  useEffect(() => {
    store.restore();
    const flush = () => void store.flush();
    window.addEventListener("online", flush);
    return () => window.removeEventListener("online", flush);
  }, [store]);
  return (
    <SessionContext value={session}>
      <DraftContext value={store}>{children}</DraftContext>
    </SessionContext>
  );
}

/** Returns the session of the page, for calls about what is no field, such as a file. */
export function useStudioSession(): StudioSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("A part of the menu studio is not in its provider.");
  return session;
}

export function useDraft(): DraftStore {
  const store = useContext(DraftContext);
  if (store === null) throw new Error("A part of the menu studio is not in its provider.");
  return store;
}

/** Subscribes to a part of the draft. `select` must return a primitive or a value that the state holds. */
export function useDraftState<Part>(select: (state: DraftState) => Part): Part {
  return useStore(useDraft(), select);
}

export type DraftField = {
  readonly value: unknown;
  /** The edit that waits, was refused, or is in conflict; null if the server has the value. */
  readonly pending: PendingEdit | null;
  readonly edit: (value: unknown) => void;
  /** Drops an edit that was refused or is in conflict. */
  readonly drop: () => void;
};

/** Edits of one act. */
export type Edits = Parameters<DraftStore["edit"]>[0];

/** Adds to the edits of a part of a page those of the things that are to stay equal. The default adds none. */
export const EchoContext = createContext<(edits: Edits) => Edits>((edits) => edits);

/** Returns what makes edits of one act. The hours of a schedule follow a change of their price. */
export function useDraftEdit(): (edits: Edits) => void {
  const store = useDraft();
  const echo = useContext(EchoContext);
  return (edits) => store.edit(withSchedules(store.getState(), echo(edits)));
}

/** Reads and edits one field of a thing. */
export function useDraftField(thing: string, field: string): DraftField {
  const store = useDraft();
  const edit = useDraftEdit();
  const value = useStore(store, (state) => draftValue(state, thing, field));
  const pending = useStore(store, (state) => state.pending.get(placeOf({ thing, field })) ?? null);
  return {
    value,
    pending,
    edit: (next) => edit([{ thing, field, value: next }]),
    drop: () => store.drop(thing, field),
  };
}
