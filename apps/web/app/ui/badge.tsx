import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "neutral" | "accent" | "good" | "caution" | "danger";

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-tint text-ink-soft",
  accent: "text-accent-ink ring-1 ring-inset ring-current",
  good: "bg-good-tint text-good",
  caution: "bg-caution-tint text-caution",
  danger: "bg-danger-tint text-danger",
};

export type BadgeProps = { readonly children: ReactNode; readonly tone?: BadgeTone; readonly icon?: ReactNode };

export function Badge({ children, tone = "neutral", icon }: BadgeProps) {
  return (
    <span className={classNames("badge", TONES[tone])}>
      {icon ? <span aria-hidden="true">{icon}</span> : null}
      {children}
    </span>
  );
}
