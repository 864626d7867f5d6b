import { m } from "@comptoir/messages";
import { useEffect, useRef } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";

/** A new secret, which is shown once. partners#signature. */
export function SecretCard({ secret }: { readonly secret: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="secret"
      className="flex flex-col items-start gap-2 rounded-card border border-edge bg-raised p-[min(1.25rem,4vw)]"
    >
      <h2 ref={heading} id="secret" tabIndex={-1} className="text-lead">
        {m.staff_hook_secret()}
      </h2>
      <code className="rounded-control bg-tint px-3 py-2 font-semibold wrap-anywhere select-all">{secret}</code>
      <p className="text-small text-ink-soft">{m.staff_hook_secret_once()}</p>
      <CopyButton text={secret} copied={m.staff_hook_secret_copied()}>
        {m.staff_hook_secret_copy()}
      </CopyButton>
    </section>
  );
}
