import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

const FIRST_MS = 2_000;
const LONGEST_MS = 8_000;

/** Asks again for a page that did not come, a little less often each time, and at once where the network says that it is back. screens#order-unreached. */
export function useLookAgain(): void {
  const { state, revalidate } = useRevalidator();
  const [looked, setLooked] = useState(0);
  const isIdle = state === "idle";
  useEffect(() => {
    if (!isIdle) return;
    const look = () => {
      setLooked((count) => count + 1);
      void revalidate();
    };
    const timer = setTimeout(look, Math.min(FIRST_MS * 2 ** looked, LONGEST_MS));
    addEventListener("online", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", look);
    };
  }, [isIdle, looked, revalidate]);
}
