/** The page's half of a session: whose it is, and the token. The other half is a cookie that no script reads. people#session. */
export type PageHalf = { readonly userId: string; readonly token: string };

/** What it is called where it is kept: in a cookie, and in the browser's local storage. */
export const PERSON_NAME = "person";

/** As long as the other half is kept, half a year in seconds; the server ends a session sooner that is not used. people#tokens. */
export const PERSON_SECONDS = 180 * 24 * 60 * 60;

/** The half as it is kept; neither an id nor a token has a point in it. */
export function formatPageHalf({ userId, token }: PageHalf): string {
  return `${userId}.${token}`;
}

/** Reads a half that was kept; null for what is none. */
export function parsePageHalf(text: string | null | undefined): PageHalf | null {
  const [, userId, token] = /^([\w-]{1,100})\.([\w-]{1,200})$/.exec(text ?? "") ?? [];
  return userId !== undefined && token !== undefined ? { userId, token } : null;
}
