/** How much of a cart is kept: room for a table's dinner with every choice. ordering#cart-kept-size. */
const CART_BYTES_MAX = 16_000;

/** The first lines of a cart, up to what is kept of one. ordering#cart-kept-size. */
export function firstLinesThatFit<Line>(lines: readonly Line[]): Line[] {
  let bytes = 2;
  return lines.filter((line) => {
    bytes += Buffer.byteLength(JSON.stringify(line)) + 1;
    return bytes <= CART_BYTES_MAX;
  });
}
