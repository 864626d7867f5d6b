/**
 * Keeps react-aria from injecting a style element, which the Content-Security-Policy blocks. react-aria skips
 * it if an element with its id exists. Use the class `touch-manipulation` instead of its rules.
 */
export function suppressAriaStyle(): void {
  const id = "react-aria-pressable-style";
  if (document.getElementById(id)) return;
  const stand = document.createElement("meta");
  stand.id = id;
  document.head.append(stand);
}
