import { m } from "@comptoir/messages";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { SheetDialog } from "../../../ui/sheet-dialog.tsx";
import type { CategoryGroup, SectionEntry } from "./category-entries.ts";
import { CategoryLink } from "./category-link.tsx";

export type SectionSheetProps = {
  readonly groups: readonly CategoryGroup[];
  /** The section that is being read; null where there is none. */
  readonly current: string | null;
  readonly onClose: () => void;
};

/** All sections in one list, each with how many dishes stand in it: any dish of a long menu is three touches away. */
export default function SectionSheet({ groups, current, onClose }: SectionSheetProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }, []);
  // What lies behind a sheet takes no focus: it is closed before its section is gone to.
  const close = () => flushSync(onClose);
  return (
    <SheetDialog open={true} title={m.menu_sections()} size="narrow" onClose={onClose}>
      <ul ref={list} className="flex flex-col gap-2 px-3 pb-4">
        {groups.map(({ menu, sections }) => (
          <li key={menu?.anchor ?? sections[0]?.anchor ?? "only"}>
            {menu ? (
              <CategoryLink
                anchor={menu.anchor}
                isCurrent={current === menu.anchor}
                onGo={close}
                className={`${LINE} font-display text-lead font-medium`}
              >
                {menu.name}
              </CategoryLink>
            ) : null}
            <ul>
              {sections.map((section) => (
                <li key={section.anchor}>
                  <SectionLine section={section} isCurrent={current === section.anchor} onGo={close} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SheetDialog>
  );
}

const LINE = "flex min-h-11 items-center rounded-control px-2 py-1.5 border-l-2 border-transparent hover:bg-tint";

type SectionLineProps = { readonly section: SectionEntry; readonly isCurrent: boolean; readonly onGo: () => void };

function SectionLine({ section: { anchor, name, dishes }, isCurrent, onGo }: SectionLineProps) {
  return (
    <CategoryLink
      anchor={anchor}
      isCurrent={isCurrent}
      onGo={onGo}
      className={`${LINE} aria-[current=true]:rounded-l-none aria-[current=true]:border-accent-ink aria-[current=true]:font-semibold`}
    >
      <span className="min-w-0">
        {name}
        <span aria-hidden="true" className="figures font-normal text-ink-soft">
          {" · "}
          {dishes}
        </span>
        <span className="visually-hidden"> {m.menu_section_dishes({ count: dishes })}</span>
      </span>
    </CategoryLink>
  );
}
