import { act } from "react";
import { expect, vi } from "vitest";

/** What a diner reads and does on a page that is not drawn. Controls are found by the words that name them. */
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
    /** Waits until the page says something. */
    sees: (text: string) => act(async () => vi.waitFor(() => expect(words(page)).toContain(text), { timeout: 20_000 })),
    /** What is said in a part of the page that announces itself. */
    alerts: () => all("[role=alert]").map(words),
    /** The step of the checkout at which a text is said; null where it is at none. */
    stepOf: (text: string) => {
      const said = all("[role=alert]").find((element) => words(element).includes(text));
      return said?.closest<HTMLElement>("[data-step]")?.dataset.step ?? null;
    },
    /** Whether the step asks for nothing, and so neither opens nor closes. */
    isFixed: (step: string) => all(`[data-step="${step}"]`).every((frame) => frame.tagName !== "DETAILS"),
    asksFor: (label: string) => all("label").some((element) => words(element).includes(label)),
    field,
    /** What is said of a field, besides its label. */
    saidOf: (label: string) =>
      (field(label).getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => words(page.ownerDocument.getElementById(id)))
        .join(" "),
    press: (name: string) => act(async () => named("button, a, label", name).click()),
    canPress: (name: string) => !named("button", name).hasAttribute("disabled"),
    fill: (label: string, text: string) => act(async () => write(field(label), text)),
    /** Types a number where one is counted. */
    count: (name: string, typed: string) => act(async () => write(named("[role=spinbutton]", name), typed)),
    leave: (name: string) =>
      act(async () => named("[role=spinbutton]", name).dispatchEvent(new Event("focusout", { bubbles: true }))),
  };
}

function write(control: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
