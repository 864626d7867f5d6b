import type { ConfirmationWords } from "@comptoir/ordering";
import { RichParagraphs } from "../../ui/rich-text.tsx";

/** What the venue wants its guests to know once they have ordered. screens#confirmation-words. */
export function VenueWords({ words: { title, paragraphs } }: { readonly words: ConfirmationWords }) {
  return (
    <section className="measure flex flex-col gap-2 rounded-card bg-tint px-5 py-4 print:hidden">
      {title === null ? null : <h2 className="text-body font-semibold">{title}</h2>}
      <RichParagraphs paragraphs={paragraphs} />
    </section>
  );
}
