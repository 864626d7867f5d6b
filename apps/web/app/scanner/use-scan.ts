import { type RefObject, useEffect, useRef, useState } from "react";
import { openCodeReader } from "./open-code-reader.ts";

const REST_MS = 120;

/** Returns `taken`, or the message why the code was rejected. */
export type TakeCode = (code: string) => "taken" | { readonly refused: string };

type Scan = {
  readonly state: "opening" | "looking" | CameraFault;
  /** Why the last code was rejected; null if none was. */
  readonly refused: string | null;
  readonly again: () => void;
};

/**
 * Shows the camera in a video element, and scans until `onCode` accepts a code. Releases the camera then, and on
 * unmount.
 */
export function useScan(video: RefObject<HTMLVideoElement | null>, onCode: TakeCode): Scan {
  const [state, setState] = useState<Scan["state"]>("opening");
  const [refused, setRefused] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const take = useRef(onCode);
  take.current = onCode;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the camera again.
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const look = async () => {
      const opened = await openCamera();
      if (typeof opened === "string") return signal.aborted || setState(opened);
      signal.addEventListener("abort", () => closeCamera(opened));
      if (signal.aborted || video.current === null) return closeCamera(opened);
      const picture = video.current;
      picture.srcObject = opened;
      const [reader] = await Promise.all([openCodeReader(), picture.play().catch(() => {})]);
      signal.addEventListener("abort", reader.close);
      if (signal.aborted) return reader.close();
      setState("looking");
      while (!signal.aborted) {
        const [code] = await reader.read(picture);
        if (signal.aborted) return;
        if (code !== undefined) {
          const answer = take.current(code);
          if (answer === "taken") return ending.abort();
          setRefused(answer.refused);
        }
        await new Promise((resolve) => setTimeout(resolve, REST_MS));
      }
    };
    setState("opening");
    // The code reader may fail to load; the code can still be typed.
    look().catch(() => signal.aborted || setState("unsupported"));
    return () => ending.abort();
  }, [attempt, video]);

  return { state, refused, again: () => setAttempt((count) => count + 1) };
}

/** Permission denied, no camera, camera in use, or camera or code reader not available. */
export type CameraFault = "refused" | "missing" | "busy" | "unsupported";

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

async function openCamera(): Promise<MediaStream | CameraFault> {
  // Pages without https have no `mediaDevices`.
  if (!navigator.mediaDevices?.getUserMedia) return "unsupported";
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    return FAULTS[error instanceof Error ? error.name : ""] ?? "unsupported";
  }
}

/** Stopping the tracks also turns off the camera's light. */
function closeCamera(camera: MediaStream): void {
  for (const track of camera.getTracks()) track.stop();
}
