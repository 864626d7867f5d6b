import { m } from "@comptoir/messages";
import { richParagraphs } from "@comptoir/ordering";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { RichLines } from "../../ui/rich-text.tsx";
import { formatCookie, parseCookies } from "../../visit/cookies.ts";
import { DISMISSED_COOKIE, rememberDismissed } from "./dismissed-announcements.ts";
import { useRestaurant } from "./use-restaurant.ts";

/**
 * The venue's announcements, in one row to swipe through; each expands. A dismissed one stays hidden until the
 * browser is closed. screens#announcements.
 */
export function Announcements() {
  const { announcements } = useRestaurant();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [place, setPlace] = useState(0);
  const row = useRef<HTMLUListElement>(null);
  const shown = announcements.filter(({ id }) => !dismissed.includes(String(id)));
  if (shown.length === 0) return null;

  const dismiss = (id: string | number) => {
    const value = rememberDismissed(parseCookies(document.cookie).get(DISMISSED_COOKIE), id);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
    document.cookie = formatCookie(DISMISSED_COOKIE, value, { isHttps: location.protocol === "https:" });
    setDismissed((ids) => [...ids, String(id)]);
  };
  // When the last announcement of the row is dismissed, the row gets shorter, and `place` may exceed it.
  const current = Math.min(place, shown.length - 1);
  const next = (current + 1) % shown.length;
  return (
    <section
      aria-label={m.venue_announcements()}
      className="@container flex flex-wrap items-start justify-end rounded-card bg-tint text-small forced-colors:border"
    >
      <ul
        ref={row}
        className="relative flex min-w-0 flex-1 basis-40 snap-x snap-mandatory items-center overflow-x-auto [scrollbar-width:none] noscript:flex-col"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setPlace(Math.round(scrollLeft / clientWidth))}
      >
        {shown.map(({ id, title, message }) => (
          <li key={id} className="flex w-full shrink-0 snap-start items-start">
            <details className="min-w-0 flex-1">
              <summary className="flex min-h-11 list-none items-start gap-1.5 rounded-card py-2.5 pl-[min(1rem,4vw)] noscript:pr-[min(1rem,4vw)] focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
                <span className="announced">
                  {title ? <b className="font-semibold">{title} </b> : null}
                  <span>
                    <RichLines paragraphs={richParagraphs(message)} />
                  </span>
                </span>
                <ChevronDown size={18} aria-hidden="true" className="announced-more" />
              </summary>
            </details>
            <IconButton
              label={m.site_dismiss()}
              icon={<X size={18} />}
              className="noscript:hidden"
              onClick={() => dismiss(id)}
            />
          </li>
        ))}
      </ul>
      {shown.length > 1 ? (
        <button
          type="button"
          title={m.venue_announcement_next()}
          className="figures flex min-h-11 shrink-0 self-stretch noscript:hidden items-center gap-0.5 rounded-r-card border-l border-edge/40 pr-2 pl-3 whitespace-nowrap"
          onClick={() => row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: "smooth" })}
        >
          {m.venue_announcement_place({ place: current + 1, count: shown.length })}
          <span className="visually-hidden"> {m.venue_announcement_next()}</span>
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      ) : null}
    </section>
  );
}
