import type { PartnerOrderData, WebhookBody } from "@comptoir/contract";

/** Maximum size of a body in bytes. partners#body. */
const BODY_BYTES_MAX = 20_000;

/** An event of a restaurant that is about no order. */
export type OtherEvent = {
  readonly type: string;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
};

/** What of an order is never stored in a body. partners#child. */
export type PersonalPart = "child" | "diners";

/**
 * Writes the body of an order's event. Bodies are stored, but a child's data is stored in the child's row only, and
 * allergies in the order's: an order goes without them, and names them as `personal`. An order that does not fit goes without its lines and answers. Each says where it can be
 * read. partners#body, partners#reduced, partners#child.
 */
export function writeOrderBody(
  type: string,
  at: Date,
  { child: _child, diners: _diners, ...order }: PartnerOrderData,
  personal: readonly PersonalPart[],
): string {
  const readAt = `/api/v1/venue/orders/${order.id}`;
  const whole: PartnerOrderData = {
    ...order,
    child: null,
    diners: null,
    ...(personal.length > 0 && { reduced: { left_out: [...personal], read_at: readAt } }),
  };
  const body = write(type, at, whole);
  if (fits(body)) return body;
  const reduced = { left_out: ["lines", "questions", ...personal], read_at: readAt };
  return write(type, at, { ...whole, lines: [], questions: [], reduced } satisfies PartnerOrderData);
}

/** Writes the body of an event that is about no order. What does not fit is in the menu's data. partners#body. */
export function writeOtherBody({ type, at, data }: OtherEvent, { slug }: { readonly slug: string }): string {
  const whole = write(type, at, data);
  if (fits(whole)) return whole;
  const lists = Object.keys(data).filter((field) => Array.isArray(data[field]));
  const reduced = { left_out: lists, read_at: `/menu/${slug}/data.json` };
  return write(type, at, { ...data, ...Object.fromEntries(lists.map((field) => [field, []])), reduced });
}

function write(type: string, at: Date, data: unknown): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data } satisfies WebhookBody);
}

function fits(body: string): boolean {
  return Buffer.byteLength(body) < BODY_BYTES_MAX;
}

/** Writes the body of a test. partners#test-event. */
export function writeTestBody(at: Date): string {
  return write("test", at, { message: "This is a test. Nothing happened at the restaurant." });
}
