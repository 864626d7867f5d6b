import { inRefusableTransaction } from "../../../platform/db/refusable-transaction.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import { countWaysIn, type WayTaken } from "../../passkeys.store.ts";
import { unlinkIdentity } from "../../social-logins.store.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "../account-deps.ts";
import { noteAccountChanged } from "../account-notices.store.ts";
import { verifiedOwner } from "../refusals.ts";
import { userAnswer } from "../sign-in.ts";
import { beginAt } from "./begin-login.ts";

/**
 * `POST /auth/link-provider`: begins to link a provider to the signed-in person; returns the URL of the
 * provider's page. people#linking.
 */
export function handleLinkProvider(deps: AccountDeps): PersonHandler<"linkProvider"> {
  return async (c) => {
    const { type, currentPassword } = c.req.valid("json");
    const { personId } = signedIn(c);
    const person = await verifiedOwner(c, deps, currentPassword);
    if (person instanceof Response) return person;
    const begun = await beginAt(c, deps, { type, personId });
    return begun instanceof Response ? begun : c.json({ url: begun.url }, 200);
  };
}

/** `POST /auth/unlink-provider`: unlinks a provider, unless it is the last sign-in method. people#last-way-in. */
export function handleUnlinkProvider(deps: AccountDeps): PersonHandler<"unlinkProvider"> {
  return async (c) => {
    const { type, token, currentPassword } = c.req.valid("json");
    const { database } = deps;
    const { personId } = signedIn(c);
    const person = await verifiedOwner(c, deps, currentPassword);
    if (person instanceof Response) return person;
    const unlinked = await inRefusableTransaction(
      database,
      "read committed",
      async (transaction): Promise<WayTaken> => {
        const ways = await countWaysIn(transaction, personId);
        const count = await unlinkIdentity(transaction, { personId, provider: type });
        if (count === 0) return { refused: "notFound" };
        if (ways <= count) return { refused: "lastWayIn" };
        await noteAccountChanged(transaction, { personId, email: person.email, locale: person.locale });
        return { isTaken: true };
      },
    );
    if ("refused" in unlinked) return refuse(c, unlinked.refused);
    c.var.caller.note({ event: "provider_unlinked" });
    return c.json(await userAnswer(database, { personId, token, restaurantId: undefined }), 200);
  };
}
