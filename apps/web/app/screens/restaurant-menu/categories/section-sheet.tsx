import { m } from "@comptoir/messages";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { SheetDialog } from "../../../ui/sheet-dialog.tsx";
import type { CategoryGroup, SectionEntry } from "./category-entries.ts";
import { CategoryList } from "./category-list.tsx";

export type SectionSheetProps = {
  readonly groups: readonly CategoryGroup[];
  readonly current: string | null;
  readonly onClose: () => void;
};

export default function SectionSheet({ groups, current, onClose }: SectionSheetProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }, []);
  // Content behind a modal sheet cannot take the focus, so the sheet is closed before scrolling to the section.
  const close = () => flushSync(onClose);
  return (
    <SheetDialog open={true} title={m.menu_sections()} size="narrow" onClose={onClose}>
      <div ref={list} className="px-3 pb-4">
        <CategoryList groups={groups} current={current} look={LOOK} aside={DishCount} onGo={close} />
      </div>
    </SheetDialog>
  );
}

const LINE = "flex min-h-11 items-center rounded-control px-2 py-1.5 border-l-2 border-transparent hover:bg-tint";
const LOOK = {
  list: "flex flex-col gap-2",
  menu: `${LINE} font-display text-lead font-medium`,
  section: `${LINE} aria-[current=true]:rounded-l-none aria-[current=true]:border-accent-ink aria-[current=true]:font-semibold`,
};

function DishCount({ dishes }: SectionEntry) {
  return (
    <>
      <span aria-hidden="true" className="figures font-normal text-ink-soft">
        {" · "}
        {dishes}
      </span>
      <span className="visually-hidden"> {m.menu_section_dishes({ count: dishes })}</span>
    </>
  );
}
