import type { PasskeyData, SocialProvider } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { useEffect } from "react";
import { Banner } from "../../ui/banner.tsx";
import { ProfileFrame } from "../profile/profile-frame.tsx";
import type { WaysInAnswer } from "./change-ways-in.ts";
import { PasskeySection } from "./passkey-section.tsx";
import { ProviderSection } from "./provider-section.tsx";

export type SignInScreenProps = {
  readonly passkeys: readonly PasskeyData[];
  readonly hasPassword: boolean;
  readonly providers: readonly { readonly type: SocialProvider; readonly isLinked: boolean }[];
  /** Why one has come back from a provider's page without it being linked. */
  readonly reason: string | null;
  readonly answer: WaysInAnswer | undefined;
};

/** The passkeys and the providers that one signs in with, beside a password. people#passkeys, people#linking. */
export function SignInScreen({ passkeys, hasPassword, providers, reason, answer }: SignInScreenProps) {
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
