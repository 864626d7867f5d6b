import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LanguageSwitch } from "./language-switch.tsx";

export type SiteHeaderProps = {
  /** The venue's name; Comptoir's own where there is no venue. */
  readonly name?: string;
  /** Where the name leads, in the site or, by a whole address, out of it; nowhere when absent. */
  readonly homeTo?: string;
  /** Beside the name: the table, the open state. */
  readonly aside?: ReactNode;
};

/** The head of every screen: whose it is, and the other language. */
export function SiteHeader({ name = m.site_name(), homeTo, aside }: SiteHeaderProps) {
  // Two lines of it are as high as what stands beside it.
  const look =
    "min-w-0 flex-[1_1_5.5rem] font-display text-lead max-sm:text-[1.0625rem] font-semibold tracking-tight wrap-anywhere";
  return (
    <header className="border-b border-hairline print:hidden">
      <div className="page flex min-h-14 flex-wrap items-center gap-x-2 sm:gap-x-3 md:min-h-16 py-1">
        {homeTo ? (
          // A whole address leads out of the site, without the router.
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
    </header>
  );
}
