import type { SocialProvider } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import type { Context } from "hono";
import { type IdentityRefusal, identityRefused, type ProviderReturn } from "../../../gateways/identity/port.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import { dropSocialSecret, isSame, type SocialSecret, socialSecretOf } from "../../sign-in-cookies.ts";
import { findByIdentity, takeSocialLogin } from "../../social-logins.store.ts";
import type { AccountDeps, PersonHandler } from "../account-deps.ts";
import { askForConfirmation } from "../mailed-links.ts";
import { countTry } from "../refusals.ts";
import { signIn } from "../sign-in.ts";
import { offeredProviders, refuseIdentity, returnAddress } from "./begin-login.ts";
import { accountOf, linkTo, readIdentity } from "./social-account.ts";

type Sent = {
  readonly code?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly iss?: string | null | undefined;
  readonly idToken?: string | null | undefined;
  readonly nonce?: string | null | undefined;
};

/** `POST /auth/login-{type}`: completes a sign-in or a linking, once. api#login-social, people#social, promises#promise-39. */
export function handleLoginSocial(deps: AccountDeps, type: SocialProvider): PersonHandler<"loginGoogle"> {
  return async (c) => {
    const provider = offeredProviders(c, deps)[type];
    if (!provider) return refuse(c, "socialLoginNotOffered");
    const body = c.req.valid("json");
    const { note } = c.var.caller;
    const attempt = await countTry(c, deps, "social");
    if (attempt instanceof Response) return attempt;
    const begun = await takeBegun(c, deps, type, body);
    if (isRefused(begun)) return refuseIdentity(c, begun);
    const said = await provider.identify(begun.sent, { ...begun.secret, redirectUri: returnAddress(c, type) });
    const identity = isRefused(said) ? said : readIdentity(said, body);
    if (isRefused(identity)) return refuseIdentity(c, identity);
    const known = {
      provider: type,
      identity,
      register: body.register === true,
      consent: body.consent === true,
      locale: c.var.locale,
      now: deps.clock(),
    };
    const { database } = deps;
    const account =
      begun.linkTo === null ? await accountOf(database, known) : await linkTo(database, begun.linkTo, known);
    if (isRefused(account)) {
      note({ event: "social_login_refused", reason: account.refused });
      return refuse(c, account.refused);
    }
    const name = { provider: type, subject: identity.subject };
    const user = await signIn(c, deps, {
      personId: account.personId,
      stillOpens: async (transaction) => (await findByIdentity(transaction, name))?.personId === account.personId,
    });
    if (user === null) return refuse(c, "socialLoginFailed");
    await attempt.was("right");
    if (account.isNew) {
      note({ event: "registered", person: account.personId });
      await askForConfirmation(database, { personId: account.personId, email: identity.email ?? "" });
    }
    if (begun.linkTo !== null) note({ event: "provider_linked" });
    return c.json(user, 200);
  };
}

type Begun = { readonly secret: SocialSecret; readonly sent: ProviderReturn; readonly linkTo: string | null };

/** Takes the pending sign-in of this browser, once. */
async function takeBegun(
  c: Context<ApiEnv>,
  { database, clock }: Pick<AccountDeps, "database" | "clock">,
  provider: SocialProvider,
  body: Sent,
): Promise<Begun | IdentityRefusal> {
  const secret = socialSecretOf(c);
  if (!secret) return identityRefused("not-begun-here");
  const sent = readReturn(body, secret);
  if (isRefused(sent)) return sent;
  const taken = await takeSocialLogin(database, { secretHash: secret.secretHash, provider, now: clock() });
  dropSocialSecret(c);
  if (!taken) return identityRefused("used-or-too-old");
  const linkTo = taken.personId;
  if (linkTo !== null && c.var.caller.login?.personId !== linkTo) return identityRefused("person-mismatch");
  return { secret, sent, linkTo };
}

function readReturn(
  { code, state, iss, idToken, nonce }: Sent,
  secret: SocialSecret,
): ProviderReturn | IdentityRefusal {
  // Check a `state` or `nonce` that was sent, even if it is not required.
  if (state != null && !isSame(state, secret.state)) return identityRefused("state");
  if (nonce != null && !isSame(nonce, secret.nonce)) return identityRefused("nonce");
  if (idToken) return { idToken };
  if (!code) return identityRefused("no-code");
  return state == null ? identityRefused("state") : { code, state, iss: iss ?? null };
}
