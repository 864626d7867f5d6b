import { m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

/** After this time, in ms, the notice offers to reload. screens#load-timeout. */
const SCREEN_LOAD_TIMEOUT_MS = 120_000;

/** Delay of the progress line, in ms; prevents flicker on fast loads. */
const PROGRESS_DELAY_MS = 150;

/** Shows a progress line while the next screen loads, and a reload button if it does not arrive. */
export function SlowScreenNotice() {
  const isLoading = useNavigation().state !== "idle";
  const [waited, setWaited] = useState<"no" | "a little" | "too long">("no");
  useEffect(() => {
    setWaited("no");
    if (!isLoading) return;
    const little = setTimeout(() => setWaited("a little"), PROGRESS_DELAY_MS);
    const tooLong = setTimeout(() => setWaited("too long"), SCREEN_LOAD_TIMEOUT_MS);
    return () => {
      clearTimeout(little);
      clearTimeout(tooLong);
    };
  }, [isLoading]);

  if (waited === "no") return null;
  if (waited === "a little") {
    return (
      <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
        <span className="visually-hidden">{m.site_loading()}</span>
        <span aria-hidden="true" className="block size-full animate-[breathe_1s_ease-in-out_infinite] bg-accent-ink" />
      </div>
    );
  }
  return (
    <Banner
      role="alert"
      tone="caution"
      title={m.chunk_error_heading()}
      action={<Button onClick={() => location.reload()}>{m.site_reload()}</Button>}
      className="fixed inset-x-4 top-4 z-50 mx-auto max-w-xl shadow-sheet"
    >
      {m.chunk_error_text()}
    </Banner>
  );
}
