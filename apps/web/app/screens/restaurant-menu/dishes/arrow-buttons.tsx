import { m } from "@comptoir/messages";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { IconButton } from "../../../ui/icon-button.tsx";

/** The arrows of a row, in its section; there is room for them whether they are needed or not. */
export function ArrowButtons() {
  return (
    <div className="hidden gap-1 md:pointer-fine:flex noscript:invisible">
      {ARROWS.map(({ direction, Icon, label }) => (
        <IconButton
          key={direction}
          data-scroll={direction}
          data-keep=""
          label={label()}
          icon={<Icon size={22} />}
          className="border border-edge aria-disabled:opacity-35"
        />
      ))}
    </div>
  );
}

const ARROWS = [
  { direction: -1, Icon: ChevronLeft, label: m.menu_row_back },
  { direction: 1, Icon: ChevronRight, label: m.menu_row_on },
];
