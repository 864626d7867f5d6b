import type { ChildData } from "@comptoir/contract";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";

/** The children that are ordered for, and the one whose meals are being chosen; null where there are none. */
export type ChosenChild = {
  readonly children: readonly ChildData[];
  readonly chosen: ChildData | null;
  readonly choose: (childId: string) => void;
};

/** Forgotten with everything of a person: see `person/personal-cookies.ts`. No address names a child. school#children. */
const CHOSEN_NAME = "comptoir-child";

const Context = createContext<ChosenChild>({ children: [], chosen: null, choose: () => {} });

/** The child that is chosen, in any screen of a restaurant. */
export function useChosenChild(): ChosenChild {
  return useContext(Context);
}

/** Keeps which child is chosen while screens come and go, and over a reload of the tab. The first one is, until another is. */
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
