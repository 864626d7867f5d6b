import type { CreatedCredential } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { formatDate, m } from "@comptoir/messages";
import { type FormEvent, useEffect, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import { answerOfRefusal, type FormAnswer, missingFaults, readPassword } from "../../person/form-answer.ts";
import { keptHalf } from "../../session/page-half.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/field.tsx";
import { useFocusFirstError } from "../../ui/use-focus-first-error.ts";
import { browserCaller } from "../../venue/api-caller.ts";
import { PartForm, PresentPassword } from "../profile/part-form.tsx";
import { ProfileSection } from "../profile/profile-frame.tsx";
import type { WaysIn, WaysInAnswer } from "./change-ways-in.ts";

const NOTHING: FormAnswer = { typed: {}, faults: {}, problem: null };

/** Creates a passkey with the browser's authenticator, and saves it. Needs script, and says so without it. */
function NewPasskey({
  hasPassword,
  answer,
}: {
  readonly hasPassword: boolean;
  readonly answer: WaysInAnswer | undefined;
}) {
  const [isOffered, setOffered] = useState<boolean | null>(null);
  useEffect(() => setOffered("PublicKeyCredential" in window), []);
  const [refusal, setRefusal] = useState<FormAnswer | null>(null);
  const [isMaking, setMaking] = useState(false);
  const isSending = useNavigation().formData?.get("form") === "add";
  const submit = useSubmit();
  const form = useFocusFirstError(refusal ?? undefined);
  const notHere = <p className="text-small text-ink-soft">{m.profile_passkey_not_here()}</p>;
  if (isOffered === null) return <noscript>{notHere}</noscript>;
  if (!isOffered) return notHere;

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const currentPassword = readPassword(fields, "currentPassword");
    const faults = hasPassword ? missingFaults({ currentPassword }) : {};
    if (Object.keys(faults).length > 0) return setRefusal({ ...NOTHING, faults });
    setMaking(true);
    setRefusal(null);
    const made = await makePasskey(currentPassword);
    setMaking(false);
    if ("credential" in made) {
      const name = String(fields.get("name") ?? "");
      await submit({ form: "add", name, credential: JSON.stringify(made.credential) }, { method: "post" });
    } else setRefusal(made);
  }

  const shown = refusal ?? answer ?? NOTHING;
  return (
    <form ref={form} method="post" noValidate onSubmit={make} className="flex flex-col gap-4">
      <Problem message={shown.problem} />
      <TextField
        id="passkey-name"
        name="name"
        label={m.profile_passkey_name()}
        optional={true}
        autoComplete="off"
        maxLength={60}
        error={shown.faults.name}
      />
      {hasPassword ? <PresentPassword id="passkey-password" answer={shown} /> : null}
      <Button type="submit" busy={isMaking || isSending} className="max-sm:w-full sm:w-fit">
        {m.profile_passkey_add()}
      </Button>
    </form>
  );
}

const refused = (problem: string): FormAnswer => ({ typed: {}, faults: {}, problem });

/** Creates a passkey with the browser's authenticator, or returns the fault or the problem. people#passkeys. */
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
    // `InvalidStateError`: the device already has a passkey of the account.
    const isHere = error instanceof Error && error.name === "InvalidStateError";
    return refused(isHere ? m.profile_passkey_here() : m.profile_passkey_cancelled());
  }
}

/** Lists the user's passkeys, each with a button to remove it, and creates new ones. people#passkeys. */
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
