/**
 * Keeps quiet what is left of an answer when somebody goes elsewhere before the whole of it has come: the framework ends the answer, and
 * leaves the promise of its end to nobody. Whoever waits for something that is ended hears of it as before.
 */
export function ignoreLeftAnswers(page: EventTarget): void {
  page.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
  });
}
