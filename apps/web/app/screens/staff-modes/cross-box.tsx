import Check from "lucide-react/icons/check";
import { classNames } from "../../ui/class-names.ts";

/** The box of something that is crossed off by a press. The button around it says its state. */
export function CrossBox({ isDone }: { readonly isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-6 shrink-0 place-items-center rounded-[0.3rem] border-2",
        isDone ? "border-good bg-good-tint text-good" : "border-edge bg-raised",
      )}
    >
      {isDone ? <Check size={18} strokeWidth={3} /> : null}
    </span>
  );
}
