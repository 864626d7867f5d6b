/** Supported compressions, best first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Returns the best of the `offered` compressions that an `Accept-Encoding` header allows; null if none. */
export function acceptedEncoding(header: string | null, offered: readonly Encoding[]): Encoding | null {
  if (header === null) return null;
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return ENCODINGS.find((encoding) => offered.includes(encoding) && accepted.has(encoding)) ?? null;
}
