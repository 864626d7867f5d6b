import type { StartMenuData } from "@comptoir/contract";
import { currentLocale, m } from "@comptoir/messages";
import { typedAmount } from "../../ui/typed-amount.ts";

/** Maximum size in bytes of a menu's file, as of the API. studio#start-file. */
const FILE_BYTES_MAX = 8 * 1024 * 1024;

export type FileAnswers = { readonly priceUnit?: string; readonly price?: string };
export type SentFile =
  | { readonly kind: "read"; readonly menu: StartMenuData }
  /** The file does not say whether whole numbers are cents or dollars. */
  | { readonly kind: "unit"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string };

/** Sends a menu's file, and returns what was understood. The API's typed client sends JSON only. studio#start-file. */
export async function sendFile(file: File, code: string, answers: FileAnswers): Promise<SentFile> {
  if (file.size > FILE_BYTES_MAX) return { kind: "refused", message: m.staff_start_file_too_large() };
  const query = new URLSearchParams({ name: file.name.slice(-300) });
  if (answers.priceUnit) query.set("priceUnit", answers.priceUnit);
  if (answers.price) query.set("price", typedAmount(answers.price));
  try {
    const response = await fetch(`/api/staff/start/menu?${query}`, {
      method: "POST",
      headers: {
        "content-type": "application/octet-stream",
        "x-start-code": code,
        "x-locale": currentLocale(),
      },
      body: file,
    });
    const body = await response.json();
    if (response.ok) return { kind: "read", menu: body as StartMenuData };
    const {
      code: refused,
      message,
      issues,
    } = body as {
      readonly code: unknown;
      readonly message: string;
      readonly issues?: readonly { readonly message: string }[];
    };
    if (response.status === 413) return { kind: "refused", message: m.staff_start_file_too_large() };
    return { kind: refused === "start_unit_unsaid" ? "unit" : "refused", message: issues?.[0]?.message ?? message };
  } catch {
    return { kind: "refused", message: m.person_unreachable() };
  }
}
