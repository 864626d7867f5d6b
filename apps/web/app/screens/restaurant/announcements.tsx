import { m } from "@comptoir/messages";
import { useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { formatCookie, parseCookies } from "../../visit/cookies.ts";
import { DISMISSED_COOKIE, rememberDismissed } from "./dismissed-announcements.ts";
import { useRestaurant } from "./use-restaurant.ts";

/** What the venue has to say; each can be put away, and stays so until the browser is closed. */
export function Announcements({ className }: { readonly className?: string }) {
  const { announcements } = useRestaurant();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const shown = announcements.filter(({ id }) => !dismissed.includes(String(id)));
  if (shown.length === 0) return null;

  const dismiss = (id: string | number) => {
    const value = rememberDismissed(parseCookies(document.cookie).get(DISMISSED_COOKIE), id);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
    document.cookie = formatCookie(DISMISSED_COOKIE, value, { isHttps: location.protocol === "https:" });
    setDismissed((ids) => [...ids, String(id)]);
  };
  return (
    <section aria-label={m.venue_announcements()} className={className}>
      <ul className="flex flex-col gap-2">
        {shown.map(({ id, title, message }) => (
          <li key={id}>
            <Banner title={title} onDismiss={() => dismiss(id)}>
              {message}
            </Banner>
          </li>
        ))}
      </ul>
    </section>
  );
}
