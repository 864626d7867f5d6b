import type { BoardOrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { placeWords } from "@comptoir/receipt";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { announce } from "../../ui/toast.tsx";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { type BoardSounds, unlockSounds } from "./live/board-sounds.ts";
import { isUnread } from "./live/board-state.ts";
import { keepAwake } from "./live/keep-awake.ts";

/** A new order rings again after this long, in ms, until somebody has answered it. */
const RING_AGAIN_MS = 5_000;

export type Service = {
  /** The question that begins the service; null once it was answered. */
  readonly door: ReactNode;
  readonly isSilent: boolean;
  readonly testSound: () => void;
};

type Heard = { readonly orders: readonly BoardOrderData[]; readonly isLost: boolean; readonly volume: number };

/**
 * Begins the service by one press, which unlocks the sound and keeps the screen awake. An order that waits for
 * an answer rings until some device has answered it; a new one rings once; a guest's change or a ticket that was not
 * printed, and a lost connection, have sounds of their own. board#sounds.
 */
export function useService({ orders, isLost, volume }: Heard): Service {
  const [sounds, setSounds] = useState<BoardSounds | null>(null);
  const [hasBegun, setHasBegun] = useState(false);
  const isHydrated = useIsHydrated();
  const known = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => (hasBegun ? keepAwake() : undefined), [hasBegun]);

  const isAwaited = orders.some(({ awaits }) => awaits !== null);
  useEffect(() => {
    if (sounds === null || !isAwaited) return;
    sounds.play("new", volume);
    const again = setInterval(() => sounds.play("new", volume), RING_AGAIN_MS);
    return () => clearInterval(again);
  }, [sounds, isAwaited, volume]);

  useEffect(() => {
    const now = new Set(orders.flatMap((order) => keysOf(order)));
    const before = known.current;
    known.current = now;
    if (before === null) return;
    const fresh = [...now].filter((key) => !before.has(key));
    announceFresh(orders, fresh);
    if (fresh.some((key) => /^un(?:read|printed)/.test(key))) sounds?.play("changed", volume);
    else if (fresh.some((key) => key.startsWith("new"))) sounds?.play("new", volume);
  }, [orders, sounds, volume]);

  useEffect(() => {
    if (isLost) sounds?.play("lost", volume);
  }, [isLost, sounds, volume]);

  const begin = (withSound: boolean) => {
    if (withSound) setSounds(unlockSounds());
    setHasBegun(true);
  };
  const door =
    hasBegun || !isHydrated ? null : (
      <SheetDialog
        open={true}
        size="narrow"
        title={m.board_begin_title()}
        onClose={() => begin(false)}
        footer={
          <div className="flex flex-col gap-2">
            <Button tone="primary" wide={true} onClick={() => begin(true)}>
              {m.board_begin()}
            </Button>
            <Button tone="plain" wide={true} onClick={() => begin(false)}>
              {m.board_without_sound()}
            </Button>
          </div>
        }
      >
        <p className="px-5 pb-5">{m.board_begin_text()}</p>
      </SheetDialog>
    );
  return {
    door,
    isSilent: hasBegun && sounds === null,
    testSound: () => {
      const opened = sounds ?? unlockSounds();
      setSounds(opened);
      opened.play("test", volume);
    },
  };
}

/** Announces to screen readers what rings. */
function announceFresh(orders: readonly BoardOrderData[], fresh: readonly string[]): void {
  const words = orders.flatMap((order) =>
    keysOf(order)
      .filter((key) => fresh.includes(key))
      .map((key) => {
        const named = { number: order.number, place: placeWords(order.destination) };
        if (key.startsWith("unprinted")) return m.board_heard_unprinted(named);
        return key.startsWith("unread") ? m.board_heard_changed(named) : m.board_heard_new(named);
      }),
  );
  if (words.length > 0) announce(words.join(" "));
}

/** What may ring about an order: that it is new, each change or cancellation of its guest, and that it was not printed. */
function keysOf(order: BoardOrderData): string[] {
  const unprinted = order.unprinted ? [`unprinted ${order.id}`] : [];
  if (isUnread(order)) return [`unread ${order.id} ${order.version}`, ...unprinted];
  return order.lane === "new" ? [`new ${order.id}`, ...unprinted] : unprinted;
}
