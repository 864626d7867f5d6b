import type { SocialProvider } from "@comptoir/contract";
import type { Context } from "hono";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { refuse } from "../../middleware/refuse.ts";
import { beginSocialSecret, SOCIAL_LOGIN_SECONDS } from "../../people/social-login-cookie.ts";
import { keepSocialLogin } from "../../people/social-logins.store.ts";
import type { AccountDeps, PersonHandler } from "../account-deps.ts";
import { refuseForNow } from "../refuse-for-now.ts";
import { offeredProviders } from "./offered-providers.ts";
import { refuseIdentity } from "./refuse-identity.ts";

/** `GET /auth/login-options`: the providers that are set up here. api#login-options. */
export function handleLoginOptions(deps: AccountDeps): PersonHandler<"getLoginOptions"> {
  return async (c) => c.json({ providers: Object.keys(offeredProviders(c, deps)) as SocialProvider[] }, 200);
}

/** `POST /auth/begin-login`: the provider's page, and a cookie that its answer is checked by. api#begin-login, promises#promise-39. */
export function handleBeginLogin(deps: AccountDeps): PersonHandler<"beginLogin"> {
  return async (c) => {
    const begun = await beginAt(c, deps, { type: c.req.valid("json").type, personId: null });
    return begun instanceof Response ? begun : c.json(begun, 200);
  };
}

type Begins = { readonly type: SocialProvider; readonly personId: string | null };

/** Begins at a provider: to sign in, or for a person to have it linked. What it is checked by stays in this browser's cookie. */
export async function beginAt(c: Context<ApiEnv>, deps: AccountDeps, { type, personId }: Begins) {
  const provider = offeredProviders(c, deps)[type];
  if (!provider) return refuse(c, "socialLoginNotOffered");
  const { address } = c.var.caller;
  const attempt = await deps.loginLimit("social", { address, account: null, knownDevice: null });
  if ("retryAfterSeconds" in attempt) return refuseForNow(c, attempt);
  const { secretHash, ...checks } = beginSocialSecret(c);
  const begun = await provider.begin({ ...checks, redirectUri: returnAddress(c, type) });
  if ("refused" in begun) return refuseIdentity(c, begun, "providerUnreachable");
  const expiresAt = new Date(deps.clock().getTime() + SOCIAL_LOGIN_SECONDS * 1_000);
  await keepSocialLogin(deps.database, { secretHash, provider: type, personId, expiresAt });
  return { url: begun.url, state: checks.state, nonce: checks.nonce };
}

/** Where a provider leads back to, at the address that people see. operations#public-origin. */
export function returnAddress(c: Context<ApiEnv>, type: SocialProvider): string {
  return new URL(`/login/${type}`, c.req.url).href;
}
