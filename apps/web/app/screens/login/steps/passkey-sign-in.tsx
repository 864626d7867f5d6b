import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import KeyRound from "lucide-react/icons/key-round";
import { useCallback, useEffect, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { browserCaller } from "../../../venue/api-caller.ts";

/** A new challenge is requested every four minutes: a challenge expires after five. */
const CHALLENGE_RENEWAL_MS = 240_000;

/** Offers a passkey in the email field's autofill where the browser supports it, and by a button. people#passkeys. */
export function PasskeySignIn() {
  const submit = useSubmit();
  // True only for the passkey's own form: the other buttons show their own busy state.
  const isSending = useNavigation().formData?.get("intent") === "passkey";
  const [isOffered, setOffered] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useCallback(
    (credential: object) => submit({ intent: "passkey", credential: JSON.stringify(credential) }, { method: "post" }),
    [submit],
  );

  useEffect(() => {
    if (!("PublicKeyCredential" in window)) return;
    setOffered(true);
    const offer = () =>
      void askAuthenticator({ byAutofill: true }).then((credential) => credential && send(credential));
    offer();
    const again = setInterval(offer, CHALLENGE_RENEWAL_MS);
    return () => {
      clearInterval(again);
      void import("@simplewebauthn/browser").then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [send]);

  async function press() {
    setAsking(true);
    setProblem(null);
    const credential = await askAuthenticator({ byAutofill: false });
    setAsking(false);
    if (credential) await send(credential);
    else setProblem(m.login_passkey_cancelled());
  }

  if (!isOffered) return null;
  return (
    <div className="flex flex-col gap-2">
      <Button wide={true} busy={isAsking || isSending} onClick={() => void press()}>
        <KeyRound size={18} aria-hidden="true" />
        {m.login_passkey()}
      </Button>
      <p role="alert" className={problem ? "text-small text-danger" : "hidden"}>
        {problem}
      </p>
    </div>
  );
}

/** Asks the authenticator to sign a challenge; null if the user picks no passkey, or without a challenge. */
async function askAuthenticator({ byAutofill }: { readonly byAutofill: boolean }): Promise<object | null> {
  try {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await import("@simplewebauthn/browser");
    if (byAutofill && !(await browserSupportsWebAuthnAutofill())) return null;
    const begun = await calls.beginPasskeyLogin(browserCaller());
    if (!begun.ok) return null;
    const optionsJSON = begun.answer.options as Parameters<typeof startAuthentication>[0]["optionsJSON"] & object;
    return await startAuthentication({ optionsJSON, useBrowserAutofill: byAutofill });
  } catch {
    // The user closed the dialog, or the page aborted the request to start another: browsers report both alike.
    return null;
  }
}
