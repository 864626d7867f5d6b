import type { PictureData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import type { Crop } from "@comptoir/ordering";
import { type PointerEvent, useRef, useState } from "react";
import { staffCaller } from "../session/staff-caller.ts";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/field-frame.tsx";
import { SheetDialog } from "../ui/sheet-dialog.tsx";
import { CENTRE, type CropPosition, cropAt, dragged, positionOf, ZOOM_MAX } from "./crop-position.ts";
import { useStudioSession } from "./draft-context.tsx";
import { failureWords } from "./use-picture-upload.ts";

type CropDialogProps = {
  readonly picture: PictureData;
  /** The crop to begin with; null: the largest, in the middle. */
  readonly crop: Crop | null;
  readonly ratio: number | null;
  readonly onCancel: () => void;
  readonly onDone: (path: string) => void;
};

/** Chooses the part of a picture that guests see, by dragging it or by sliders. studio#picture-crop. */
export function CropDialog({ picture, crop: begun, ratio, onCancel, onDone }: CropDialogProps) {
  const { token } = useStudioSession();
  const [position, setPosition] = useState<CropPosition>(begun ? positionOf(picture, ratio, begun) : CENTRE);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const crop = cropAt(picture, ratio, position);
  const use = async () => {
    setBusy(true);
    setProblem(null);
    const result = await staffCalls.cropPicture(staffCaller(token), picture.hash, crop);
    setBusy(false);
    if (result.ok) onDone(result.answer.path);
    else setProblem(failureWords(result.status, result.error?.message));
  };
  const footer = (
    <div className="flex flex-col gap-2">
      {problem ? (
        <div role="alert">
          <FieldError message={problem} />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" busy={isBusy} onClick={() => void use()}>
          {m.studio_picture_done()}
        </Button>
        <Button onClick={onCancel}>{m.studio_picture_cancel()}</Button>
      </div>
    </div>
  );
  return (
    <SheetDialog open={true} onClose={onCancel} title={m.studio_picture_crop()} footer={footer}>
      <div className="flex flex-col gap-4 px-5 pb-4">
        <p className="text-small text-ink-soft">{m.studio_picture_crop_text()}</p>
        <CropFrame {...{ picture, crop }} onDrag={(place) => setPosition((before) => ({ ...before, ...place }))} />
        <Slider
          label={m.studio_picture_zoom()}
          value={(position.zoom - 1) / (ZOOM_MAX - 1)}
          onChange={(part) => setPosition({ ...position, zoom: 1 + part * (ZOOM_MAX - 1) })}
        />
        <Slider
          label={m.studio_picture_across()}
          value={position.x}
          isDisabled={crop.width >= picture.width}
          onChange={(x) => setPosition({ ...position, x })}
        />
        <Slider
          label={m.studio_picture_down()}
          value={position.y}
          isDisabled={crop.height >= picture.height}
          onChange={(y) => setPosition({ ...position, y })}
        />
      </div>
    </SheetDialog>
  );
}

type CropFrameProps = {
  readonly picture: PictureData;
  readonly crop: Crop;
  readonly onDrag: (to: Pick<CropPosition, "x" | "y">) => void;
};

/** The frame with the part that is chosen. It is for pointers; the sliders do the same by keyboard. */
function CropFrame({ picture, crop, onDrag }: CropFrameProps) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (last.current === null) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const by = { x: (event.clientX - last.current.x) / width, y: (event.clientY - last.current.y) / height };
    last.current = { x: event.clientX, y: event.clientY };
    onDrag(dragged(picture, { crop, by }));
  };
  const end = () => {
    last.current = null;
  };
  const aspectRatio = crop.width / crop.height;
  const percent = (pixels: number, of: number) => `${(pixels / of) * 100}%`;
  return (
    <div
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      // So high that the sliders below are in sight on a laptop.
      style={{ aspectRatio, width: `min(100%, ${30 * aspectRatio}dvh)` }}
      className="relative cursor-move touch-none self-center overflow-hidden rounded-control border border-edge bg-tint"
    >
      <img
        src={picture.preview}
        alt=""
        draggable={false}
        style={{
          left: percent(-crop.left, crop.width),
          top: percent(-crop.top, crop.height),
          width: percent(picture.width, crop.width),
          height: percent(picture.height, crop.height),
        }}
        className="pointer-events-none absolute max-w-none select-none"
      />
    </div>
  );
}

type SliderProps = {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
};

function Slider({ label, value, isDisabled = false, onChange }: SliderProps) {
  return (
    <label className="flex flex-col gap-1 text-small font-semibold">
      {label}
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-accent"
      />
    </label>
  );
}
