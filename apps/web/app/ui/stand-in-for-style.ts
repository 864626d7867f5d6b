/**
 * react-aria would write a style element of its own, which the policy of a page does not let in. It writes none where there is an
 * element of this id; what it would say is said by `touch-manipulation`.
 */
export function standInForStyle(): void {
  const id = "react-aria-pressable-style";
  if (document.getElementById(id)) return;
  const stand = document.createElement("meta");
  stand.id = id;
  document.head.append(stand);
}
