import type { SocialProvider } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { useEffect } from "react";
import { Problem } from "../../forms/problem.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PartForm, PresentPassword } from "../profile/part-form.tsx";
import { ProfileFrame, ProfileSection } from "../profile/profile-frame.tsx";
import type { WaysIn } from "./change-ways-in.ts";
import { PasskeySection } from "./passkey-section.tsx";

/** The passkeys and providers with which the user signs in, besides a password. people#passkeys, people#linking. */
export function SignInScreen({ passkeys, hasPassword, providers, reason, answer }: WaysIn) {
  const url = answer?.url ?? null;
  // The Content-Security-Policy forbids a form to redirect to another site. A navigation by script is allowed.
  useEffect(() => {
    if (url !== null) location.assign(url);
  }, [url]);
  const problem = answer === undefined ? wordsOf(reason) : null;
  return (
    <ProfileFrame heading={m.profile_sign_in()}>
      <Problem message={problem} />
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

const NAMES: Readonly<Record<SocialProvider, string>> = { google: "Google", apple: "Apple", facebook: "Facebook" };

/** Lists the providers with their state, and links or unlinks them. people#linking, people#last-way-in. */
function ProviderSection({ providers, hasPassword, answer }: Pick<WaysIn, "providers" | "hasPassword" | "answer">) {
  return (
    <ProfileSection id="providers" heading={m.profile_providers()}>
      <p className="measure text-small text-ink-soft">{m.profile_providers_text()}</p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {providers.map(({ type, isLinked }) => {
          const provider = NAMES[type];
          const form = `${isLinked ? "unlink" : "link"}-${type}`;
          const own = answer?.form === form ? answer : undefined;
          const words = isLinked ? m.profile_provider_unlink({ provider }) : m.profile_provider_link({ provider });
          return (
            <li key={`${type} ${isLinked}`}>
              <Disclosure
                open={own !== undefined || undefined}
                className="text-body"
                summary={
                  <span className="flex flex-wrap justify-between gap-x-3">
                    <span>{provider}</span>
                    <span
                      className={isLinked ? "text-small font-medium text-good" : "text-small font-normal text-ink-soft"}
                    >
                      {isLinked ? m.profile_provider_linked() : m.profile_provider_not_linked()}
                    </span>
                  </span>
                }
              >
                <div className="pt-1 pb-5">
                  <PartForm form={form} answer={own} submit={words}>
                    {hasPassword ? <PresentPassword id={`${form}-password`} answer={own} /> : null}
                  </PartForm>
                  {own?.url ? (
                    <a
                      href={own.url}
                      rel="nofollow"
                      className="inline-flex min-h-11 items-center underline underline-offset-4"
                    >
                      {m.profile_provider_go({ provider })}
                    </a>
                  ) : null}
                </div>
              </Disclosure>
            </li>
          );
        })}
      </ul>
    </ProfileSection>
  );
}
