import type { PictureData } from "@comptoir/contract";
import { currentLocale } from "@comptoir/messages";

/** What the server said to a picture. `offline`: it was not reached. `ended`: the session has ended. */
type SentPicture =
  | { readonly kind: "stored"; readonly picture: PictureData }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "offline" | "ended" | "cancelled" };

type SendOptions = {
  readonly token: string;
  /** Called with the sent part, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
};

/** Uploads a picture. `fetch` tells no progress of an upload, so it is an XMLHttpRequest. Never throws. studio#uploaded-pictures. */
export function sendPicture(file: Blob, { token, onProgress, signal }: SendOptions): Promise<SentPicture> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/staff/pictures");
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.setRequestHeader("x-locale", currentLocale());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = () => resolve({ kind: "offline" });
    request.onabort = () => resolve({ kind: "cancelled" });
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

function readAnswer(status: number, text: string): SentPicture {
  if (status === 401) return { kind: "ended" };
  try {
    const answer = JSON.parse(text) as PictureData & { readonly message?: string };
    if (status === 200) return { kind: "stored", picture: answer };
    if (answer.message) return { kind: "refused", message: answer.message };
  } catch {
    // A proxy answered.
  }
  return { kind: "offline" };
}
