import { decodeHtmlText, plainText } from "./html-text.ts";
import type { Locale } from "./locale.ts";
import { type RichParagraph, richParagraphs } from "./rich-text.ts";

export type ConfirmationWords = { readonly title: string | null; readonly paragraphs: readonly RichParagraph[] };

/**
 * Parses `confirmation_screen_customization`: a text, or `title` and `message` with their `localization`.
 * Null without text. screens#confirmation-words.
 */
export function confirmationWords(customization: unknown, locale: Locale): ConfirmationWords | null {
  const own = readWords(customization);
  const { localization } = readFields(customization);
  const translated = readWords(readFields(localization)[locale]);
  const title = plainText(decodeHtmlText(translated.title || own.title)).trim();
  const paragraphs = richParagraphs(translated.message || own.message);
  return title === "" && paragraphs.length === 0 ? null : { title: title || null, paragraphs };
}

function readWords(value: unknown): { readonly title: string; readonly message: string } {
  if (typeof value === "string") return { title: "", message: value };
  const { title, message, text } = readFields(value);
  return { title: readText(title), message: readText(message) || readText(text) };
}

function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function readText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
