import { m } from "@comptoir/messages";
import { type ReactNode, useState } from "react";
import { EchoContext, type StudioSession, useDraft } from "../../studio/draft-context.tsx";
import { echoEdits, type Twins } from "../../studio/echo-edits.ts";
import { loadWholeDraft } from "../../studio/load-whole-draft.ts";
import { groupsWithContentOf, pairThings } from "../../studio/option-tree.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { childrenOf } from "../staff-menu/menu-tree.ts";

type SameElsewhereProps = {
  readonly group: string;
  readonly session: StudioSession;
  readonly children: ReactNode;
};

type Found =
  | { readonly kind: "unasked" | "asking" | "failed" }
  | { readonly kind: "found"; readonly twins: Twins; readonly count: number };

/**
 * Looks for the same choices in other dishes, and changes them there too with each change here: one act, which one undo takes back.
 * The groups are compared when they are looked for; later changes here go to all of them.
 */
export function SameElsewhere({ group, session, children }: SameElsewhereProps) {
  const store = useDraft();
  const [found, setFound] = useState<Found>({ kind: "unasked" });
  const [isEchoed, setEchoed] = useState(false);
  const look = async () => {
    if (found.kind !== "found") setFound({ kind: "asking" });
    if (!(await loadWholeDraft(store, session))) return setFound({ kind: "failed" });
    const draft = store.getState();
    const within = childrenOf(draft);
    const groups = groupsWithContentOf(draft, within, group);
    const twins: Twins = new Map();
    for (const [own, twin] of groups.flatMap((other) => pairThings(within, group, other))) {
      twins.set(own, [...(twins.get(own) ?? []), twin]);
    }
    setFound({ kind: "found", twins, count: groups.length });
    setEchoed(groups.length > 0);
  };
  return (
    <>
      {found.kind === "found" && found.count > 0 ? (
        <Checkbox
          bare={true}
          label={m.studio_same_elsewhere({ count: found.count })}
          checked={isEchoed}
          onChange={({ target }) => {
            if (target.checked) void look();
            else setEchoed(false);
          }}
        />
      ) : (
        <span className="flex flex-wrap items-center gap-3">
          <Button onClick={look} busy={found.kind === "asking"}>
            {m.studio_same_look()}
          </Button>
          <span role="status" className="text-small">
            {found.kind === "found" ? m.studio_same_none() : found.kind === "failed" ? m.studio_same_failed() : null}
          </span>
        </span>
      )}
      {found.kind === "found" && isEchoed ? (
        <EchoContext value={(edits) => echoEdits(found.twins, edits)}>{children}</EchoContext>
      ) : (
        <EchoContext value={(edits) => edits}>{children}</EchoContext>
      )}
    </>
  );
}
