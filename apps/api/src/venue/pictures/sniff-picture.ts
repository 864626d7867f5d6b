const BRANDS_OF_HEIC = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/**
 * Tells the format of a file by its first bytes, whatever its name says. Null: none that is decoded. HEIC is told apart, because
 * phones make it and its decoder is not free. studio#picture-refused.
 */
export function sniffPicture(file: Uint8Array): "jpeg" | "png" | "webp" | "avif" | "heic" | null {
  const text = (from: number, to: number) => Buffer.from(file.subarray(from, to)).toString("latin1");
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) !== "ftyp") return null;
  // An AVIF may have the general brand first, and its own among the compatible ones.
  const brands = [text(8, 12), ...Array.from({ length: 8 }, (_, index) => text(16 + index * 4, 20 + index * 4))];
  if (brands.includes("avif")) return "avif";
  return BRANDS_OF_HEIC.has(brands[0] ?? "") ? "heic" : null;
}
