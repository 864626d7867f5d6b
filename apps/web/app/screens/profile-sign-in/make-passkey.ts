import type { CreatedCredential } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { answerOfRefusal, type FormAnswer } from "../../person/form-answer.ts";
import { keptHalf } from "../../person/kept-half.ts";
import { browserCaller } from "../../venue/api-caller.ts";

const refused = (problem: string): FormAnswer => ({ typed: {}, faults: {}, problem });

/** Has the browser's authenticator make a passkey for who is signed in; or says at which field, or why, it did not. people#passkeys. */
export async function makePasskey(
  currentPassword: string,
): Promise<{ readonly credential: CreatedCredential } | FormAnswer> {
  const half = keptHalf();
  if (half === null) return refused(m.refusal_session_expired());
  const begun = await calls.beginPasskey(browserCaller(), { ...half, currentPassword });
  if (!begun.ok) return answerOfRefusal(begun, {});
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    const optionsJSON = begun.answer.options as Parameters<typeof startRegistration>[0]["optionsJSON"] & object;
    return { credential: (await startRegistration({ optionsJSON })) as CreatedCredential };
  } catch (error) {
    // What the browser calls a device that has one of this account already.
    const isHere = error instanceof Error && error.name === "InvalidStateError";
    return refused(isHere ? m.profile_passkey_here() : m.profile_passkey_cancelled());
  }
}
