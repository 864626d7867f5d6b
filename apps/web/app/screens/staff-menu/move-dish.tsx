import { useDraft, useDraftEdit } from "../../studio/draft-context.tsx";
import { MoveButtons } from "../../studio/move-buttons.tsx";
import { orderEdits } from "../../studio/order-edits.ts";
import { classNames } from "../../ui/class-names.ts";

type MoveDishProps = {
  readonly dish: string;
  readonly name: string;
  readonly siblings: readonly string[];
  readonly className?: string;
};

/** Moves a dish within its section, one place at a time. */
export function MoveDish({ dish, name, siblings, className }: MoveDishProps) {
  const store = useDraft();
  const edit = useDraftEdit();
  const at = siblings.indexOf(dish);
  const move = (to: number) => edit(orderEdits(store.getState(), siblings.toSpliced(at, 1).toSpliced(to, 0, dish)));
  return (
    <span className={classNames("flex", className)}>
      <MoveButtons name={name} at={at} count={siblings.length} onMove={move} />
    </span>
  );
}
