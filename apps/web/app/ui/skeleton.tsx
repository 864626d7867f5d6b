import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-tint", className)}
    />
  );
}

/** Screen readers announce the group once, as "loading". */
export function SkeletonGroup({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">{m.site_loading()}</span>
      {children}
    </div>
  );
}
