import { useEffect, useState } from "react";

/** Returns the server's time, again after every `everyMs`. */
export function useNow(serverNow: () => number, everyMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [serverNow, everyMs]);
  return now;
}
