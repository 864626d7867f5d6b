import { m } from "@comptoir/messages";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type RefObject, useEffect, useState } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";

const ARROWS = [
  { direction: -1, Icon: ChevronLeft, label: m.menu_row_back },
  { direction: 1, Icon: ChevronRight, label: m.menu_row_on },
] as const;

type RowPlace = { readonly fits: boolean; readonly isAtStart: boolean; readonly isAtEnd: boolean };

/** The arrows of a row that scrolls sideways, for mouse users. They occupy their space even when not needed. */
export function RowArrows({ row }: { readonly row: RefObject<HTMLElement | null> }) {
  const { fits, isAtStart, isAtEnd } = useRowPlace(row);
  return (
    <div className="hidden gap-1 md:pointer-fine:flex noscript:invisible">
      {ARROWS.map(({ direction, Icon, label }) => (
        <IconButton
          key={direction}
          label={label()}
          icon={<Icon size={22} />}
          // A button with `aria-disabled` keeps the focus at an end; a disabled one would lose it.
          aria-disabled={direction === 1 ? isAtEnd : isAtStart}
          className={`border border-edge aria-disabled:opacity-35 ${fits ? "invisible" : ""}`}
          // The row's `scroll-behavior` decides whether the scroll is animated.
          onClick={() => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 })}
        />
      ))}
    </div>
  );
}

function useRowPlace(row: RefObject<HTMLElement | null>): RowPlace {
  const [place, setPlace] = useState<RowPlace>({ fits: false, isAtStart: false, isAtEnd: false });
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      const rest = element.scrollWidth - element.clientWidth;
      const next = { fits: rest <= 1, isAtStart: element.scrollLeft <= 1, isAtEnd: element.scrollLeft >= rest - 1 };
      setPlace((before) => (isSamePlace(before, next) ? before : next));
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    return () => {
      element.removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, [row]);
  return place;
}

function isSamePlace(a: RowPlace, b: RowPlace): boolean {
  return a.fits === b.fits && a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd;
}
