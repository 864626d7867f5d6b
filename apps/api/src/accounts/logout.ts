import { dropCartCookie } from "../cart/cart-cookie.ts";
import { dropGuestSession } from "../people/guest-session.ts";
import { endSessionHere } from "../people/session.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";

/**
 * `POST /auth/logout`: ends this browser's session, for every server from the same moment. Its cookie is enough: whose page has
 * lost its token has to get out, too. Whoever comes next at this browser is another guest. api#logout-call, people#logout.
 */
export function handleLogout({ database }: AccountDeps): PersonHandler<"logout"> {
  return async (c) => {
    if (await endSessionHere(c, database)) c.var.caller.note({ event: "signed_out" });
    dropGuestSession(c);
    dropCartCookie(c);
    return c.body(null, 204);
  };
}
