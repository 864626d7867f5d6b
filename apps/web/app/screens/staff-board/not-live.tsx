import { useIsHydrated } from "../../ui/use-browser-fact.ts";

/**
 * Says that a page of the staff follows nothing yet: its script has not loaded, or cannot run, so it shows what the server
 * sent, and its buttons do nothing. Shown after three seconds, which a page needs at most on a usual network. board#how-old.
 */
export function NotLive({ words }: { readonly words: string }) {
  if (useIsHydrated()) return null;
  return (
    <p
      role="alert"
      className="fixed inset-x-0 bottom-0 z-40 animate-[appear_0.2s_linear_3s_both] bg-danger px-4 py-3 text-center font-semibold text-lead text-paper forced-colors:border"
    >
      {words}
    </p>
  );
}
