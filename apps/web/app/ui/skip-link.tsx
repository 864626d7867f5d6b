import { m } from "@comptoir/messages";

/** The id of each screen's main part. */
export const MAIN_ID = "main";

/** The first thing that the keyboard reaches: past the header, to the screen itself. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-24 opacity-0 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0 focus:opacity-100"
    >
      {m.site_skip_to_content()}
    </a>
  );
}
