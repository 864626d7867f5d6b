/** What the fields of a count are called, before their item. */
export const COUNT_PREFIX = "count-";

/** What is counted, as its call takes it. */
export type Count = { readonly item: string; readonly on_hand: number };

/** Reads how much there is of each thing; what is left blank nobody has counted. Null for what is no whole number. */
export function readCounts(form: FormData): Count[] | null {
  const counts = [...form].flatMap(([name, value]) =>
    name.startsWith(COUNT_PREFIX) && typeof value === "string" && value.trim() !== ""
      ? [{ item: name.slice(COUNT_PREFIX.length), text: value.trim() }]
      : [],
  );
  if (!counts.every(({ text }) => /^\d{1,4}$/.test(text))) return null;
  return counts.map(({ item, text }) => ({ item, on_hand: Number(text) }));
}
