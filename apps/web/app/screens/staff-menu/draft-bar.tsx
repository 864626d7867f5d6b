import type { VenueDraftData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import Undo2 from "lucide-react/icons/undo-2";
import { useMemo } from "react";
import { countChanged } from "../../studio/count-changed.ts";
import { useDraft, useDraftState } from "../../studio/draft-context.tsx";
import type { SendingState } from "../../studio/draft-store.ts";
import { Button, LinkButton } from "../../ui/button.tsx";

/** Says at the foot of the page whether everything is saved, and leads to the publication. studio#draft. */
export function DraftBar({ draft }: { readonly draft: Pick<VenueDraftData, "changes" | "revision"> }) {
  const store = useDraft();
  const sending = useDraftState((state) => state.sending);
  const waiting = useDraftState((state) => state.pending.size);
  const canUndo = useDraftState((state) => state.done.length > 0);
  const isNewer = useDraftState((state) => state.revision > draft.revision);
  const isTouched = isNewer || canUndo || waiting > 0;
  const count = useMemo(() => countChanged(draft.changes), [draft]);
  return (
    <section
      aria-label={m.studio_changes()}
      className="sticky bottom-0 z-10 -mx-4 mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-paper px-4 py-3"
    >
      <p role="status" className="min-w-0 grow text-small">
        {isTouched ? sendingWords(sending, waiting) : count > 0 ? m.studio_count({ count }) : m.studio_none_waiting()}
      </p>
      {sending === "ended" ? <LinkButton to="/staff">{m.studio_sign_in()}</LinkButton> : null}
      {canUndo ? (
        <Button onClick={store.undo}>
          <Undo2 size={18} aria-hidden="true" />
          {m.studio_undo()}
        </Button>
      ) : null}
      {/* Without a network, the link would lead to the browser's own error page. */}
      {sending !== "offline" && (isTouched || count > 0) ? (
        <LinkButton to="/staff/menu/changes" tone="primary">
          {m.studio_review()}
        </LinkButton>
      ) : null}
    </section>
  );
}

function sendingWords(sending: SendingState, waiting: number): string {
  switch (sending) {
    case "saved":
      // What still waits was refused, or another person changed it meanwhile.
      return waiting > 0 ? m.studio_waits() : m.studio_saved();
    case "sending":
      return m.studio_sending();
    case "offline":
      return m.studio_offline();
    case "ended":
      return m.studio_ended();
  }
}
