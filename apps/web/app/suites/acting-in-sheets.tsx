import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { type PersonView, usePerson } from "../person/person-view.ts";
import { SheetNotice } from "../ui/sheet-notice.ts";

/**
 * Repeats the acting notice in every sheet, because a sheet covers the banner and hides it from screen
 * readers. people#acting-as.
 */
export function ActingInSheets({ children }: { readonly children: ReactNode }) {
  const person = usePerson();
  const said = isActing(person) ? (
    <p className="bg-ink px-5 py-2 text-small text-paper wrap-anywhere forced-colors:border-b">
      <ActedWords person={person} />
    </p>
  ) : null;
  return <SheetNotice value={said}>{children}</SheetNotice>;
}

/**
 * Names the owner, or the owner's e-mail address, and the suite. On a phone, only screen readers get the
 * event.
 */
export function ActedWords({ person }: { readonly person: PersonView & Required<Pick<PersonView, "acting">> }) {
  const { firstName, lastName, email, acting } = person;
  return (
    <>
      {m.suite_acting_for({ owner: `${firstName} ${lastName}`.trim() || email })}{" "}
      <span className="opacity-85 sm:max-lg:block">
        {acting.suite}
        <span className="max-sm:visually-hidden">{` · ${acting.event}`}</span>
      </span>
    </>
  );
}

export function isActing(person: PersonView | null): person is PersonView & Required<Pick<PersonView, "acting">> {
  return person?.acting !== undefined;
}
