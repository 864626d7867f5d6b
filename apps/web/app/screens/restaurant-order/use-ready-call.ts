import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { useEffect, useRef, useState } from "react";
import { createReadyBell, type ReadyBell } from "./ready-bell.ts";

/** Returns the numbers that are ready and not picked up yet: the order's own, or those of a hub's kitchens. */
export function calledNumbers(state: Pick<OrderData, "number" | "status" | "kitchens">): readonly string[] {
  return (state.kitchens ?? [state]).filter(({ status }) => status === "ready").map(({ number }) => number);
}

/**
 * Calls the diner once an order is ready: rings, shows the number in the tab's title and icon, and scrolls to it.
 * screens#ready-call. It stays silent until the page was touched. `numbers` are the ready numbers.
 */
export function useReadyCall(numbers: readonly string[]) {
  const bell = useRef<ReadyBell>(null);
  const [hasSound, setHasSound] = useState(true);
  const [called, setCalled] = useState(numbers.length);
  const latest = useRef(hasSound);
  latest.current = hasSound;
  useEffect(() => {
    const own = createReadyBell();
    bell.current = own;
    addEventListener("pointerup", own.unlock);
    addEventListener("keydown", own.unlock);
    return () => {
      removeEventListener("pointerup", own.unlock);
      removeEventListener("keydown", own.unlock);
      own.close();
    };
  }, []);

  const count = numbers.length;
  useEffect(() => {
    if (count > called) {
      if (latest.current) bell.current?.ring();
      scrollTo({ top: 0, behavior: "smooth" });
    }
    setCalled(count);
  }, [count, called]);
  useTabCall(numbers.join(", "));

  const switchSound = () => {
    bell.current?.unlock();
    if (!hasSound) bell.current?.ring();
    setHasSound(!hasSound);
  };
  return { hasSound, switchSound };
}

const icon = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${color}"/><path d="m8 17 6 6 11-13" fill="none" stroke="#fff" stroke-width="4"/></svg>`,
  )}`;

/** Shows `numbers` in the tab's title and changes its icon, so that a background tab is noticed. */
function useTabCall(numbers: string): void {
  useEffect(() => {
    if (numbers === "") return;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const [title, href] = [document.title, link?.href];
    document.title = `✓ ${m.order_ready_tab_title({ number: numbers })}`;
    const color = getComputedStyle(document.documentElement).getPropertyValue("--band").trim();
    if (link) link.href = icon(isLight(color) ? "#1d1916" : color || "#1d1916");
    return () => {
      document.title = title;
      if (link && href) link.href = href;
    };
  }, [numbers]);
}

/** Returns whether white is hard to see on a colour (`#rrggbb`). */
function isLight(color: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return channels.reduce((sum, channel) => sum + channel, 0) > 3 * 140;
}
