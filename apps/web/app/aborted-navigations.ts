/**
 * Silences the unhandled `AbortError` of a streamed response that the framework aborts when the visitor
 * navigates away. A caller that awaits an aborted request still gets the error.
 */
export function ignoreAbortedNavigations(page: EventTarget): void {
  page.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
  });
}
