import { m } from "@comptoir/messages";

export const MAIN_ID = "main";

type SkipLinkProps = { readonly to?: string; readonly children?: string };

/** The first focusable link. `to` is the id of the element that it skips to. */
export function SkipLink({ to = MAIN_ID, children = m.site_skip_to_content() }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="fixed top-2 left-2 z-50 -translate-y-24 opacity-0 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0 focus:opacity-100"
    >
      {children}
    </a>
  );
}
