import type { AllergyWarning } from "@comptoir/ordering";
import { createContext, type ReactNode, Suspense, useContext, useEffect, useState } from "react";
import { lazyPart } from "../ui/lazy-part.ts";
import { loadSaidParts } from "./load-said-parts.ts";
import { useSaidAllergies } from "./said-allergies.tsx";

const AllergyBadges = lazyPart(async () => ({ default: (await loadSaidParts()).AllergyBadges }));

type Marking = { readonly marks: ReadonlyMap<string, AllergyWarning> | null; readonly hasFailed: boolean };
const UNMARKED: Marking = { marks: null, hasFailed: false };
const Context = createContext<Marking>(UNMARKED);

/**
 * Marks the dishes of a menu for what the diner said. The page is the same for all guests, so the browser fetches the
 * dishes' data, and only if something was said. Decision 023, menu#diner-allergies.
 */
export function DishMarksProvider({ slug, children }: { readonly slug: string; readonly children: ReactNode }) {
  const { allergies } = useSaidAllergies();
  const [marking, setMarking] = useState(UNMARKED);
  useEffect(() => {
    setMarking(UNMARKED);
    if (allergies.length === 0) return;
    let isLatest = true;
    loadSaidParts()
      .then(({ markDishes }) => markDishes(slug, allergies))
      .then(
        (marks) => isLatest && setMarking({ marks, hasFailed: false }),
        () => isLatest && setMarking({ marks: null, hasFailed: true }),
      );
    return () => {
      isLatest = false;
    };
  }, [slug, allergies]);
  return <Context value={marking}>{children}</Context>;
}

/** Whether the dishes could not be checked, as without a network. */
export function useHasFailedToMark(): boolean {
  return useContext(Context).hasFailed;
}

/** The mark of a dish on its card; nothing if it is safe, or if the diner said nothing. */
export function DishMark({ id }: { readonly id: string | number }) {
  const warning = useContext(Context).marks?.get(String(id));
  if (warning === undefined) return null;
  return (
    <Suspense fallback={null}>
      <AllergyBadges warning={warning} />
    </Suspense>
  );
}
