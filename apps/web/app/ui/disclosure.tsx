import ChevronDown from "lucide-react/icons/chevron-down";
import type { DetailsHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type DisclosureProps = DetailsHTMLAttributes<HTMLDetailsElement> & { readonly summary: ReactNode };

/** Works without JavaScript. */
export function Disclosure({ summary, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classNames("group text-small", className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{summary}</span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 transition-transform duration-150 [details[open]>summary>&]:rotate-180 print:hidden"
        />
      </summary>
      {children}
    </details>
  );
}
