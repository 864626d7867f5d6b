import type { MouseEvent, ReactNode } from "react";

export type CategoryLinkProps = {
  readonly anchor: string;
  readonly isCurrent?: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

/** A link to a place in the menu. With script it leaves no trace in the history: going back leaves the menu, not the section. */
export function CategoryLink({ anchor, isCurrent, className, children }: CategoryLinkProps) {
  return (
    <a
      href={`#${anchor}`}
      data-anchor={anchor}
      aria-current={isCurrent ? "true" : undefined}
      className={className}
      onClick={(event) => goTo(event, anchor)}
    >
      {children}
    </a>
  );
}

function goTo(event: MouseEvent, anchor: string): void {
  const place = document.getElementById(anchor);
  if (place === null || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  arriveAt(place);
  const heading = place.querySelector<HTMLElement>("h2, h3");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Sections are drawn as they come near, which moves those after them; a few frames bring the place where it belongs. */
const FRAMES_TO_ARRIVE = 10;

function arriveAt(place: HTMLElement, frames = FRAMES_TO_ARRIVE): void {
  place.scrollIntoView({ block: "start" });
  if (frames > 0) requestAnimationFrame(() => arriveAt(place, frames - 1));
}
