import { m } from "@comptoir/messages";
import { useEffect } from "react";
import { Banner } from "../../ui/banner.tsx";
import { ProfileFrame } from "../profile/profile-frame.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { ProviderSection } from "./provider-section.tsx";
import type { WaysIn } from "./ways-in.ts";

/** The passkeys and the providers that one signs in with, beside a password. people#passkeys, people#linking. */
export function SignInScreen({ passkeys, hasPassword, providers, reason, answer }: WaysIn) {
  const url = answer?.url ?? null;
  // A form's answer may lead to no other site, by the policy of our pages; the page itself may.
  useEffect(() => {
    if (url !== null) location.assign(url);
  }, [url]);
  const problem = answer === undefined ? wordsOf(reason) : null;
  return (
    <ProfileFrame heading={m.profile_sign_in()}>
      {problem ? (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      ) : null}
      <PasskeySection passkeys={passkeys} hasPassword={hasPassword} answer={answer} />
      {providers.length > 0 ? (
        <ProviderSection providers={providers} hasPassword={hasPassword} answer={answer} />
      ) : null}
    </ProfileFrame>
  );
}

function wordsOf(reason: string | null): string | null {
  if (reason === "email-in-use") return m.profile_provider_taken();
  return reason === "social-failed" ? m.profile_provider_failed() : null;
}
