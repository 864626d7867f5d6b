import { isRefused } from "@comptoir/ordering";
import { refuse } from "../../middleware/refuse.ts";
import type { AccountDeps, PersonHandler } from "../account-deps.ts";
import { refuseForNow } from "../refuse-for-now.ts";
import { readIdentity } from "./read-identity.ts";
import { refuseIdentity } from "./refuse-identity.ts";

/** `POST /auth/get-google-user-info`: whose an access token is that Google issued to us. api#get-google-user-info. */
export function handleGetGoogleUserInfo(deps: AccountDeps): PersonHandler<"getGoogleUserInfo"> {
  return async (c) => {
    const ownerOf = deps.identityProviders.google?.ownerOf;
    if (!ownerOf) return refuse(c, "socialLoginNotOffered");
    const { address } = c.var.caller;
    const attempt = await deps.loginLimit("social", { address, account: null, knownDevice: null });
    if ("retryAfterSeconds" in attempt) return refuseForNow(c, attempt);
    const said = await ownerOf(c.req.valid("json").accessToken);
    const owner = isRefused(said) ? said : readIdentity(said, {});
    if (isRefused(owner)) return refuseIdentity(c, owner);
    await attempt.was("right");
    const { email, firstName, lastName, isVerified: verified } = owner;
    return c.json({ email: email ?? "", firstName, lastName, verified }, 200);
  };
}
