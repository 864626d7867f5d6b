import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A pulsing shape where content will stand; its size comes from `className`. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-tint", className)}
    />
  );
}

/** The shapes of content that is being loaded, which screen readers call "loading" once. */
export function SkeletonGroup({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">{m.site_loading()}</span>
      {children}
    </div>
  );
}
