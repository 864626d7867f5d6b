// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { RequestId, RequestIdContext } from "./request-id.tsx";

const onServer = (id: string | null) =>
  renderToString(
    <RequestIdContext value={id}>
      <RequestId />
    </RequestIdContext>,
  );

test("screens#error-page: The server's error page shows the request's id, and the browser keeps it.", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The server has no document.
  vi.stubGlobal("document", undefined);
  const page = onServer("request-7");
  vi.unstubAllGlobals();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  expect(page).toContain("request-7");
  document.body.innerHTML = page;
  const mismatch = vi.fn();
  const root = await act(async () => hydrateRoot(document.body, <RequestId />, { onRecoverableError: mismatch }));
  onTestFinished(() => act(async () => root.unmount()));
  expect(document.body.textContent).toContain("request-7");
  expect(mismatch).not.toHaveBeenCalled();
});

test("An error in the browser shows no id.", () => {
  expect(onServer(null)).toBe("");
});
