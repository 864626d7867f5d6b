import { m } from "@comptoir/messages";
import { type FormEvent, useState } from "react";
import { useDraft, useDraftEdit } from "../../studio/draft-context.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { announce } from "../../ui/toast.tsx";
import {
  type BulkEdit,
  moveEdits,
  type PriceChange,
  priceEdits,
  publicationEdits,
  removalEdits,
} from "./bulk-edits.ts";

export type BulkDialogProps = {
  /** The chosen dishes. */
  readonly dishes: readonly string[];
  /** The sections to which dishes can be moved, with their names. */
  readonly sections: readonly { readonly value: string; readonly label: string }[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const WAYS = ["percent-up", "percent-down", "amount-up", "amount-down"] as const;
const WAY_WORDS = {
  "percent-up": m.studio_bulk_percent_up,
  "percent-down": m.studio_bulk_percent_down,
  "amount-up": m.studio_bulk_amount_up,
  "amount-down": m.studio_bulk_amount_down,
};

/** Changes all chosen dishes in one act, which one undo takes back. screens#staff-menu. */
export function BulkDialog({ dishes, sections, onClose, onDone }: BulkDialogProps) {
  const store = useDraft();
  const edit = useDraftEdit();
  const [way, setWay] = useState<(typeof WAYS)[number]>("percent-up");
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [section, setSection] = useState(sections[0]?.value ?? "");
  const act = (edits: readonly BulkEdit[]) => {
    edit(edits);
    announce(m.studio_bulk_done({ count: dishes.length }));
    onDone();
  };
  const changePrices = (event: FormEvent) => {
    event.preventDefault();
    const [by, direction] = way.split("-");
    const change = { by, sign: direction === "up" ? 1 : -1, typed } as PriceChange;
    const edits = priceEdits(store.getState(), dishes, change);
    if (edits === null) setFault(m.studio_bulk_fault());
    else act(edits);
  };
  return (
    <SheetDialog open={true} onClose={onClose} title={m.studio_bulk_title({ count: dishes.length })}>
      <div className="flex flex-col gap-6 p-[min(1.25rem,4vw)]">
        <form onSubmit={changePrices} noValidate={true} className="flex flex-wrap items-end gap-3">
          <SelectField
            id="bulk-way"
            label={m.studio_bulk_prices()}
            value={way}
            onChange={(event) => setWay(event.target.value as typeof way)}
            options={WAYS.map((value) => ({ value, label: WAY_WORDS[value]() }))}
          />
          <TextField
            id="bulk-by"
            label={m.studio_bulk_by()}
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={fault}
            autoComplete="off"
            className="w-28"
          />
          <Button type="submit">{m.studio_bulk_change()}</Button>
        </form>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            id="bulk-section"
            label={m.studio_bulk_move()}
            value={section}
            onChange={(event) => setSection(event.target.value)}
            options={sections}
          />
          <Button onClick={() => act(moveEdits(dishes, section))}>{m.studio_bulk_move_submit()}</Button>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => act(publicationEdits(dishes, null))}>{m.studio_bulk_hide()}</Button>
          <Button onClick={() => act(publicationEdits(dishes, new Date().toISOString()))}>
            {m.studio_bulk_show()}
          </Button>
          <Button tone="danger" onClick={() => act(removalEdits(dishes))}>
            {m.studio_bulk_remove()}
          </Button>
        </div>
      </div>
    </SheetDialog>
  );
}
