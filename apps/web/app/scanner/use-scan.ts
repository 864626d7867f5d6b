import { type RefObject, useEffect, useRef, useState } from "react";
import { openCodeReader } from "./open-code-reader.ts";

/** How long is waited between two looks. */
const REST_MS = 120;

/** What a screen makes of a code: taken, or in words why not. */
export type TakeCode = (code: string) => "taken" | { readonly refused: string };

type Scan = {
  readonly state: "opening" | "looking" | CameraFault;
  /** Why the last code was not taken, in words; null: none was seen, or it was. */
  readonly refused: string | null;
  readonly again: () => void;
};

/** Shows the camera in a video element and looks for codes until one is taken; lets the camera go at the end, whatever happens. */
export function useScan(video: RefObject<HTMLVideoElement | null>, onCode: TakeCode): Scan {
  const [state, setState] = useState<Scan["state"]>("opening");
  const [refused, setRefused] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const take = useRef(onCode);
  take.current = onCode;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera anew.
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
          if (answer === "taken") return;
          setRefused(answer.refused);
        }
        await new Promise((resolve) => setTimeout(resolve, REST_MS));
      }
    };
    setState("opening");
    // What reads codes may not load, on a lost network or in an old browser: the number can be typed all the same.
    look().catch(() => signal.aborted || setState("unsupported"));
    return () => ending.abort();
  }, [attempt, video]);

  return { state, refused, again: () => setAttempt((count) => count + 1) };
}

/** Why there is no picture: permission denied, there is no camera, another program has it, or this browser gives none. */
export type CameraFault = "refused" | "missing" | "busy" | "unsupported";

/** What browsers call their reasons. */
const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** Opens the camera at the back of the device, or whichever there is. A page without https is given none. */
async function openCamera(): Promise<MediaStream | CameraFault> {
  // A page that did not come by https has no devices at all.
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

/** Lets the camera go, so that its light goes out. */
function closeCamera(camera: MediaStream): void {
  for (const track of camera.getTracks()) track.stop();
}
