import { m } from "@comptoir/messages";
import type { ReactNode } from "react";

/** `children` are the venue's address and hours, if the screen belongs to a venue. */
export function SiteFooter({ children }: { readonly children?: ReactNode }) {
  return (
    <footer className="mt-16 border-t border-hairline print:hidden">
      <div className="page flex flex-col gap-6 py-8 text-small text-ink-soft sm:flex-row sm:items-end sm:justify-between">
        {children ? <div className="flex flex-col gap-1">{children}</div> : null}
        <p className="text-fine">{m.site_powered_by()}</p>
      </div>
    </footer>
  );
}
