/**
 * Silences the `AbortError` of a streamed response: when the visitor navigates away, the framework aborts the
 * response and leaves the rejection unhandled. A caller that awaits an aborted request still gets the error.
 */
export function ignoreAbortedNavigations(page: EventTarget): void {
  page.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
  });
}
