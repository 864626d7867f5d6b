import { type RefObject, useEffect, useRef, useState } from "react";
import { type CameraFault, closeCamera, openCamera } from "./open-camera.ts";
import { openCodeReader } from "./open-code-reader.ts";

/** How long is waited between two looks. */
const REST_MS = 120;

/** What a screen makes of a code: taken, or in words why not. */
export type TakeCode = (code: string) => "taken" | { readonly refused: string };

export type Scan = {
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
