import { m } from "@comptoir/messages";
import type { CameraFault } from "./open-camera.ts";

/** What is wrong with the camera and what to do instead, as a sentence or two. screens#user-messages. */
export function faultWords(fault: CameraFault): string {
  switch (fault) {
    case "refused":
      return m.camera_refused();
    case "missing":
      return m.camera_missing();
    case "busy":
      return m.camera_busy();
    case "unsupported":
      return m.camera_unsupported();
  }
}
