import type { GroupTermsData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import type { GroupWords } from "./group-words.ts";

type TermsProps = {
  readonly group: GroupTermsData & { readonly isLastCallOver?: boolean };
  readonly words: GroupWords;
  readonly isHost: boolean;
};

/** From this time before the last call, the page counts down. */
const COUNTED_SECONDS = 60 * 60;

/** Says what a group orders, for when, who pays, the limit, and the last call. table#group-open. */
export function Terms({ group, words, isHost }: TermsProps) {
  const { pays, name, lastCall } = group;
  const left = useSecondsUntil(lastCall);
  const isCounted = left !== null && left > 0 && left <= COUNTED_SECONDS;
  const host = isHost ? m.group_pays_you() : m.group_pays_host({ name });
  return (
    <div className="flex flex-col text-ink-soft">
      <p className="font-medium text-ink">{words.what}</p>
      <p>{pays === "host" ? host : m.group_pays_each()}</p>
      {words.limit === null ? null : <p>{words.limit}</p>}
      {words.lastCall === null || group.isLastCallOver ? null : (
        <p className="figures">{isCounted ? m.group_last_call_in({ time: formatSeconds(left) }) : words.lastCall}</p>
      )}
    </div>
  );
}

/** `754` is `12:34`. */
function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns the whole seconds until a time; null without one, and before the page has a clock. */
function useSecondsUntil(at: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
