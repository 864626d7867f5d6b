import { m } from "@comptoir/messages";
import { decodeHtmlText, hasWords, plainText, richParagraphs } from "@comptoir/ordering";
import { RichLines } from "../../../ui/rich-text.tsx";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";

/** A text of the venue that is no dish: an announcement, or its banner for members. */
type Notice = { readonly id: string; readonly title: string; readonly message: string };

/** Returns the venue's announcements and banner that have every word of the search. menu#search-notices. */
export function useFoundNotices(query: string): readonly Notice[] {
  const { announcements, memberForm, memberPromos } = useRestaurant();
  const banner = memberPromos.length > 0 ? memberForm?.bannerMessage : null;
  return [
    ...announcements.map(({ id, title, message }) => ({ id: String(id), title: title ?? "", message })),
    ...(banner ? [{ id: "members", title: "", message: banner }] : []),
  ].filter(({ title, message }) => hasWords(`${title} ${plainText(decodeHtmlText(message))}`, query));
}

export function FoundNotices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <ul aria-label={m.menu_search_notices()} className="flex flex-col gap-2 pb-5 text-small">
      {notices.map(({ id, title, message }) => (
        <li key={id} className="rounded-card bg-tint px-4 py-3 forced-colors:border">
          {title ? <b className="font-semibold">{title} </b> : null}
          <RichLines paragraphs={richParagraphs(message)} />
        </li>
      ))}
    </ul>
  );
}
