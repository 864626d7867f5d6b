import { m } from "@comptoir/messages";
import type { PersonView } from "../person/person-view.ts";

/** For whom an operator acts: the owner by name, or by the address where the account has none, with the suite; on a phone the event is only heard. */
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

/** Whether whoever is signed in acts for somebody else. */
export function isActing(person: PersonView | null): person is PersonView & Required<Pick<PersonView, "acting">> {
  return person?.acting !== undefined;
}
