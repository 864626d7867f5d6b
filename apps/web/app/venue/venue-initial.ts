/** Returns the first letter or digit of a venue's name, which stands for it without a picture. screens#venue-head. */
export function venueInitial(name: string): string {
  return name.match(/[\p{L}\p{N}]/u)?.[0] ?? "";
}
