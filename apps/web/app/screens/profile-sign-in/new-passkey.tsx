import { m } from "@comptoir/messages";
import { type FormEvent, useEffect, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { type FormAnswer, missingFaults, readPassword } from "../../person/form-answer.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useFocusFirstError } from "../../ui/use-focus-first-error.ts";
import { PresentPassword } from "../profile/part-form.tsx";
import type { WaysInAnswer } from "./change-ways-in.ts";
import { makePasskey } from "./make-passkey.ts";

const NOTHING: FormAnswer = { typed: {}, faults: {}, problem: null };

/** Makes a passkey with the browser's authenticator, and keeps it. It needs a script; without one it is said that there is no way to. */
export function NewPasskey({
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
      {shown.problem ? (
        <Banner tone="danger" role="alert">
          {shown.problem}
        </Banner>
      ) : null}
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
