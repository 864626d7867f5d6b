import { m } from "@comptoir/messages";
import { useRef } from "react";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { SheetDialog } from "../ui/sheet-dialog.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { type CameraFault, type TakeCode, useScan } from "./use-scan.ts";

export type ScanDialogProps = {
  readonly title: string;
  readonly hint: string;
  /** The label of the closing button; it names the alternative to scanning. */
  readonly instead: string;
  readonly onCode: TakeCode;
  readonly onClose: () => void;
};

export default function ScanDialog({ title, hint, instead, onCode, onClose }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, refused, again } = useScan(video, onCode);
  const isSeeing = state === "opening" || state === "looking";
  return (
    <SheetDialog open={true} title={title} size="narrow" onClose={onClose}>
      <div className="flex flex-col gap-4 px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        {isSeeing ? (
          <>
            <p className="text-ink-soft">{hint}</p>
            <div className="relative aspect-square max-h-[50dvh] w-full overflow-hidden rounded-card bg-[#1c1917]">
              <video ref={video} muted={true} playsInline={true} className="size-full object-cover" />
              <span
                aria-hidden="true"
                className="absolute inset-[15%] rounded-card border-3 border-white shadow-[0_0_0_100vmax_rgb(0_0_0/0.4)]"
              />
              {state === "opening" ? (
                <span className="absolute inset-0 grid place-items-center text-white">
                  <Spinner label={m.camera_opening()} />
                </span>
              ) : null}
            </div>
          </>
        ) : null}
        <div role="status" className="empty:hidden">
          {isSeeing && refused !== null ? <Banner tone="caution">{refused}</Banner> : null}
        </div>
        {isSeeing ? null : (
          <Banner tone="caution" role="alert">
            {faultWords(state)}
          </Banner>
        )}
        <div className="flex flex-col gap-3">
          {state === "refused" || state === "busy" ? (
            <Button wide={true} onClick={again}>
              {m.site_try_again()}
            </Button>
          ) : null}
          <Button tone={isSeeing ? "plain" : "primary"} wide={true} onClick={onClose}>
            {instead}
          </Button>
        </div>
      </div>
    </SheetDialog>
  );
}

/** Returns the message that explains why the camera cannot be used. screens#user-messages. */
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
