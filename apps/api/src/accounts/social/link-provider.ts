import { inRefusableTransaction } from "../../db/refusable-transaction.ts";
import { refuse } from "../../middleware/refuse.ts";
import { unlinkIdentity } from "../../people/identities.store.ts";
import { loadPerson } from "../../people/people.store.ts";
import { countWaysIn, type WayTaken } from "../../people/ways-in.store.ts";
import type { AccountDeps, PersonHandler } from "../account-deps.ts";
import { noteAccountChanged } from "../account-notices.store.ts";
import { refuseStranger } from "../present-password.ts";
import { signedIn } from "../signed-in.ts";
import { userAnswer } from "../user-answer.ts";
import { beginAt } from "./begin-login.ts";

/** `POST /auth/link-provider`: the way to a provider's page, from which who is signed in comes back linked. people#linking. */
export function handleLinkProvider(deps: AccountDeps): PersonHandler<"linkProvider"> {
  return async (c) => {
    const { type, currentPassword } = c.req.valid("json");
    const { personId } = signedIn(c);
    const person = await loadPerson(deps.database, personId);
    if (!person) return refuse(c, "sessionExpired");
    const refusal = await refuseStranger(c, deps, person, currentPassword);
    if (refusal) return refusal;
    const begun = await beginAt(c, deps, { type, personId });
    return begun instanceof Response ? begun : c.json({ url: begun.url }, 200);
  };
}

/** `POST /auth/unlink-provider`: a provider signs in to the account no more, unless it is the last way in. people#last-way-in. */
export function handleUnlinkProvider(deps: AccountDeps): PersonHandler<"unlinkProvider"> {
  return async (c) => {
    const { type, token, currentPassword } = c.req.valid("json");
    const { database } = deps;
    const { personId } = signedIn(c);
    const person = await loadPerson(database, personId);
    if (!person) return refuse(c, "sessionExpired");
    const refusal = await refuseStranger(c, deps, person, currentPassword);
    if (refusal) return refusal;
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
