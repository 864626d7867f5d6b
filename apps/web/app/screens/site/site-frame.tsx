import type { ReactNode } from "react";
import { AccountLink } from "../../person/account-link.tsx";
import { SiteFooter } from "../../ui/site-footer.tsx";
import { SiteHeader } from "../../ui/site-header.tsx";
import { MAIN_ID } from "../../ui/skip-link.tsx";

/** The frame of screens outside of venues: the product's name, and the link to the account. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader aside={<AccountLink />} />
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
