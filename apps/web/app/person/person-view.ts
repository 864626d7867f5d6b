import type { UserData } from "@comptoir/contract";
import { useRouteLoaderData } from "react-router";

/** The signed-in person without the token, which pages read from storage, and without order lines. */
export type PersonView = Omit<UserData, "token" | "lastItemsOrdered">;

export function viewPerson(user: UserData | null): PersonView | null {
  if (user === null) return null;
  const { token: _token, lastItemsOrdered: _lines, ...view } = user;
  return view;
}

/** Returns null for guests, and if the page failed before the person was loaded. */
export function usePerson(): PersonView | null {
  return useRouteLoaderData<{ readonly person: PersonView | null }>("root")?.person ?? null;
}
