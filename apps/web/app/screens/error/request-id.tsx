import { m } from "@comptoir/messages";
import { createContext, useContext, useState } from "react";

/** The id of the request whose page failed; null on other pages, and in the browser. */
export const RequestIdContext = createContext<string | null>(null);

const ELEMENT = "request-id";

/**
 * The id of the request that failed by our own error, by which the staff finds it in the log. The browser reads the id
 * from the server's page, so an error in the browser shows none. screens#error-page.
 */
export function RequestId() {
  const given = useContext(RequestIdContext);
  const [id] = useState(() => given ?? idInPage());
  if (id === null) return null;
  return (
    <span className="mt-3 block text-small">
      {m.error_page_request()}{" "}
      <span id={ELEMENT} className="figures select-all wrap-anywhere">
        {id}
      </span>
    </span>
  );
}

function idInPage(): string | null {
  return typeof document === "undefined" ? null : (document.getElementById(ELEMENT)?.textContent ?? null);
}
