/** Why there is no picture: nobody allowed it, there is no camera, another program has it, or this browser gives none. */
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
export async function openCamera(): Promise<MediaStream | CameraFault> {
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
export function closeCamera(camera: MediaStream): void {
  for (const track of camera.getTracks()) track.stop();
}
