import { formatDate, m } from "@comptoir/messages";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PartForm, PresentPassword } from "../profile/part-form.tsx";
import { ProfileSection } from "../profile/profile-frame.tsx";
import { NewPasskey } from "./new-passkey.tsx";
import type { WaysIn } from "./ways-in.ts";

/** One's passkeys, each with its name and the way to remove it, and the way to a new one. people#passkeys. */
export function PasskeySection({ passkeys, hasPassword, answer }: Pick<WaysIn, "passkeys" | "hasPassword" | "answer">) {
  const isRemoved = answer?.isSaved === true && answer.form.startsWith("remove-");
  return (
    <ProfileSection id="passkeys" heading={m.profile_passkeys()}>
      <p className="measure text-small text-ink-soft">{m.profile_passkeys_text()}</p>
      <div role="status" className={isRemoved ? "text-small font-medium text-good" : "hidden"}>
        {isRemoved ? m.profile_passkey_removed() : null}
      </div>
      {passkeys.length > 0 ? (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {passkeys.map(({ id, name, createdOn, lastUsedOn }) => {
            const form = `remove-${id}`;
            const own = answer?.form === form ? answer : undefined;
            return (
              <li key={id}>
                <Disclosure
                  open={own !== undefined || undefined}
                  className="text-body"
                  summary={
                    <span className="flex flex-col">
                      <span className="wrap-anywhere">{name}</span>
                      <span className="text-small font-normal text-ink-soft">
                        {lastUsedOn === null
                          ? m.profile_passkey_added({ day: formatDate(createdOn) })
                          : m.profile_passkey_used({ day: formatDate(lastUsedOn) })}
                      </span>
                    </span>
                  }
                >
                  <div className="pt-1 pb-5">
                    <PartForm form={form} answer={own} tone="danger" submit={m.profile_passkey_remove({ name })}>
                      {hasPassword ? <PresentPassword id={`${form}-password`} answer={own} /> : null}
                    </PartForm>
                  </div>
                </Disclosure>
              </li>
            );
          })}
        </ul>
      ) : null}
      <NewPasskey
        key={passkeys.length}
        hasPassword={hasPassword}
        answer={answer?.form === "add" ? answer : undefined}
      />
    </ProfileSection>
  );
}
