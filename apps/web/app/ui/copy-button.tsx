import Copy from "lucide-react/icons/copy";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { showToast } from "./toast.tsx";
import { useIsHydrated } from "./use-browser-fact.ts";

type CopyButtonProps = {
  readonly text: string;
  /** What a toast says once the text is copied. */
  readonly copied: string;
  readonly tone?: "primary";
  readonly children: ReactNode;
};

/** Copies a text that is shown once. Without script it is hidden, and the text can be selected by hand. */
export function CopyButton({ text, copied, tone, children }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(copied);
    } catch {
      // Without the permission, the text can be selected and copied by hand.
    }
  };
  return (
    <Button
      {...(tone ? { tone } : {})}
      onClick={copy}
      className={useIsHydrated() ? "noscript:hidden" : "invisible noscript:hidden"}
    >
      <Copy size={18} aria-hidden="true" />
      {children}
    </Button>
  );
}
