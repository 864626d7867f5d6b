import { m } from "@comptoir/messages";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useDraft, useDraftEdit } from "../../studio/draft-context.tsx";
import { orderEdits } from "../../studio/order-edits.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";

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
      <IconButton
        label={m.studio_move_up({ name })}
        icon={<ArrowUp size={18} />}
        disabled={at <= 0}
        onClick={() => move(at - 1)}
      />
      <IconButton
        label={m.studio_move_down({ name })}
        icon={<ArrowDown size={18} />}
        disabled={at < 0 || at === siblings.length - 1}
        onClick={() => move(at + 1)}
      />
    </span>
  );
}
