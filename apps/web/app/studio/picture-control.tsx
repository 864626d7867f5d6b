import { m } from "@comptoir/messages";
import { parsePicturePath } from "@comptoir/ordering";
import { type ClipboardEvent, type DragEvent, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { TextField } from "../ui/field.tsx";
import { FieldError } from "../ui/field-frame.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { UploadState } from "./upload-state.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";
import { useTyped } from "./use-typed.ts";

type PictureControlProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string | null;
  /** What is wrong with the value in the draft. */
  readonly error: string | null;
  /** Width over height of the part that is shown; null: the whole picture. */
  readonly ratio: number | null;
  readonly onChange: (value: string | null) => void;
};

/** The formats that the server reads. A phone then gives a JPEG of its HEIC pictures. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

/** Shows a picture, and lets a manager choose another one, its part, or none. studio#uploaded-pictures, studio#picture-crop. */
export function PictureControl({ id, label, hint, value, error, ratio, onChange }: PictureControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const upload = usePictureUpload();
  const uploaded = value === null ? null : parsePicturePath(value);
  const isSending = upload.state.kind === "sending";
  const { state } = upload;

  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    upload.send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) upload.send(file);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be a flex item.
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      onPaste={paste}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex flex-col gap-2"
    >
      <p id={`${id}-label`} className="text-small font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap items-start gap-4">
        <Shown {...{ label, value, ratio }} />
        <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <Button id={id} busy={isSending} onClick={() => input.current?.click()}>
              {value === null ? m.studio_picture_choose() : m.studio_picture_replace()}
            </Button>
            {uploaded ? (
              <Button onClick={() => void upload.open(uploaded.hash, uploaded.crop)}>{m.studio_picture_crop()}</Button>
            ) : null}
            {value === null ? null : <Button onClick={() => onChange(null)}>{m.studio_picture_remove()}</Button>}
          </div>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            hidden={true}
            data-picture={id}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) upload.send(file);
              // The same file can be chosen again.
              event.target.value = "";
            }}
          />
          <UploadState state={state} onCancel={upload.cancel} onRetry={upload.retry} />
          {error ? <FieldError message={error} /> : null}
          <p id={`${id}-hint`} className="text-fine text-ink-soft">
            {hint ? `${hint} ` : null}
            {m.studio_picture_hint()}
          </p>
          <Disclosure summary={m.studio_picture_address()}>
            <Address {...{ id, value, onChange }} />
          </Disclosure>
        </div>
      </div>
      {state.kind === "cropping" ? (
        <CropDialog
          picture={state.picture}
          crop={state.crop}
          ratio={ratio}
          onCancel={upload.cancel}
          onDone={(path) => {
            upload.cancel();
            onChange(path);
          }}
        />
      ) : null}
    </div>
  );
}

type ShownProps = Pick<PictureControlProps, "label" | "value" | "ratio">;

function Shown({ label, value, ratio }: ShownProps) {
  const frame =
    "grid w-40 max-w-full place-items-center overflow-hidden rounded-control border border-hairline bg-tint";
  const style = { aspectRatio: ratio ?? 4 / 3 };
  if (value === null) {
    return (
      <p className={classNames(frame, "p-3 text-center text-fine text-ink-soft")} style={style}>
        {m.studio_picture_none()}
      </p>
    );
  }
  const fit = ratio === null ? "object-contain" : "object-cover";
  return (
    <span className={frame} style={style}>
      <img src={value} alt={m.studio_picture_of({ label })} className={classNames("size-full", fit)} />
    </span>
  );
}

type AddressProps = Pick<PictureControlProps, "id" | "value" | "onChange">;

function Address({ id, value, onChange }: AddressProps) {
  const typing = useTyped(value ?? "", (text) => onChange(text === "" ? null : text));
  return (
    <TextField
      id={`${id}-address`}
      label={m.studio_picture_address()}
      optional={true}
      isOptionalUnsaid={true}
      inputMode="url"
      {...typing}
    />
  );
}
