import { createElement, type SVGProps } from "react";

type IconData = {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  readonly aliases?: readonly string[];
};

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };

/** Makes an icon of Lucide's drawing: the same markup as the library's own, hidden from screen readers, beside words that say it. */
export default function drawIcon(icon: IconData) {
  return (props: IconProps) => drawWith(icon, props);
}

function drawWith({ name, node, aliases = [] }: IconData, props: IconProps) {
  const { size = 24, strokeWidth = 2, className = "", ...rest } = props;
  const names = ["lucide", ...[name, ...aliases].map((each) => `lucide-${each}`), className];
  return createElement(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      className: names.filter(Boolean).join(" "),
      "aria-hidden": "true",
      ...rest,
    },
    node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
