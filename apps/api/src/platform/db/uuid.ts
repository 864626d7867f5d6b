const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether PostgreSQL can cast a text to a `uuid`. Check it first, because a failed cast aborts the statement. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
