import { data } from "react-router";

/** Every address that is not a screen. Answered with status 404 by the error page, as an unknown restaurant is. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function PageNotFound() {
  return null;
}
