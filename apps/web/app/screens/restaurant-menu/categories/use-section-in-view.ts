import { useEffect, useState } from "react";
import { type CategoryGroup, followedAnchors } from "./category-entries.ts";

/** `rootMargin` of the band that decides which section is in view: below the bar, and above the viewport's middle. */
const READING_BAND = "-88px 0px -60% 0px";

/** Tracks which section of the page is in view; the first one before any script has run. */
export function useSectionInView(groups: readonly CategoryGroup[]): string | null {
  const [current, setCurrent] = useState(() => followedAnchors(groups)[0] ?? null);
  useEffect(() => {
    const inBand = new Set<string>();
    const names = followedAnchors(groups);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const first = names.find((name) => inBand.has(name));
        // Between two sections, no section is in the band. The previous one then stays current.
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READING_BAND },
    );
    for (const name of names) {
      const section = document.getElementById(name);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [groups]);
  return current;
}
