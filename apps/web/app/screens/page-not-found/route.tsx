import { data } from "react-router";

/** Matches every URL without a screen, and answers 404 with the same error page as for an unknown restaurant. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function PageNotFound() {
  return null;
}
