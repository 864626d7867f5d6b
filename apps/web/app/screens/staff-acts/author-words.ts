/** Names who acted, and on which device; a device that acts in its own role has one name. staff#acts. */
export function authorWords(name: string, device: string | null): string {
  return device === null || device === name ? name : `${name} · ${device}`;
}
