import { m } from "@comptoir/messages";
import Share2 from "lucide-react/icons/share-2";
import { useEffect, useId, useState } from "react";
import { Form } from "react-router";
import { noteGroup } from "../../group/group-note.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useBrowserFact } from "../../ui/use-browser-fact.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import type { InGroup } from "./in-group.ts";

/**
 * The link of the group, for its host: to copy, to share, and to replace. Only its hash is stored, so a phone that has not seen the
 * link's secret can only make a new one. table#group-link.
 */
export function LinkBox({
  yours: { group },
  secret: loaded,
}: {
  readonly yours: InGroup;
  readonly secret: string | null;
}) {
  const { venue, origin } = useRestaurant();
  // Shown twice, of which one is hidden by the width.
  const heading = useId();
  const [kept, setKept] = useState<string | null>(null);
  const { id, name, link } = group;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the note has the id, the name and the link alone.
  useEffect(() => setKept(noteGroup(venue.id, group, loaded).secret), [venue.id, id, name, link, loaded]);
  const canShare = useBrowserFact(() => "share" in navigator);
  const secret = loaded ?? kept;
  const address = secret === null ? null : `${origin}/${venue.slug}/group?group=${secret}`;
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-3 rounded-card border border-hairline bg-raised p-5"
    >
      <h2 id={heading} className="text-lead">
        {m.group_link()}
      </h2>
      {address === null ? (
        <p className="text-small text-ink-soft">{m.group_link_elsewhere()}</p>
      ) : (
        <>
          <p className="text-small text-ink-soft">{m.group_link_text()}</p>
          <p className="select-all rounded-control bg-tint px-3 py-2 text-small break-all">{address}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={address} copied={m.group_link_copied()}>
              {m.group_link_copy()}
            </CopyButton>
            {canShare ? (
              <Button onClick={() => share(m.group_of({ name }), address)}>
                <Share2 size={18} aria-hidden="true" />
                {m.group_link_share()}
              </Button>
            ) : null}
          </div>
        </>
      )}
      <Form method="post" className="flex flex-col items-start">
        <input type="hidden" name="act" value="link" />
        <Button type="submit" tone="plain" className="-mx-1 px-1! text-small">
          {m.group_link_new()}
        </Button>
        <p className="text-small text-ink-soft">{m.group_link_new_text()}</p>
      </Form>
    </section>
  );
}

async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // A closed share sheet is no error.
  }
}
