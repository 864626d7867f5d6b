import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";

export type StudioFrameProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly heading: string;
  readonly text: string;
  /** Whether the page consists of links and forms, which work without script. */
  readonly worksWithoutScript?: boolean;
  readonly children: ReactNode;
};

/** The frame of a page of the menu studio: its heading, and the ways to the other pages. screens#staff-menu. */
export function StudioFrame({ restaurant, heading, text, worksWithoutScript = false, children }: StudioFrameProps) {
  const isHydrated = useIsHydrated();
  return (
    <SiteFrame>
      <div className="page flex grow flex-col gap-6 py-6 sm:py-10">
        <PageHead heading={heading} text={text} up={{ to: "/staff", label: restaurant.name }} />
        {worksWithoutScript ? null : (
          <Banner tone="caution" className="hidden noscript:flex">
            {m.studio_script()}
          </Banner>
        )}
        <nav aria-label={m.studio_parts()} className="flex flex-wrap gap-x-1 gap-y-1 border-b border-hairline">
          <StudioLink to="/staff/menu" label={m.studio_menu()} />
          <StudioLink to="/staff/menu/rules" label={m.studio_rules_tab()} />
          <StudioLink to="/staff/menu/announcements" label={m.staff_announcements()} />
          <StudioLink to="/staff/settings" end={false} label={m.studio_set_title()} />
          <StudioLink to="/staff/menu/changes" label={m.studio_changes()} />
          <StudioLink to="/staff/menu/history" label={m.studio_history()} />
        </nav>
        {/* Before hydration, a value that is typed would show without being saved. */}
        <fieldset role="presentation" disabled={!worksWithoutScript && !isHydrated} className="contents">
          {children}
        </fieldset>
      </div>
    </SiteFrame>
  );
}

type StudioLinkProps = { readonly to: string; readonly label: string; readonly end?: boolean };

function StudioLink({ to, label, end = true }: StudioLinkProps) {
  return (
    <NavLink
      to={to}
      end={end}
      className={({ isActive }) =>
        classNames(
          "flex min-h-11 max-w-full items-center border-b-3 px-3 font-medium wrap-anywhere",
          isActive
            ? "border-accent forced-colors:border-[Highlight]"
            : "border-transparent text-ink-soft hover:text-ink forced-colors:border-[Canvas]",
        )
      }
    >
      {label}
    </NavLink>
  );
}
