import { m } from "@comptoir/messages";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { IconButton } from "../ui/icon-button.tsx";
import { announce } from "../ui/toast.tsx";

type MoveButtonsProps = {
  /** The start of the buttons' ids, which end with `-up` and `-down`. */
  readonly id?: string;
  readonly name: string;
  /** The place among `count` entries, from 0 on. */
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
};

/** Move an entry of a list by one place. At an end the button stays focusable, so that a person at the keyboard stays there. */
export function MoveButtons({ id, name, at, count, onMove }: MoveButtonsProps) {
  const button = (way: "up" | "down") => {
    const to = way === "up" ? at - 1 : at + 1;
    const isEnd = at < 0 || to < 0 || to >= count;
    return {
      id: id && `${id}-${way}`,
      "aria-disabled": isEnd || undefined,
      onClick: () => {
        if (isEnd) return;
        onMove(to);
        announce(m.studio_moved({ name, place: to + 1, count }));
      },
    };
  };
  return (
    <>
      <IconButton label={m.studio_move_up({ name })} icon={<ArrowUp size={18} />} {...button("up")} />
      <IconButton label={m.studio_move_down({ name })} icon={<ArrowDown size={18} />} {...button("down")} />
    </>
  );
}
