/** Returns the id of a field's control in the page. */
export function fieldId(thing: string, ...names: readonly string[]): string {
  return [thing, ...names].join(" ").replaceAll(/[^\w-]/g, "-");
}
