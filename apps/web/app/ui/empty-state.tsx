import type { ReactNode } from "react";
import { Flourish } from "./flourish.tsx";

export type EmptyStateProps = {
  readonly heading: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly drawing?: ReactNode;
};

export function EmptyState({ heading, children, action, drawing = <Flourish /> }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      {drawing}
      <p className="font-display text-lead font-medium">{heading}</p>
      {children ? <p className="measure text-small text-ink-soft">{children}</p> : null}
      {action}
    </div>
  );
}
