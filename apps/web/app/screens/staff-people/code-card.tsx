import { m } from "@comptoir/messages";
import { useEffect, useRef } from "react";
import { eventTimeWords } from "../../suites/event-times.ts";
import type { PeopleAnswer } from "./people-answer.ts";

export type CodeCardProps = NonNullable<PeopleAnswer["issued"]> & { readonly zone: string };

/** A sign-in code, which is shown once: as a QR code and as text. staff#people, people#staff-codes. */
export function CodeCard({ name, code: { code, url, qr, expiresAt }, zone }: CodeCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="code"
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-edge bg-raised p-[min(1.25rem,4vw)]"
    >
      {/* The drawing is an image, so that no markup from outside enters the page. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={m.staff_code_qr({ name })}
        width={192}
        height={192}
        className="size-48 rounded-control bg-white"
      />
      <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-2">
        <h2 ref={heading} id="code" tabIndex={-1} className="text-lead wrap-anywhere">
          {m.staff_code_for({ name })}
        </h2>
        <p className="figures text-title font-semibold wrap-anywhere">{code}</p>
        <p className="wrap-anywhere">{m.staff_code_scan({ address: url.replace(/#.*$/, "") })}</p>
        <p className="text-small text-ink-soft">{m.staff_code_once({ when: eventTimeWords(expiresAt, zone) })}</p>
      </div>
    </section>
  );
}
