import type { SocialProvider } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import type { Context } from "hono";
import type { IdentityProviders, IdentityRefusal } from "../../../gateways/identity/port.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { type Refusal, refuse } from "../../../platform/middleware/refuse.ts";
import { isOnThisMachine } from "../../../platform/middleware/this-machine.ts";
import { beginSocialSecret, SOCIAL_LOGIN_SECONDS } from "../../sign-in-cookies.ts";
import { keepSocialLogin } from "../../social-logins.store.ts";
import type { AccountDeps, PersonHandler } from "../account-deps.ts";
import { countTry } from "../refusals.ts";
import { readIdentity } from "./social-account.ts";

/** `GET /auth/login-options`: lists the configured providers. api#login-options. */
export function handleLoginOptions(deps: AccountDeps): PersonHandler<"getLoginOptions"> {
  return async (c) => c.json({ providers: Object.keys(offeredProviders(c, deps)) as SocialProvider[] }, 200);
}

/**
 * `POST /auth/begin-login`: begins a sign-in. Returns the URL of the provider's page, and sets the cookie
 * against which the provider's answer is checked. api#begin-login, promises#promise-39.
 */
export function handleBeginLogin(deps: AccountDeps): PersonHandler<"beginLogin"> {
  return async (c) => {
    const begun = await beginAt(c, deps, { type: c.req.valid("json").type, personId: null });
    return begun instanceof Response ? begun : c.json(begun, 200);
  };
}

type Begins = { readonly type: SocialProvider; readonly personId: string | null };

/**
 * Begins a sign-in at a provider, or the linking of a provider to a person. The secret that verifies the
 * provider's answer stays in this browser's cookie.
 */
export async function beginAt(c: Context<ApiEnv>, deps: AccountDeps, { type, personId }: Begins) {
  const provider = offeredProviders(c, deps)[type];
  if (!provider) return refuse(c, "socialLoginNotOffered");
  const attempt = await countTry(c, deps, "social");
  if (attempt instanceof Response) return attempt;
  const { secretHash, ...checks } = beginSocialSecret(c);
  const begun = await provider.begin({ ...checks, redirectUri: returnAddress(c, type) });
  if ("refused" in begun) return refuseIdentity(c, begun, "providerUnreachable");
  const expiresAt = new Date(deps.clock().getTime() + SOCIAL_LOGIN_SECONDS * 1_000);
  await keepSocialLogin(deps.database, { secretHash, provider: type, personId, expiresAt });
  return { url: begun.url, state: checks.state, nonce: checks.nonce };
}

/** Returns the redirect URI for a provider, at the site's public origin. operations#public-origin. */
export function returnAddress(c: Context<ApiEnv>, type: SocialProvider): string {
  return new URL(`/login/${type}`, c.req.url).href;
}

/**
 * Returns the providers that the caller may use: the configured ones, or the sandbox's on this machine.
 * people#social.
 */
export function offeredProviders(
  c: Context<ApiEnv>,
  { identityProviders, sandboxIdentity }: Pick<AccountDeps, "identityProviders" | "sandboxIdentity">,
): IdentityProviders {
  return sandboxIdentity !== null && isOnThisMachine(c) ? sandboxIdentity.providers : identityProviders;
}

/**
 * Refuses a sign-in whose provider gave an invalid answer, or none. The reason is logged, not returned.
 * promises#promise-46. @param name the only such refusal in the call's contract, if there is only one
 */
export function refuseIdentity<Name extends IdentityRefusal["refused"] = IdentityRefusal["refused"]>(
  c: Context<ApiEnv>,
  { refused, reason }: IdentityRefusal,
  name?: Name,
): Refusal<Name> {
  c.var.caller.note({ event: "social_login_refused", reason });
  return refuse(c, (name ?? refused) as Name);
}

/**
 * `POST /auth/get-google-user-info`: returns the identity behind an access token that Google issued to this
 * installation. api#get-google-user-info.
 */
export function handleGetGoogleUserInfo(deps: AccountDeps): PersonHandler<"getGoogleUserInfo"> {
  return async (c) => {
    const ownerOf = deps.identityProviders.google?.ownerOf;
    if (!ownerOf) return refuse(c, "socialLoginNotOffered");
    const attempt = await countTry(c, deps, "social");
    if (attempt instanceof Response) return attempt;
    const said = await ownerOf(c.req.valid("json").accessToken);
    const owner = isRefused(said) ? said : readIdentity(said, {});
    if (isRefused(owner)) return refuseIdentity(c, owner);
    await attempt.was("right");
    const { email, firstName, lastName, isVerified: verified } = owner;
    return c.json({ email: email ?? "", firstName, lastName, verified }, 200);
  };
}
