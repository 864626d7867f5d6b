import { currentLocale, m } from "@comptoir/messages";
import GripVertical from "lucide-react/icons/grip-vertical";
import { useEffect } from "react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { useDraft, useDraftEdit } from "../../studio/draft-context.tsx";
import { orderEdits } from "../../studio/order-edits.ts";
import { draftName } from "../../studio/thing-name.ts";
import { suppressAriaStyle } from "../../ui/suppress-aria-style.ts";
import { PartLink } from "./part-link.tsx";

export type SortableLinksProps = {
  /** What the list is called. */
  readonly label: string;
  readonly things: readonly string[];
};

/** The list of things whose order is changed by dragging: with a mouse, by touch, or by keys at the handle. */
export default function SortableLinks({ label, things }: SortableLinksProps) {
  useEffect(suppressAriaStyle, []);
  const store = useDraft();
  const edit = useDraftEdit();
  const { dragAndDropHooks } = useDragAndDrop({
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="h-0 data-drop-target:h-1 data-drop-target:bg-accent forced-colors:data-drop-target:bg-[Highlight]"
      />
    ),
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": draftName(store.getState(), String(key)) })),
    onReorder: ({ keys, target }) => {
      const moved = things.filter((thing) => keys.has(thing));
      const others = things.filter((thing) => !keys.has(thing));
      const at = others.indexOf(String(target.key)) + (target.dropPosition === "after" ? 1 : 0);
      edit(orderEdits(store.getState(), others.toSpliced(at, 0, ...moved)));
    },
  });
  return (
    <I18nProvider locale={currentLocale()}>
      <GridList
        aria-label={label}
        items={things.map((id) => ({ id }))}
        dependencies={[things]}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        className="divide-y divide-hairline border-y border-hairline"
      >
        {({ id }) => <SortableRow thing={id} things={things} name={draftName(store.getState(), id)} />}
      </GridList>
    </I18nProvider>
  );
}

type SortableRowProps = { readonly thing: string; readonly things: readonly string[]; readonly name: string };

function SortableRow({ thing, things, name }: SortableRowProps) {
  return (
    <GridListItem id={thing} textValue={name} className="flex items-center gap-1 bg-paper data-dragging:opacity-60">
      <Button
        slot="drag"
        aria-label={m.studio_drag({ name })}
        className="inline-grid size-11 shrink-0 cursor-grab touch-manipulation place-items-center rounded-full text-ink-soft hover:bg-tint"
      >
        <GripVertical size={18} aria-hidden="true" />
      </Button>
      <PartLink thing={thing} siblings={things} />
    </GridListItem>
  );
}
