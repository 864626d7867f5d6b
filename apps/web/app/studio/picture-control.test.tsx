// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { DraftProvider } from "./draft-context.tsx";
import { DraftPicture } from "./draft-picture.tsx";

const HASH = "0123456789abcdef0123456789abcdef";
const PICTURE = { hash: HASH, width: 2000, height: 1000, preview: `/uploads/7/${HASH}.webp` };
const PATH = `/uploads/7/${HASH}-334-0-1333-1000.jpg`;

type Answer = { readonly status: number; readonly body: object } | "offline";
/** What the server answers to uploads, one after another. */
let answers: Answer[] = [];
let sent: { readonly url: string; readonly body: unknown }[] = [];

/** An upload that is answered at once; the simulated browser has no network. */
class Upload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = "";
  onload = () => undefined;
  onerror = () => undefined;
  open() {}
  setRequestHeader() {}
  abort() {}
  send(body: unknown) {
    sent.push({ url: "upload", body });
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    const answer = answers.shift() ?? "offline";
    if (answer === "offline") return this.onerror();
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
    return this.onload();
  }
}

beforeEach(() => {
  localStorage.clear();
  answers = [];
  sent = [];
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("XMLHttpRequest", Upload);
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const body = request.method === "POST" ? await request.json() : null;
    sent.push({ url: pathname, body });
    if (pathname.endsWith("/crops")) return Response.json({ path: PATH });
    if (pathname.includes("/pictures/")) return Response.json(PICTURE);
    return Response.json({ revision: 13, values: body.edits, warnings: [] });
  });
});

async function show(image: string | null) {
  const things = [{ thing: "item:3", under: null, fields: image === null ? {} : { image } }];
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <DraftProvider draft={{ things, revision: 12 }} session={{ token: "staff_t", restaurantId: "7" }}>
        <DraftPicture thing="item:3" field="image" label="Picture" ratio={4 / 3} />
      </DraftProvider>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  const button = (name: string) => [...page.querySelectorAll("button")].find((one) => one.textContent?.includes(name));
  return {
    page,
    button,
    press: (name: string) => act(async () => button(name)?.click()),
    choose: (file: File) =>
      act(async () => {
        const input = page.querySelector<HTMLInputElement>("input[type=file]");
        Object.defineProperty(input, "files", { value: [file], configurable: true });
        input?.dispatchEvent(new Event("change", { bubbles: true }));
      }),
  };
}

const file = new File(["x"], "poutine.jpg", { type: "image/jpeg" });
const edits = () => sent.filter(({ url }) => url.endsWith("/menu/edits")).map(({ body }) => body);

test("studio#uploaded-pictures: A chosen file is uploaded, its part chosen, and its path is the value of the field.", async () => {
  answers = [{ status: 200, body: PICTURE }];
  const { page, choose, press } = await show(null);
  expect(page.textContent).toContain(m.studio_picture_none());
  await choose(file);
  expect(page.querySelector("dialog")?.textContent).toContain(m.studio_picture_crop());
  await press(m.studio_picture_done());
  expect(sent[1]).toEqual({
    url: `/api/staff/pictures/${HASH}/crops`,
    body: { left: 334, top: 0, width: 1333, height: 1000 },
  });
  expect(edits()).toEqual([{ edits: [{ thing: "item:3", field: "image", was: null, value: PATH }] }]);
  expect(page.querySelector("img")?.getAttribute("src")).toBe(PATH);
  expect(page.querySelector("dialog")).toBeNull();
});

test("studio#uploaded-pictures: A file that was not sent for want of a network is kept, and sent by a button.", async () => {
  answers = ["offline", { status: 200, body: PICTURE }];
  const { page, choose, press } = await show(null);
  await choose(file);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(m.studio_picture_offline());
  await press(m.studio_picture_again());
  expect(sent.map(({ body }) => body)).toEqual([file, file]);
  expect(page.querySelector("dialog")).not.toBeNull();
});

test("studio#picture-refused: A refusal is said in the server's sentence; a file that is too large is not sent.", async () => {
  answers = [{ status: 422, body: { code: "picture_refused", message: m.studio_picture_heic() } }];
  const { page, choose, button } = await show(null);
  await choose(file);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(m.studio_picture_heic());
  expect(button(m.studio_picture_again())).toBeUndefined();
  const large = new File([], "large.jpg");
  Object.defineProperty(large, "size", { value: 15_000_001 });
  await choose(large);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(m.studio_picture_bytes());
  expect(sent).toHaveLength(1);
});

test("studio#picture-crop: The part of an uploaded picture is chosen anew from where it was; the picture is removed.", async () => {
  const { page, press } = await show(`/uploads/7/${HASH}-667-0-1333-1000.jpg`);
  await press(m.studio_picture_crop());
  expect(sent[0]?.url).toBe(`/api/staff/pictures/${HASH}`);
  const [, across] = [...page.querySelectorAll<HTMLInputElement>("input[type=range]")];
  expect(Number(across?.value)).toBeCloseTo(1);
  await press(m.studio_picture_cancel());
  expect(page.querySelector("dialog")).toBeNull();
  await press(m.studio_picture_remove());
  expect(edits()).toMatchObject([{ edits: [{ field: "image", value: null }] }]);
});
