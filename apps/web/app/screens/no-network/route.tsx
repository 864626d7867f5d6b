import { m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { listKeptMenus } from "../../offline/kept-menus.ts";
import { sayAge } from "../../offline/say-age.ts";
import { readBack } from "../../person/login-path.ts";
import { LinkButton } from "../../ui/button.tsx";
import { LostSignal } from "../../ui/drawings/lost-signal.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { SiteFrame } from "../site/site-frame.tsx";

type KeptMenus = Awaited<ReturnType<typeof listKeptMenus>>;

export function meta() {
  return [{ title: m.no_network_title() }, { name: "robots", content: "noindex" }];
}

/**
 * The offline fallback for pages that are not cached: lists the cached menus, and offers to retry.
 * screens#no-network.
 */
export default function NoNetwork() {
  const [menus, setMenus] = useState<KeptMenus | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    setAsked(readBack(new URLSearchParams(location.search).get("back")));
    if (typeof caches !== "undefined") void listKeptMenus().then(setMenus);
  }, []);
  return (
    <SiteFrame>
      <PageMessage
        drawing={<LostSignal />}
        heading={m.no_network_heading()}
        actions={
          <>
            {menus?.map(({ page, name, at }) => (
              <LinkButton key={page} to={page} reloadDocument={true} className="max-w-full">
                {name} · {m.network_age({ age: sayAge(Date.now() - at) })}
              </LinkButton>
            ))}
            <LinkButton to={asked ?? ""} reloadDocument={true} tone="primary">
              {m.site_try_again()}
            </LinkButton>
          </>
        }
      >
        {menus?.length ? m.no_network_menus() : m.no_network_text()}
      </PageMessage>
    </SiteFrame>
  );
}
