import type { MenuDocument } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { createContext, type RouterContextProvider } from "react-router";
import { serverCaller } from "../venue/api-caller.ts";
import { parseCookies } from "../visit/cookies.ts";
import { readMemberCookie } from "./member-cookie.ts";

export type Membership = { readonly identifier: string; readonly promos: readonly string[] };

/** The visitor's membership of the venue; null for everyone else. Set by the restaurant's middleware. */
export const memberContext = createContext<Membership | null>(null);

const joined = new WeakMap<MenuDocument, MenuDocument>();

/**
 * Adds the members' menus to the venue's document if the API knows the member number in the visitor's cookie.
 * If the number is invalid or cannot be checked, the visitor counts as a guest. menu#members-only,
 * people#member.
 */
export async function loadMemberDocument(
  request: Request,
  context: Readonly<RouterContextProvider>,
  document: MenuDocument,
): Promise<MenuDocument> {
  const { restaurant } = document;
  if (!restaurant.membership_program) return document;
  const identifier = readMemberCookie(parseCookies(request.headers.get("cookie")), restaurant.id);
  if (identifier === null) return document;
  const app8RestaurantId = restaurant.app8_restaurant ?? restaurant.id;
  const found = await calls.getUserMembershipPromo(serverCaller(request, context), { identifier, app8RestaurantId });
  if (!found.ok) return document;
  const { memberInfo, menus } = found.answer;
  context.set(memberContext, { identifier, promos: memberInfo.promos });
  return withMembersMenus(document, menus);
}

/** Cached per document, because all members of a venue get the same menus. */
function withMembersMenus(document: MenuDocument, menus: MenuDocument["menus"]): MenuDocument {
  const known = joined.get(document);
  if (known) return known;
  const whole = {
    ...document,
    menus: [...document.menus, ...menus].sort((one, other) => orderOf(one) - orderOf(other)),
  };
  joined.set(document, whole);
  return whole;
}

function orderOf({ order }: MenuDocument["menus"][number]): number {
  return order ?? 0;
}
