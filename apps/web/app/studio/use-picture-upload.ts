import type { PictureData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { type Crop, PICTURE_BYTES_MAX } from "@comptoir/ordering";
import { useEffect, useRef, useState } from "react";
import { staffCaller } from "../session/staff-caller.ts";
import { useStudioSession } from "./draft-context.tsx";
import { sendPicture } from "./send-picture.ts";

/** The state of a picture between its choice and the draft. `part`: what was sent of it, from 0 to 1. */
export type PictureUpload =
  | { readonly kind: "none" }
  | { readonly kind: "sending"; readonly part: number }
  /** `file`: what can be sent again. */
  | { readonly kind: "failed"; readonly message: string; readonly file: Blob | null }
  | { readonly kind: "cropping"; readonly picture: PictureData; readonly crop: Crop | null };

const NONE: PictureUpload = { kind: "none" };

/** Uploads a picture and opens it for cropping. A file that was not sent is kept until it is, or another is chosen. studio#uploaded-pictures. */
export function usePictureUpload() {
  const { token } = useStudioSession();
  const [state, setState] = useState<PictureUpload>(NONE);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: Blob) => {
    sending.current?.abort();
    if (file.size > PICTURE_BYTES_MAX) {
      return setState({ kind: "failed", message: m.studio_picture_bytes(), file: null });
    }
    const abort = new AbortController();
    sending.current = abort;
    setState({ kind: "sending", part: 0 });
    const onProgress = (part: number) => {
      if (sending.current === abort) setState({ kind: "sending", part });
    };
    const sent = await sendPicture(file, { token, onProgress, signal: abort.signal });
    if (sending.current !== abort) return;
    sending.current = null;
    switch (sent.kind) {
      case "stored":
        return setState({ kind: "cropping", picture: sent.picture, crop: null });
      case "refused":
        return setState({ kind: "failed", message: sent.message, file: null });
      case "offline":
        return setState({ kind: "failed", message: m.studio_picture_offline(), file });
      case "ended":
        return setState({ kind: "failed", message: m.studio_picture_ended(), file: null });
    }
  };

  return {
    state,
    send: (file: Blob) => void send(file),
    /** Opens a picture that was uploaded before, at the crop that the draft has. */
    open: async (hash: string, crop: Crop) => {
      const result = await staffCalls.getPicture(staffCaller(token), hash);
      if (result.ok) return setState({ kind: "cropping", picture: result.answer, crop });
      setState({ kind: "failed", message: failureWords(result.status, result.error?.message), file: null });
    },
    retry: () => {
      if (state.kind === "failed" && state.file) void send(state.file);
    },
    cancel: () => {
      const abort = sending.current;
      sending.current = null;
      abort?.abort();
      setState(NONE);
    },
  };
}

/** Says why a call about an uploaded picture failed. */
export function failureWords(status: number, message: string | undefined): string {
  if (status === 401) return m.studio_picture_ended();
  if (status === 404) return m.studio_picture_gone();
  return message ?? m.studio_picture_offline();
}
