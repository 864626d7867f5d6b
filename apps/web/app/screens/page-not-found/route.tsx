import { data } from "react-router";

/** Matches every address without a screen. The error page answers it with 404, as for an unknown restaurant. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function PageNotFound() {
  return null;
}
