import type { ReactNode } from "react";
import { usePerson } from "../person/person-view.ts";
import { SheetNotice } from "../ui/sheet-notice.ts";
import { ActedWords, isActing } from "./acted-words.tsx";

/** For whom an operator acts, at the head of every sheet: it covers the banner, and a screen reader hears nothing beside it. people#acting-as. */
export function ActingInSheets({ children }: { readonly children: ReactNode }) {
  const person = usePerson();
  const said = isActing(person) ? (
    <p className="bg-ink px-5 py-2 text-small text-paper wrap-anywhere forced-colors:border-b">
      <ActedWords person={person} />
    </p>
  ) : null;
  return <SheetNotice value={said}>{children}</SheetNotice>;
}
