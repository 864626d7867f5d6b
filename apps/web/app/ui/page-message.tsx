import type { ReactNode } from "react";
import { Flourish } from "./flourish.tsx";

export type PageMessageProps = {
  readonly heading: ReactNode;
  readonly children: ReactNode;
  /** Links or buttons to continue, the first one primary. */
  readonly actions?: ReactNode;
  readonly drawing?: ReactNode;
};

/** A screen with a single message, such as an error. Always offer a link to continue. */
export function PageMessage({ heading, children, actions, drawing = <Flourish className="w-24" /> }: PageMessageProps) {
  return (
    <div className="page flex grow flex-col items-center justify-center gap-5 py-16 text-center">
      {drawing}
      <h1 className="measure text-display">{heading}</h1>
      <p className="measure text-ink-soft">{children}</p>
      {actions ? <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  );
}
