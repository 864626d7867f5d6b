import type { UserData } from "@comptoir/contract";
import { useRouteLoaderData } from "react-router";

/** Who is signed in, as screens know them: without the token, which a page reads where it is kept, and without lines of orders. */
export type PersonView = Omit<UserData, "token" | "lastItemsOrdered">;

/** What screens may know of a user; null for guests. */
export function viewPerson(user: UserData | null): PersonView | null {
  if (user === null) return null;
  const { token: _token, lastItemsOrdered: _lines, ...view } = user;
  return view;
}

/** Who is signed in, in any screen; null for guests, and where a page failed before that was known. */
export function usePerson(): PersonView | null {
  return useRouteLoaderData<{ readonly person: PersonView | null }>("root")?.person ?? null;
}
