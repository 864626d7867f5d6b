import { type RefObject, useEffect, useState } from "react";
import type { WeekView } from "./week-view.ts";

/** Tracks which day of a phone's strip is in view, by its index; the first one before any script has run. */
export function useDayShown(strip: RefObject<HTMLElement | null>, { title }: Pick<WeekView, "title">): number {
  const [shown, setShown] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week (`title`) has other columns.
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const look = () => setShown(dayInView(element));
    look();
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [strip, title]);
  return shown;
}

/** Returns the index of the column nearest to the strip's start. At the end of the strip, that is the last one. */
function dayInView({ children, scrollLeft, clientWidth, scrollWidth, offsetLeft }: HTMLElement): number {
  const columns = [...children].filter((child) => child instanceof HTMLElement);
  if (scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1) return columns.length - 1;
  const away = columns.map((column) => Math.abs(column.offsetLeft - offsetLeft - scrollLeft));
  return Math.max(0, away.indexOf(Math.min(...away)));
}
