import type { ReactNode } from "react";
import { AccountLink } from "../../person/account-link.tsx";
import { SiteFooter } from "../../ui/site-footer.tsx";
import { SiteHeader } from "../../ui/site-header.tsx";
import { MAIN_ID } from "../../ui/skip-link.tsx";

export type SiteFrameProps = {
  readonly children: ReactNode;
  /** The venue whose name and home link the header shows; by default the product's name. */
  readonly venue?: { readonly name: string; readonly home: string; readonly logo: string | null } | null;
};

/** The frame of screens outside a restaurant's menu, with a link to the account. */
export function SiteFrame({ children, venue = null }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {venue === null ? (
        <SiteHeader aside={<AccountLink />} />
      ) : (
        <SiteHeader isBand={true} name={venue.name} homeTo={venue.home} aside={<AccountLink />} />
      )}
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
