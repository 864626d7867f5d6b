import { act } from "react";
import { expect, vi } from "vitest";

/** A driver for a rendered page in tests: reads its text, and finds controls by their accessible names. */
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
  const field = (label: string) => {
    const control = page.ownerDocument.getElementById(named("label", label).getAttribute("for") ?? "");
    if (!(control instanceof HTMLInputElement)) throw new Error(`"${label}" is no field.`);
    return control;
  };
  return {
    reads: () => words(page),
    /** Waits until the page contains a text. */
    sees: (text: string) => act(async () => vi.waitFor(() => expect(words(page)).toContain(text), { timeout: 20_000 })),
    /** Returns the texts of all alerts. */
    alerts: () => all("[role=alert]").map(words),
    /** Returns the checkout step whose alert contains a text; null if there is none. */
    stepOf: (text: string) => {
      const said = all("[role=alert]").find((element) => words(element).includes(text));
      return said?.closest<HTMLElement>("[data-step]")?.dataset.step ?? null;
    },
    /** Returns whether the step has no questions, and therefore cannot be opened or closed. */
    isFixed: (step: string) => all(`[data-step="${step}"]`).every((frame) => frame.tagName !== "DETAILS"),
    /** Returns the text of the open dialog; empty if there is none. */
    dialog: () => words(page.querySelector("dialog[open]")),
    asksFor: (label: string) => all("label").some((element) => words(element).includes(label)),
    field,
    /** Returns the descriptions of a field, such as its hint and error. */
    saidOf: (label: string) =>
      (field(label).getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => words(page.ownerDocument.getElementById(id)))
        .join(" "),
    press: (name: string) => act(async () => named("button, a, label", name).click()),
    canPress: (name: string) => !named("button", name).hasAttribute("disabled"),
    fill: (label: string, text: string) => act(async () => write(field(label), text)),
    /** Types a number into a spin button. */
    count: (name: string, typed: string) => act(async () => write(named("[role=spinbutton]", name), typed)),
    leave: (name: string) =>
      act(async () => named("[role=spinbutton]", name).dispatchEvent(new Event("focusout", { bubbles: true }))),
  };
}

function write(control: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
