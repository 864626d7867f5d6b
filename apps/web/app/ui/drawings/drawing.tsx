import type { ReactNode } from "react";

/** The frame of an empty state's drawing: thin lines in the accent, on the counter of the product's logo. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className="w-28 text-accent-ink md:w-44" fill="none">
      <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M4 58h88" />
        {children}
      </g>
    </svg>
  );
}

export const TINTED = { fill: "currentColor", fillOpacity: 0.12 };

export const FAINT = { strokeOpacity: 0.6 };
