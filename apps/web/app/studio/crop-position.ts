import type { Crop } from "@comptoir/ordering";

type Size = { readonly width: number; readonly height: number };

/** Where a crop lies: how much it enlarges, and its place from left (0) to right (1) and from top to bottom. */
export type CropPosition = { readonly zoom: number; readonly x: number; readonly y: number };

export const ZOOM_MAX = 4;
export const CENTRE: CropPosition = { zoom: 1, x: 0.5, y: 0.5 };

/** Returns the crop at a position: at zoom 1 the largest of the ratio. Without a ratio it has that of the picture. */
export function cropAt(size: Size, ratio: number | null, { zoom, x, y }: CropPosition): Crop {
  const largest = largestOf(size, ratio);
  const width = Math.max(1, Math.round(largest.width / zoom));
  const height = Math.max(1, Math.round(largest.height / zoom));
  return { left: Math.round((size.width - width) * x), top: Math.round((size.height - height) * y), width, height };
}

/** Returns the position of a crop, such as the one that a path names. */
export function positionOf(size: Size, ratio: number | null, { left, top, width, height }: Crop): CropPosition {
  return {
    zoom: Math.min(ZOOM_MAX, Math.max(1, largestOf(size, ratio).width / width)),
    x: placeOf(left, size.width - width),
    y: placeOf(top, size.height - height),
  };
}

/** Returns the position after the picture was dragged by a part of the frame's width and height. */
export function dragged(
  size: Size,
  { crop, by }: { readonly crop: Crop; readonly by: { readonly x: number; readonly y: number } },
): Pick<CropPosition, "x" | "y"> {
  return {
    x: placeOf(crop.left - by.x * crop.width, size.width - crop.width),
    y: placeOf(crop.top - by.y * crop.height, size.height - crop.height),
  };
}

function largestOf(size: Size, ratio: number | null): Size {
  if (ratio === null) return size;
  const width = Math.min(size.width, size.height * ratio);
  return { width, height: width / ratio };
}

function placeOf(offset: number, room: number): number {
  return room <= 0 ? 0.5 : Math.min(1, Math.max(0, offset / room));
}
