import { errors } from "jose";
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import { ProviderUnreachable } from "./ask-provider.ts";
import type { IdentityRefusal } from "./port.ts";

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
