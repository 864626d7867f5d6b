import { redirect } from "react-router";

/** Acts on a guard's answer: leaves for where it leads, or stays when it leads nowhere. */
export function redirectTo(path: string | null): void {
  if (path !== null) throw redirect(path);
}
