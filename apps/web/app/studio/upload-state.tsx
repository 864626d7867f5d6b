import { m } from "@comptoir/messages";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/field-frame.tsx";
import type { PictureUpload } from "./use-picture-upload.ts";

type UploadStateProps = {
  readonly state: PictureUpload;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
};

/** Says how far an upload is, or why it failed. */
export function UploadState({ state, onCancel, onRetry }: UploadStateProps) {
  if (state.kind === "sending") {
    const percent = Math.round(state.part * 100);
    const words = percent < 100 ? m.studio_picture_uploading({ percent }) : m.studio_picture_preparing();
    return (
      <div className="flex flex-wrap items-center gap-3">
        <progress
          aria-label={words}
          max={100}
          value={percent < 100 ? percent : undefined}
          className="h-3 w-40 max-w-full accent-accent"
        />
        <span className="text-small">{words}</span>
        <Button tone="plain" onClick={onCancel}>
          {m.studio_picture_cancel()}
        </Button>
      </div>
    );
  }
  if (state.kind !== "failed") return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2">
      <FieldError message={state.message} />
      {state.file ? <Button onClick={onRetry}>{m.studio_picture_again()}</Button> : null}
    </div>
  );
}
