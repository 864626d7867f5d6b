import { staffCalls } from "@comptoir/contract/staff-client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import type { BoardSettings, ChangeSettings } from "./board-settings.ts";
import { type BoardStaff, WhoDialog } from "./who-dialog.tsx";

/** How often it is checked whether the device is idle, in ms. */
const CHECK_MS = 5_000;

export type Who = {
  readonly staff: BoardStaff;
  /** Whether an act asks who acts. board#lock. */
  readonly isLocked: boolean;
  /** Runs an act, on a locked board once it is known who acts. */
  readonly asPerson: (act: () => void) => void;
  /** Asks for another person; null if the device has none. */
  readonly change: (() => void) | null;
  readonly dialog: ReactNode;
};

type WhoOptions = {
  readonly token: string;
  readonly first: BoardStaff;
  readonly settings: BoardSettings;
  readonly changeSettings: ChangeSettings;
};

/**
 * Tells who acts on a shared device. An idle device signs its person off and is locked: it stays readable, and its
 * next act asks who acts. Without a connection it is not locked, since no PIN could be checked. board#lock.
 */
export function useWho({ token, first, settings, changeSettings }: WhoOptions): Who {
  const [staff, setStaff] = useState(first);
  const [asked, setAsked] = useState<{ readonly act: () => void } | null>(null);
  const isShared = staff.device !== null && staff.people.length > 0;
  const isLocked = isShared && settings.isLocked && staff.person === null;

  const leave = async () => {
    const result = await staffCalls.leaveDevice(staffCaller(token), {});
    if (result.ok) setStaff(result.answer);
    return result.ok;
  };
  useIdle(isShared && staff.person !== null ? settings.lockMinutes : 0, async () => {
    if (await leave()) changeSettings({ isLocked: true });
  });

  const goOn = (now: BoardStaff | null) => {
    if (now) setStaff(now);
    changeSettings({ isLocked: false });
    setAsked(null);
    asked?.act();
  };
  return {
    staff,
    isLocked,
    asPerson: (act) => (isLocked ? setAsked({ act }) : act()),
    change: isShared ? () => setAsked({ act: () => undefined }) : null,
    dialog: asked ? (
      <WhoDialog
        {...{ staff, token }}
        onChosen={goOn}
        onDevice={async () => {
          if (staff.person !== null) await leave();
          goOn(null);
        }}
        onClose={() => setAsked(null)}
      />
    ) : null,
  };
}

/** Calls `onIdle` after some minutes without a touch or a key, and again until `minutes` changes; 0 is never. */
function useIdle(minutes: number, onIdle: () => void): void {
  const latest = useRef(onIdle);
  latest.current = onIdle;
  useEffect(() => {
    if (minutes === 0) return;
    let last = Date.now();
    const touched = () => {
      last = Date.now();
    };
    const check = setInterval(() => Date.now() - last >= minutes * 60_000 && latest.current(), CHECK_MS);
    addEventListener("pointerdown", touched);
    addEventListener("keydown", touched);
    return () => {
      clearInterval(check);
      removeEventListener("pointerdown", touched);
      removeEventListener("keydown", touched);
    };
  }, [minutes]);
}
