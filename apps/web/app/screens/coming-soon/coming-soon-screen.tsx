import { m } from "@comptoir/messages";
import { BackButton } from "../../ui/back-button.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { SiteFrame } from "../site/site-frame.tsx";

/** A screen that is not built yet, said honestly, with what one can do meanwhile. */
export function ComingSoonScreen({ children }: { readonly children: string }) {
  return (
    <SiteFrame>
      <PageMessage heading={m.coming_soon_heading()} actions={<BackButton />}>
        {children}
      </PageMessage>
    </SiteFrame>
  );
}

/** The title of a screen that is not built yet. */
export function comingSoonMeta() {
  return [{ title: m.coming_soon_title() }];
}
