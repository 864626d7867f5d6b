import { m } from "@comptoir/messages";
import { AccountLink } from "../../person/account-link.tsx";
import { BackButton } from "../../ui/back-button.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { SiteFooter } from "../../ui/site-footer.tsx";
import { SiteHeader } from "../../ui/site-header.tsx";
import { MAIN_ID } from "../../ui/skip-link.tsx";

/** A screen that is not built yet, said honestly, with what one can do meanwhile. */
export function ComingSoonScreen({ children }: { readonly children: string }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader aside={<AccountLink />} />
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col">
        <PageMessage heading={m.coming_soon_heading()} actions={<BackButton />}>
          {children}
        </PageMessage>
      </main>
      <SiteFooter />
    </div>
  );
}

/** The title of a screen that is not built yet; search engines are not invited. */
export function comingSoonMeta() {
  return [{ title: m.coming_soon_title() }, { name: "robots", content: "noindex" }];
}
