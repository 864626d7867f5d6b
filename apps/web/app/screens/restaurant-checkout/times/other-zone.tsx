import type { TimesData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { wallClockAt } from "../../../venue/wall-clock.ts";
import { readingsOf } from "./time-warning.ts";

/** Says that the times are the restaurant's, if the device's clock shows another time. */
export function OtherZone({ times }: { readonly times: TimesData }) {
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    const now = new Date(times.now);
    const there = wallClockAt(times.now, readingsOf(times)).minutes;
    setOther(there !== now.getHours() * 60 + now.getMinutes());
  }, [times]);
  return isOther ? <p className="text-fine text-ink-soft">{m.checkout_times_there()}</p> : null;
}
