// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import ScanDialog from "./scan-dialog.tsx";

const reader = { read: vi.fn(async () => ["a code"]), close: vi.fn() };
vi.mock("./open-code-reader.ts", () => ({ openCodeReader: async () => reader }));

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("The camera is released as soon as a code is accepted, also while its dialog is still shown.", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const track = { stop: vi.fn() };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [track] }) } });
  vi.spyOn(HTMLMediaElement.prototype, "srcObject", "set").mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const onCode = vi.fn(() => "taken" as const);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() =>
    root.render(<ScanDialog title="Scan" hint="" instead="Type it" onCode={onCode} onClose={() => undefined} />),
  );
  await vi.waitFor(() => expect(onCode).toHaveBeenCalledWith("a code"));
  expect(track.stop).toHaveBeenCalledOnce();
  expect(reader.close).toHaveBeenCalledOnce();
  await act(() => root.unmount());
});
