/** A path of this site to go back to, from a form; the site's root when it would lead elsewhere. */
export function safeReturnPath(path: string | null): string {
  if (path === null || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)) return "/";
  return path;
}
