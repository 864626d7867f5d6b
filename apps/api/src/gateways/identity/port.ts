import type { SocialProvider } from "@comptoir/contract";
import { errors } from "jose";
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import { ProviderUnreachable } from "./ask-provider.ts";

/** State that verifies the return of a sign-in; only the browser's cookie holds it. */
export type LoginChecks = {
  /** Our page that the provider redirects to, as stored when the sign-in began. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier, without which a stolen authorisation code is useless. */
  readonly verifier: string;
};

/**
 * A provider's return: a code with its state and its issuer (RFC 9207), or an ID token from the provider's
 * button.
 */
export type ProviderReturn =
  | { readonly code: string; readonly state: string; readonly iss: string | null }
  | { readonly idToken: string };

/** The identity that a provider asserts. */
export type Identity = {
  /** The provider's permanent id for the person. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider has verified the email address. */
  readonly isVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

/** Why a return was rejected. `reason` is for the log, and contains no token and no personal data. */
export type IdentityRefusal = {
  readonly refused: "socialLoginFailed" | "providerUnreachable";
  readonly reason: string;
};

/** An identity provider. people#social. */
export type IdentityProvider = {
  /** Builds the URL of the provider's page for a sign-in with these checks. */
  readonly begin: (checks: LoginChecks) => Promise<{ readonly url: string } | IdentityRefusal>;
  readonly identify: (sent: ProviderReturn, checks: LoginChecks) => Promise<Identity | IdentityRefusal>;
  /** The origin that posts its return to us as a form; null if the provider redirects. people#posted-return. */
  readonly postsFrom: string | null;
  /** Returns the identity behind an access token issued to us; null if the provider does not support this. */
  readonly ownerOf: ((accessToken: string) => Promise<Identity | IdentityRefusal>) | null;
};

/** The configured providers. */
export type IdentityProviders = Readonly<Partial<Record<SocialProvider, IdentityProvider>>>;

/** Returns a refusal: the provider's answer failed a check. */
export function identityRefused(reason: string): IdentityRefusal {
  return { refused: "socialLoginFailed", reason };
}

/** Runs a call to a provider, and converts its failures to refusals. Programming errors are thrown. */
export async function believed<Answer extends object>(ask: () => Promise<Answer>): Promise<Answer | IdentityRefusal> {
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
