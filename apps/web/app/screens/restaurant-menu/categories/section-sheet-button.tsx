import { m } from "@comptoir/messages";
import ChevronDown from "lucide-react/icons/chevron-down";
import TableOfContents from "lucide-react/icons/table-of-contents";
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { ICON_BUTTON_LOOK } from "../../../ui/icon-button.tsx";
import type { SectionSheetProps } from "./section-sheet.tsx";

/** Loads the sheet on hover, touch or focus. If that fails, the sheet renders nothing, and the links of the bar still work. */
const loadSheet = () => import("./section-sheet.tsx").catch(() => ({ default: () => null }));
const SectionSheet = lazy<ComponentType<SectionSheetProps>>(loadSheet);

export type SectionSheetButtonProps = Omit<SectionSheetProps, "onClose"> & {
  /** Whether the menus are listed only in the sheet. The button is then labelled with the word for menus. */
  readonly isMenuList: boolean;
  /** Whether the sheet opens with the page, on screens that show this button. */
  readonly startsOpen: boolean;
};

/** The button that opens the list of all sections. A form, because React queues a submit before hydration and replays it. */
export function SectionSheetButton({ groups, current, isMenuList, startsOpen }: SectionSheetButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (startsOpen && button.current?.checkVisibility()) setIsOpen(true);
  }, [startsOpen]);
  return (
    <>
      <form action={() => setIsOpen(true)} className="contents">
        <button
          ref={button}
          type="submit"
          title={m.menu_sections()}
          aria-haspopup="dialog"
          className={`${isMenuList ? MENUS_LOOK : ICON_BUTTON_LOOK} -ml-2.5 noscript:hidden`}
          onMouseOver={loadSheet}
          onTouchStart={loadSheet}
          onFocus={loadSheet}
        >
          {isMenuList ? m.menu_menus() : <TableOfContents size={20} aria-hidden="true" />}
          {isMenuList ? (
            <ChevronDown size={18} aria-hidden="true" />
          ) : (
            <span className="visually-hidden">{m.menu_sections()}</span>
          )}
        </button>
      </form>
      <Suspense fallback={null}>
        {isOpen ? <SectionSheet groups={groups} current={current} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </>
  );
}

const MENUS_LOOK = "inline-flex min-h-11 shrink-0 items-center gap-1 px-2.5 font-display font-semibold";
