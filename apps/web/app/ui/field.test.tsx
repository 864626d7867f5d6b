// @vitest-environment happy-dom
import { act, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { TextAreaField, TextField } from "./field.tsx";

function Form() {
  const [name, setName] = useState("");
  const [note, setNote] = useState("");
  const [presses, setPresses] = useState(0);
  return (
    <form>
      <TextField id="name" label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <TextAreaField id="note" label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <TextField id="free" label="Free" name="free" />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
      <output>{`${name}|${note}`}</output>
    </form>
  );
}

it("Text typed before hydration is kept in the field and in the screen's state.", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(<Form />);
  const control = (id: string) => page.querySelector(`#${id}`) as HTMLInputElement;
  control("name").value = "M-9999";
  control("note").value = "no onions";
  control("free").value = "as it is";

  const root = await act(async () => hydrateRoot(page, <Form />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  expect(page.querySelector("output")?.textContent).toBe("M-9999|no onions");
  act(() => page.querySelector("button")?.click());
  expect([control("name").value, control("note").value, control("free").value]).toEqual([
    "M-9999",
    "no onions",
    "as it is",
  ]);
});

it("A field's error, hint and further description are announced with it, in that order.", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <TextField id="code" label="Code" hint="Of six digits" error="That is none" aria-describedby="rule" />,
  );
  const control = page.querySelector("#code");
  expect(control?.getAttribute("aria-describedby")).toBe("code-error code-hint rule");
  expect(page.querySelector("#code-error")?.textContent).toBe("That is none");
});
