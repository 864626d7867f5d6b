import type { SocialProvider } from "@comptoir/contract";
import { errors } from "jose";
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import { ProviderUnreachable } from "./ask-provider.ts";

/** Values that verify the provider's answer to a sign-in. Only the browser's cookie has them. */
export type LoginChecks = {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier. A stolen authorisation code is useless without it. */
  readonly verifier: string;
};

/**
 * A provider's answer: a code with its state and issuer (RFC 9207), or an ID token from the provider's
 * button.
 */
export type ProviderReturn =
  | { readonly code: string; readonly state: string; readonly iss: string | null }
  | { readonly idToken: string };

export type Identity = {
  /** The provider's permanent id for the person. */
  readonly subject: string;
  readonly email: string | null;
  readonly isVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

/** Why an answer was rejected. `reason` is for the log; it has no token and no personal data. */
export type IdentityRefusal = {
  readonly refused: "socialLoginFailed" | "providerUnreachable";
  readonly reason: string;
};

/** An identity provider. people#social. */
export type IdentityProvider = {
  readonly begin: (checks: LoginChecks) => Promise<{ readonly url: string } | IdentityRefusal>;
  readonly identify: (sent: ProviderReturn, checks: LoginChecks) => Promise<Identity | IdentityRefusal>;
  /**
   * Origin from which the provider posts its answer as a form; null if it redirects. people#posted-return.
   */
  readonly postsFrom: string | null;
  /**
   * Returns the identity behind an access token that was issued to us; null if the provider does not support
   * this.
   */
  readonly ownerOf: ((accessToken: string) => Promise<Identity | IdentityRefusal>) | null;
};

export type IdentityProviders = Readonly<Partial<Record<SocialProvider, IdentityProvider>>>;

export function identityRefused(reason: string): IdentityRefusal {
  return { refused: "socialLoginFailed", reason };
}

/** Runs a call to a provider, and converts its failures to refusals. Programming errors throw. */
export async function catchProviderFailures<Answer extends object>(
  ask: () => Promise<Answer>,
): Promise<Answer | IdentityRefusal> {
  try {
    return await ask();
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      if (cause instanceof ProviderUnreachable) return { refused: "providerUnreachable", reason: cause.message };
    }
    if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
      // A standard OAuth error code from the provider, such as `invalid_grant`.
      return identityRefused(error.error.slice(0, 60));
    }
    if (error instanceof WWWAuthenticateChallengeError) return identityRefused("token-refused");
    if (error instanceof ClientError || error instanceof errors.JOSEError)
      return identityRefused(error.code ?? error.name);
    throw error;
  }
}
