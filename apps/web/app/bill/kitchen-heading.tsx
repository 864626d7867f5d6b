/** The kitchen whose lines follow in a list of a hub's cart or order; nothing where no kitchen begins. hub#hub-menu. */
export function KitchenHeading({
  name,
  className = "",
}: {
  readonly name: string | undefined;
  readonly className?: string;
}) {
  return name === undefined ? null : <li className={`font-display font-semibold ${className}`}>{name}</li>;
}
