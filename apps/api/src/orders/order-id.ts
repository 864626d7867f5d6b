const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text can be an order's id or a checkout's key: both are UUIDs, and nothing else is looked up. */
export function isOrderId(text: string): boolean {
  return UUID.test(text);
}
