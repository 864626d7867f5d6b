import { type ReactNode, useLayoutEffect, useRef } from "react";

export type AsWrittenProps = {
  /** Names the part in its page. */
  readonly name: string;
  /** What the server writes. Leave it out of the browser's script: `import.meta.env.SSR ? <Part /> : null`. */
  readonly children: ReactNode;
};

/** The nodes of each part as they came with the page. */
const written = new Map<string, readonly ChildNode[]>();

/** Notes the parts of a page that the server wrote, before React takes the page over. */
export function keepWrittenParts(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>("[data-written]"))
    written.set(part.dataset.written ?? "", [...part.childNodes]);
}

const AS_IT_IS = { __html: "" };

/**
 * A part of the page that the server writes and the browser leaves as it is: neither its data nor its script are sent, and
 * taking it over costs nothing. What happens in it is listened for from outside. Its nodes come back when it is shown again
 * after something else stood in its place. Decision 027.
 */
export function AsWritten({ name, children }: AsWrittenProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (part.current?.firstChild === null) part.current.append(...(written.get(name) ?? []));
  }, [name]);
  if (import.meta.env.SSR) {
    return (
      <div data-written={name} className="contents">
        {children}
      </div>
    );
  }
  return (
    <div
      ref={part}
      data-written={name}
      className="contents"
      suppressHydrationWarning={true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and so leaves what the server wrote.
      dangerouslySetInnerHTML={AS_IT_IS}
    />
  );
}
