import { m } from "@comptoir/messages";
import { useEffect, useRef } from "react";
import { eventTimeWords } from "../../suites/event-times.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import type { KeysAnswer } from "./keys-answer.ts";

export type KeyCardProps = { readonly added: NonNullable<KeysAnswer["added"]>; readonly zone: string };

/** A new key, which is shown once, with a button that copies it. partners#partner-keys. */
export function KeyCard({ added: { name, key, endsAt }, zone }: KeyCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="new-key"
      className="flex flex-col items-start gap-3 rounded-card border border-edge bg-raised p-[min(1.25rem,4vw)]"
    >
      <h2 ref={heading} id="new-key" tabIndex={-1} className="text-lead wrap-anywhere">
        {m.staff_key_for({ name })}
      </h2>
      <code className="figures w-full text-body font-semibold break-all select-all">{key}</code>
      <p className="text-small text-ink-soft">
        {m.staff_key_once()}
        {endsAt === null ? null : ` ${m.staff_key_until({ when: eventTimeWords(endsAt, zone) })}`}
      </p>
      <CopyButton text={key} copied={m.staff_key_copied()}>
        {m.staff_key_copy()}
      </CopyButton>
    </section>
  );
}
