import type { VenueFile } from "../venue-file.ts";
import { currentValue, type DraftChange, isSame, UNDER } from "./apply-changes.ts";
import { idField, type ThingKey, type Things, takeApart } from "./things.ts";

/** Lists the changes that make one venue of another, so that a file can become a draft. studio#draft-changes. */
export function changesBetween(before: VenueFile, after: VenueFile): DraftChange[] {
  const [was, is] = [takeApart(before), takeApart(after)];
  const gone = [...was].filter(([key, { under }]) => !is.has(key) && under !== null);
  return [
    ...gone.map(([key]) => changeOf(was, is, key, UNDER)),
    ...[...is.keys()].flatMap((key) => fieldsOf(was, is, key).map((field) => changeOf(was, is, key, field))),
  ];
}

function fieldsOf(was: Things, is: Things, key: ThingKey): string[] {
  const names = [UNDER, ...Object.keys(was.get(key)?.fields ?? {}), ...Object.keys(is.get(key)?.fields ?? {})];
  return [...new Set(names)].filter((field) => {
    // A new thing has its id from its key.
    const isOfKey = field === idField(is.get(key)?.kind ?? "item") && !was.has(key);
    return !isOfKey && !isSame(field, currentValue(was, key, field), currentValue(is, key, field));
  });
}

function changeOf(was: Things, is: Things, thing: ThingKey, field: string): DraftChange {
  return { thing, field, was: currentValue(was, thing, field), value: currentValue(is, thing, field) };
}
