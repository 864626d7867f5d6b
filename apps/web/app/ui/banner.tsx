import { m } from "@comptoir/messages";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { ErrorMark } from "./error-mark.tsx";
import { IconButton } from "./icon-button.tsx";

export type BannerTone = "neutral" | "good" | "caution" | "danger";

const TONES: Record<BannerTone, string> = {
  neutral: "bg-tint text-ink",
  good: "bg-good-tint text-good",
  caution: "bg-caution-tint text-caution",
  danger: "bg-danger-tint text-danger",
};

export type BannerProps = {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  readonly tone?: BannerTone;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  /** Without it, the banner has no dismiss button. */
  readonly onDismiss?: () => void;
  /** Announces a banner that appears later: `status` politely, `alert` assertively. */
  readonly role?: "status" | "alert";
  readonly className?: string;
};

export function Banner(props: BannerProps) {
  const {
    children,
    title,
    tone = "neutral",
    icon = tone === "danger" ? <ErrorMark /> : null,
    action,
    onDismiss,
    role,
    className,
  } = props;
  return (
    <div
      role={role}
      className={classNames(
        "flex flex-wrap items-center gap-x-3 rounded-card px-4 py-3 text-small forced-colors:border",
        TONES[tone],
        className,
      )}
    >
      {icon ? (
        <span aria-hidden="true" className="self-start pt-0.5">
          {icon}
        </span>
      ) : null}
      <div className="min-w-0 flex-1 basis-28">
        {title ? <p className="font-semibold">{title}</p> : null}
        <div>{children}</div>
      </div>
      {action}
      {onDismiss ? (
        <IconButton label={m.site_dismiss()} icon={<X size={18} />} onClick={onDismiss} className="-my-1 -mr-2" />
      ) : null}
    </div>
  );
}
