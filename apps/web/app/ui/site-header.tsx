import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LanguageSwitch } from "./language-switch.tsx";

export type SiteHeaderProps = {
  readonly name?: string;
  /** The target of the name: a path or an absolute URL. Absent for no link. */
  readonly homeTo?: string;
  /** Whether the header has the venue's colour (`band`). */
  readonly isBand?: boolean;
  /** Replaces the name on a screen that shows it below. */
  readonly lead?: ReactNode;
  readonly below?: ReactNode;
  readonly aside?: ReactNode;
};

export function SiteHeader({ name = m.site_name(), homeTo, isBand, lead, below, aside }: SiteHeaderProps) {
  // At this size, two lines of the name are as high as the content beside it.
  const look =
    "min-w-0 flex-[1_1_5.5rem] font-display text-lead max-sm:text-[1.0625rem] font-semibold tracking-tight wrap-anywhere";
  return (
    <header className={isBand ? "band" : "border-b border-hairline print:hidden"}>
      <div className="head-scrim page flex min-h-14 print:hidden flex-wrap items-center gap-x-2 sm:gap-x-3 md:min-h-16 py-1">
        {lead ? (
          <div className="flex min-w-0 items-center gap-2 empty:hidden">{lead}</div>
        ) : homeTo ? (
          <Link to={homeTo} className={`${look} min-h-11 content-center leading-tight`}>
            {name}
          </Link>
        ) : (
          <span className={look}>{name}</span>
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-1 sm:gap-x-3">
          {aside}
          <LanguageSwitch />
        </div>
      </div>
      {below}
    </header>
  );
}
