import type { PartnerOrderData, WebhookBody } from "@comptoir/contract";

/** Maximum size of a body in bytes. partners#body. */
const BODY_BYTES_MAX = 20_000;

/** An event of a restaurant that is about no order. */
export type OtherEvent = {
  readonly type: string;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
};

/**
 * Writes the body of an order's event. An order that does not fit goes without its lines and answers, and says where
 * it can be read. partners#body, partners#reduced.
 */
export function writeOrderBody(type: string, at: Date, order: PartnerOrderData): string {
  const whole = write(type, at, order);
  if (fits(whole)) return whole;
  const reduced = { left_out: ["lines", "questions"], read_at: `/api/v1/venue/orders/${order.id}` };
  return write(type, at, { ...order, lines: [], questions: [], reduced } satisfies PartnerOrderData);
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
