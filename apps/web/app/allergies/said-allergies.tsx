import { ALLERGIES, type Allergy } from "@comptoir/ordering";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from "react";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";

/**
 * The `sessionStorage` key of what the diner has said in this visit. `person/forget-person.ts` and a kiosk's reset
 * delete it with all names of this beginning. No URL contains it. menu#diner-allergies.
 */
const SAID_NAME = "comptoir-allergies";

export type SaidAllergies = {
  /** What the diner is allergic to; empty without a word of it. */
  readonly allergies: readonly Allergy[];
  /** Whether the diner has said anything in this visit, also that there are none. */
  readonly isSaid: boolean;
  /** Whether the tab's storage was read, as it is after the first view. */
  readonly isRead: boolean;
  readonly say: (allergies: readonly Allergy[]) => void;
  /** The signed-in person whose account may keep them; null for a guest, a venue's tablet and an operator. people#own-allergies. */
  readonly personId: string | null;
};

const NOTHING: readonly Allergy[] = [];
const Context = createContext<SaidAllergies>({
  allergies: NOTHING,
  isSaid: false,
  isRead: false,
  say: () => {},
  personId: null,
});

export function useSaidAllergies(): SaidAllergies {
  return useContext(Context);
}

type ProviderProps = { readonly personId?: string | null; readonly children: ReactNode };

/** Keeps what the diner said across the screens and reloads of a visit. The page of the server knows nothing of it. */
export function SaidAllergiesProvider({ personId = null, children }: ProviderProps) {
  const [said, setSaid] = useState<readonly Allergy[] | null | "unread">("unread");
  useEffect(() => {
    // A transition waits for parts that are not hydrated yet. Any other update makes React draw them anew, and what a guest
    // has opened or typed in them is lost.
    startTransition(() => setSaid(parseAllergies(readStorage(browserStorage().tab, SAID_NAME))));
  }, []);
  const value = useMemo(
    () => ({
      allergies: said === "unread" ? NOTHING : (said ?? NOTHING),
      isSaid: said !== null && said !== "unread",
      isRead: said !== "unread",
      personId,
      say: (allergies: readonly Allergy[]) => {
        setSaid(allergies);
        writeStorage(browserStorage().tab, SAID_NAME, JSON.stringify(allergies));
      },
    }),
    [said, personId],
  );
  return <Context value={value}>{children}</Context>;
}

/** Parses what was said; null if it is not readable, since another version of the page may have stored it. */
export function parseAllergies(text: string | null): readonly Allergy[] | null {
  try {
    const said: unknown = JSON.parse(text ?? "null");
    return Array.isArray(said) ? ALLERGIES.filter((allergy) => said.includes(allergy)) : null;
  } catch {
    return null;
  }
}

/** Returns the persons of a submit: absent if nothing was said, so that a changed order keeps its own. api#submit. */
export function dinersToSend({ allergies, isSaid }: Pick<SaidAllergies, "allergies" | "isSaid">): {
  readonly diners?: { readonly allergies: Allergy[] }[];
} {
  if (!isSaid) return {};
  return { diners: allergies.length === 0 ? [] : [{ allergies: [...allergies] }] };
}
