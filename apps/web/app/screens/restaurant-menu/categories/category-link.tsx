import type { MouseEvent, ReactNode } from "react";

export type CategoryLinkProps = {
  readonly anchor: string;
  readonly isCurrent?: boolean;
  readonly className: string;
  /** Called before scrolling to the section, to close what covers the menu. */
  readonly onGo?: () => void;
  readonly children: ReactNode;
};

/** A link to a section of the menu. With script it adds no history entry, so the browser's back button leaves the menu. */
export function CategoryLink({ anchor, isCurrent, className, onGo, children }: CategoryLinkProps) {
  return (
    <a
      href={`#${anchor}`}
      data-anchor={anchor}
      aria-current={isCurrent ? "true" : undefined}
      className={className}
      onClick={(event) => goTo(event, anchor, onGo)}
    >
      {children}
    </a>
  );
}

function goTo(event: MouseEvent, anchor: string, onGo?: () => void): void {
  const section = document.getElementById(anchor);
  if (section === null || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  onGo?.();
  scrollToSection(section);
  const heading = section.querySelector<HTMLElement>("h2, h3");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Scrolling repeats for this many frames: sections render only near the viewport, which then shifts later sections. */
const SCROLL_FRAMES = 10;

function scrollToSection(section: HTMLElement, frames = SCROLL_FRAMES): void {
  section.scrollIntoView({ block: "start" });
  if (frames > 0) requestAnimationFrame(() => scrollToSection(section, frames - 1));
}
