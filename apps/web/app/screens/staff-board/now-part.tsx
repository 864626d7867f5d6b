import type { LocalMoment } from "@comptoir/ordering";
import type { ReactNode } from "react";

/** Sends an act; shows why it was refused. Returns the answer, or null. */
export type Send = <Answer>(asked: Promise<StaffResult<Answer>>) => Promise<Answer | null>;
type StaffResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: { readonly message?: string } | null };

export type NowPartProps = {
  readonly token: string;
  readonly at: (instant: string) => LocalMoment;
  readonly send: Send;
};

type PartProps = { readonly id: string; readonly heading: string; readonly children: ReactNode };

/** A part of the dialog with its heading and buttons. */
export function NowPart({ id, heading, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {heading}
      </h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
