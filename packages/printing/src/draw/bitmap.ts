/** A black-and-white picture; 1 is black. */
export type Bitmap = { readonly width: number; readonly height: number; readonly dots: Uint8Array };

export function blankBitmap(width: number, height: number): Bitmap {
  return { width, height, dots: new Uint8Array(width * height) };
}

/** Fills a rectangle with one colour. What lies outside the picture is left out. */
export function fillRectangle(
  { width, height, dots }: Bitmap,
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
  dot: 0 | 1 = 1,
): void {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    dots.fill(dot, y * width + Math.max(0, left), y * width + Math.min(width, right));
  }
}

/** Sets the dots of a small picture, such as a letter, in a larger one. */
export function stamp(target: Bitmap, source: Bitmap, [left, top]: readonly [number, number], dot: 0 | 1 = 1): void {
  const [from, to] = [Math.max(0, -left), Math.min(source.width, target.width - left)];
  for (let y = Math.max(0, -top); y < Math.min(source.height, target.height - top); y += 1) {
    const [row, targetRow] = [y * source.width, (top + y) * target.width + left];
    for (let x = from; x < to; x += 1) if (source.dots[row + x] === 1) target.dots[targetRow + x] = dot;
  }
}

/** Puts pictures of one width below each other. */
export function stack(bitmaps: readonly Bitmap[], width: number): Bitmap {
  const stacked = blankBitmap(
    width,
    bitmaps.reduce((sum, { height }) => sum + height, 0),
  );
  let top = 0;
  for (const bitmap of bitmaps) {
    if (bitmap.width === width) stacked.dots.set(bitmap.dots, top * width);
    else stamp(stacked, bitmap, [0, top]);
    top += bitmap.height;
  }
  return stacked;
}
