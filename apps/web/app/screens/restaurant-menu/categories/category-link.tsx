import type { MouseEvent, ReactNode } from "react";

export type CategoryLinkProps = {
  readonly anchor: string;
  readonly isCurrent?: boolean;
  readonly className: string;
  /** Called before the section is gone to, to take out of the way what lies over the menu. */
  readonly onGo?: () => void;
  readonly children: ReactNode;
};

/** A link to a section of the menu. With script it leaves no trace in the history: going back leaves the menu, not the section. */
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

/** Sections are drawn as they come near, which moves those after them; a few frames bring the section to its final position. */
const SCROLL_FRAMES = 10;

function scrollToSection(section: HTMLElement, frames = SCROLL_FRAMES): void {
  section.scrollIntoView({ block: "start" });
  if (frames > 0) requestAnimationFrame(() => scrollToSection(section, frames - 1));
}
