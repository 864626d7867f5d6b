/** Marks elements that show the cart's quantity. `flyToCart` targets the visible one. */
export const CART_TARGET = { "data-cart-target": "" };

const FLIGHT_MS = 200;
const SIZE_PX = 14;

/**
 * Animates a dot from the pressed control to the cart. Does nothing under reduced motion, or if the cart is
 * not visible. screens#adding.
 */
export function flyToCart(from: Element | null): void {
  if (from === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const start = centreOf(from.getBoundingClientRect());
  // With the first dish, the cart appears in the next frame.
  requestAnimationFrame(() => {
    const boxes = [...document.querySelectorAll("[data-cart-target]")].map((target) => target.getBoundingClientRect());
    const box = boxes.find(({ width, top }) => width > 0 && top < innerHeight);
    if (box) fly(start, centreOf(box));
  });
}

type Point = { readonly x: number; readonly y: number };

function fly(start: Point, end: Point): void {
  const dot = document.createElement("span");
  dot.className = "flying-dot";
  dot.ariaHidden = "true";
  // A popover is drawn above the dish's dialog, which is about to close.
  dot.popover = "manual";
  document.body.append(dot);
  dot.showPopover?.();
  const at = ({ x, y }: Point, scale: number) => `translate(${x - SIZE_PX / 2}px,${y - SIZE_PX / 2}px) scale(${scale})`;
  const flight = dot.animate?.(
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(end, 0.6), opacity: 0.35 },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(0.4, 0, 0.6, 1)" },
  );
  if (flight) flight.onfinish = flight.oncancel = () => dot.remove();
  else dot.remove();
}

function centreOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
