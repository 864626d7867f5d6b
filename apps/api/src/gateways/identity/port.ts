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
  /** Our page that the provider leads back to, as it was when the sign-in began. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier: a stolen code alone is useless. */
  readonly verifier: string;
};

/** What came back: a code with its state and, by RFC 9207, its issuer; or an ID token of the provider's own button. */
export type ProviderReturn =
  | { readonly code: string; readonly state: string; readonly iss: string | null }
  | { readonly idToken: string };

/** The identity that a provider asserts. */
export type Identity = {
  /** What the provider calls them, for ever. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider has seen that the address is theirs. */
  readonly isVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

/** Why a return identifies no person; `reason` is for the log and holds nothing that was sent. */
export type IdentityRefusal = {
  readonly refused: "socialLoginFailed" | "providerUnreachable";
  readonly reason: string;
};

/** An identity provider. people#social. */
export type IdentityProvider = {
  /** The address of its page, for a sign-in with these checks. */
  readonly begin: (checks: LoginChecks) => Promise<{ readonly url: string } | IdentityRefusal>;
  readonly identify: (sent: ProviderReturn, checks: LoginChecks) => Promise<Identity | IdentityRefusal>;
  /** The origin whose page posts its return to us as a form; null where the browser is led back. people#posted-return. */
  readonly postsFrom: string | null;
  /** Whose an access token is, where it was issued to us; null for a provider that is not asked so. */
  readonly ownerOf: ((accessToken: string) => Promise<Identity | IdentityRefusal>) | null;
};

/** Those that are set up. */
export type IdentityProviders = Readonly<Partial<Record<SocialProvider, IdentityProvider>>>;

/** A provider's word that is not believed. */
export function notBelieved(reason: string): IdentityRefusal {
  return { refused: "socialLoginFailed", reason };
}

/** Answers what `ask` does, or why the provider's word is not had or not believed. Mistakes of our own are thrown. */
export async function believed<Answer extends object>(ask: () => Promise<Answer>): Promise<Answer | IdentityRefusal> {
  try {
    return await ask();
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      if (cause instanceof ProviderUnreachable) return { refused: "providerUnreachable", reason: cause.message };
    }
    if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
      // The provider's own word for it, one of the standard's: `invalid_grant`.
      return notBelieved(error.error.slice(0, 60));
    }
    if (error instanceof WWWAuthenticateChallengeError) return notBelieved("token-refused");
    if (error instanceof ClientError || error instanceof errors.JOSEError) return notBelieved(error.code ?? error.name);
    throw error;
  }
}
