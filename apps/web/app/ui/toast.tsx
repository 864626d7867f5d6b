import { m } from "@comptoir/messages";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { create } from "zustand";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

/** How long a toast shows, in ms. screens#toast. */
const TOAST_DURATION_MS = 5000;

export type ToastTone = "neutral" | "danger";
type Toast = { readonly id: number; readonly message: string; readonly tone: ToastTone };

const useToastStore = create<{ toast: Toast | null; said: string }>(() => ({ toast: null, said: "" }));

/** Shows a toast for 5 seconds; it replaces the previous one. */
export function showToast(message: string, tone: ToastTone = "neutral"): void {
  const { toast } = useToastStore.getState();
  useToastStore.setState({ toast: { id: (toast?.id ?? 0) + 1, message, tone }, said: message });
}

/** Announces to screen readers, politely, what the page shows elsewhere. */
export function announce(message: string): void {
  // A repeated text must differ to be announced again.
  useToastStore.setState(({ said }) => ({ said: message !== "" && said === message ? `${message}\u00a0` : message }));
}

function dismissToast(): void {
  useToastStore.setState({ toast: null, said: "" });
}

/** Renders the toasts above an open sheet. Rendered once per document. */
export function ToastRegion() {
  const { toast, said } = useToastStore();
  const popover = useRef<HTMLElement>(null);
  useEffect(() => {
    if (toast === null) return;
    const element = popover.current;
    // Reopen the popover for each toast, so that it is above a sheet that was opened since.
    element?.showPopover?.();
    const timer = setTimeout(dismissToast, TOAST_DURATION_MS);
    return () => {
      clearTimeout(timer);
      element?.hidePopover?.();
    };
  }, [toast]);
  useEffect(() => {
    if (toast !== null || said === "") return;
    // Clear the announced text, so that screen readers do not find it on a later screen.
    const timer = setTimeout(dismissToast, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast, said]);
  return (
    <>
      <div role="status" className="visually-hidden">
        {said}
      </div>
      <section
        ref={popover}
        popover="manual"
        aria-label={m.site_notifications()}
        className="fixed inset-x-4 top-4 bottom-auto mx-auto w-fit max-w-md rounded-card shadow-sheet"
      >
        {toast ? (
          <div
            key={toast.id}
            className={classNames(
              "flex animate-[appear_0.2s_var(--ease-out)] items-center gap-2 py-1.5 pr-1.5 pl-4 text-small font-medium",
              toast.tone === "danger" ? "bg-danger-tint text-danger" : "bg-ink text-paper",
            )}
          >
            <span aria-hidden="true">{toast.message}</span>
            <IconButton
              label={m.site_dismiss()}
              icon={<X size={18} />}
              onClick={dismissToast}
              className="hover:bg-transparent"
            />
          </div>
        ) : null}
      </section>
    </>
  );
}
