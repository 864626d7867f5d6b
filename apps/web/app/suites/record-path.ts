/** Where a suite's audit trail is shown to its owner and its operators. screens#suite-record. */
export function recordPath(
  slug: string,
  { id, event }: { readonly id: string; readonly event: { readonly id: string } },
): string {
  return `/${slug}/events/${encodeURIComponent(event.id)}/${encodeURIComponent(id)}/record`;
}
