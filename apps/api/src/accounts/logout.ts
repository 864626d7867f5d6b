import { dropCartCookie } from "../cart/cart-cookie.ts";
import { endActing } from "../people/acting-sessions.store.ts";
import { dropGuestSession } from "../people/guest-session.ts";
import { hashSecret, isSecret } from "../people/secrets.ts";
import { endSessionHere } from "../people/session.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";

/**
 * `POST /auth/logout`: ends this browser's session, for every server from the same moment. Its cookie is enough: whose page has
 * lost its token has to get out, too. Whoever comes next at this browser is another guest. The token of an operator who acts for an owner
 * ends the acting alone. api#logout-call, people#logout, people#suite-logout.
 */
export function handleLogout({ database }: AccountDeps): PersonHandler<"logout"> {
  return async (c) => {
    const { accessToken } = c.req.valid("json");
    if (isSecret(accessToken) && (await endActing(database, { tokenHash: hashSecret(accessToken) }))) {
      dropCartCookie(c);
      return c.body(null, 204);
    }
    if (await endSessionHere(c, database)) c.var.caller.note({ event: "signed_out" });
    dropGuestSession(c);
    dropCartCookie(c);
    return c.body(null, 204);
  };
}
