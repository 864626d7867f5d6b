import { act } from "react";
import { expect, vi } from "vitest";

/** Drives a rendered page in tests: reads its text, and finds controls by their accessible names. */
export type DinerAtPage = ReturnType<typeof dinerAt>;

export function dinerAt(page: HTMLElement) {
  const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
  const named = (selector: string, name: string) => {
    const found = all(selector).find((element) =>
      (element.getAttribute("aria-label") ?? words(element)).includes(name),
    );
    if (!found) throw new Error(`No ${selector} is called "${name}". The page reads: ${words(page)}`);
    return found;
  };
  const control = (label: string) => {
    const found = page.ownerDocument.getElementById(named("label", label).getAttribute("for") ?? "");
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
      throw new Error(`"${label}" is no field.`);
    return found;
  };
  const field = (label: string) => {
    const found = control(label);
    if (!(found instanceof HTMLInputElement)) throw new Error(`"${label}" is no field of one line.`);
    return found;
  };
  return {
    reads: () => words(page),
    sees: (text: string) => act(async () => vi.waitFor(() => expect(words(page)).toContain(text), { timeout: 20_000 })),
    alerts: () => all("[role=alert]").map(words),
    /** The checkout step that contains an alert with `text`; null for none. */
    stepOf: (text: string) => {
      const said = all("[role=alert]").find((element) => words(element).includes(text));
      return said?.closest<HTMLElement>("[data-step]")?.dataset.step ?? null;
    },
    /** Whether the step asks nothing, and so cannot be opened or closed. */
    isFixed: (step: string) => all(`[data-step="${step}"]`).every((frame) => frame.tagName !== "DETAILS"),
    dialog: () => words(page.querySelector("dialog[open]")),
    asksFor: (label: string) => all("label").some((element) => words(element).includes(label)),
    field,
    /** The field's descriptions, such as its hint and error. */
    saidOf: (label: string) =>
      (control(label).getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => words(page.ownerDocument.getElementById(id)))
        .join(" "),
    press: (name: string) => act(async () => named("button, a, label", name).click()),
    canPress: (name: string) => !named("button", name).hasAttribute("disabled"),
    fill: (label: string, text: string) => act(async () => write(control(label), text)),
    count: (name: string, typed: string) => act(async () => write(named("[role=spinbutton]", name), typed)),
    leave: (name: string) =>
      act(async () => named("[role=spinbutton]", name).dispatchEvent(new Event("focusout", { bubbles: true }))),
  };
}

function write(control: HTMLElement, text: string): void {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
