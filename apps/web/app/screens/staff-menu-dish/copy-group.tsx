import { m } from "@comptoir/messages";
import { useState } from "react";
import { type StudioSession, useDraft, useDraftEdit } from "../../studio/draft-context.tsx";
import { loadWholeDraft } from "../../studio/load-whole-draft.ts";
import { contentOf, copyEdits } from "../../studio/option-tree.ts";
import { draftName } from "../../studio/thing-name.ts";
import { Button } from "../../ui/button.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { announce } from "../../ui/toast.tsx";
import { childrenOf } from "../staff-menu/menu-tree.ts";

type CopyGroupProps = { readonly dish: string; readonly session: StudioSession };
type OfferedGroup = { readonly group: string; readonly name: string; readonly dish: string };

/** Copies an option group of another dish, with all within it. Groups with the same content are offered once. */
export function CopyGroup({ dish, session }: CopyGroupProps) {
  const store = useDraft();
  const edit = useDraftEdit();
  const [state, setState] = useState<"closed" | "loading" | "failed" | readonly OfferedGroup[]>("closed");
  const open = async () => {
    setState("loading");
    setState((await loadWholeDraft(store, session)) ? offeredGroups(store.getState(), dish) : "failed");
  };
  const copy = ({ group, name }: OfferedGroup) => {
    const draft = store.getState();
    edit(copyEdits(draft, childrenOf(draft), group, dish));
    announce(m.studio_dish_added({ name }));
    setState("closed");
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={open} busy={state === "loading"}>
        {m.studio_copy_group()}
      </Button>
      {state === "failed" ? (
        <span role="alert" className="text-small">
          {m.studio_same_failed()}
        </span>
      ) : null}
      {typeof state === "object" ? (
        <SheetDialog open={true} onClose={() => setState("closed")} title={m.studio_copy_group()}>
          <ul className="flex flex-col gap-2 p-[min(1.25rem,4vw)]">
            {state.length === 0 ? <li>{m.studio_copy_none()}</li> : null}
            {state.map((offered) => (
              <li key={offered.group}>
                <Button wide={true} onClick={() => copy(offered)}>
                  {m.studio_group_of({ name: offered.name, dish: offered.dish })}
                </Button>
              </li>
            ))}
          </ul>
        </SheetDialog>
      ) : null}
    </div>
  );
}

/** Lists the groups of the other dishes. */
function offeredGroups(draft: Parameters<typeof childrenOf>[0], dish: string): OfferedGroup[] {
  const within = childrenOf(draft);
  const nameOf = (thing: string) => draftName(draft, thing);
  const offered = new Map<string, OfferedGroup>();
  for (const [parent, children] of within) {
    if (!parent.startsWith("item:") || parent === dish) continue;
    for (const group of children) {
      const content = contentOf(draft, within, group);
      if (!offered.has(content)) offered.set(content, { group, name: nameOf(group), dish: nameOf(parent) });
    }
  }
  return [...offered.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
