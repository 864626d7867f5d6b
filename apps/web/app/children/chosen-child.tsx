import type { ChildData } from "@comptoir/contract";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";

/** The account's children and the selected one; `chosen` is null if there are no children. */
export type ChosenChild = {
  readonly children: readonly ChildData[];
  readonly chosen: ChildData | null;
  readonly choose: (childId: string) => void;
};

/**
 * The `sessionStorage` key of the selected child's id. `person/forget-person.ts` deletes it at sign-out. URLs
 * never name a child. school#children.
 */
const CHOSEN_NAME = "comptoir-child";

const Context = createContext<ChosenChild>({ children: [], chosen: null, choose: () => {} });

export function useChosenChild(): ChosenChild {
  return useContext(Context);
}

/** Keeps the selected child across screens and reloads. The first child is the default. */
export function ChosenChildProvider({
  all,
  children,
}: {
  readonly all: readonly ChildData[];
  readonly children: ReactNode;
}) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  useEffect(() => setChosenId(readStorage(browserStorage().tab, CHOSEN_NAME)), []);
  const value = useMemo(
    () => ({
      children: all,
      chosen: all.find(({ id }) => id === chosenId) ?? all[0] ?? null,
      choose: (childId: string) => {
        setChosenId(childId);
        writeStorage(browserStorage().tab, CHOSEN_NAME, childId);
      },
    }),
    [all, chosenId],
  );
  return <Context value={value}>{children}</Context>;
}
