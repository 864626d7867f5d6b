/** What a dish stands on. */
export type Surface = "plate" | "bowl" | "board" | "paper" | "coaster" | "none";

/** Draws the surface in the middle of the 640 × 480 drawing, with its own shadow on the ground. */
export function drawSurface(surface: Surface, { deep, mark }: { deep: string; mark: string }): string {
  switch (surface) {
    case "plate":
      return `<ellipse cx="320" cy="274" rx="218" ry="206" fill="#3b2412" opacity="0.22" filter="url(#soft)"/>
<circle cx="320" cy="252" r="208" fill="#fffdf9"/><circle cx="320" cy="252" r="207" fill="none" stroke="${deep}" stroke-width="2"/>
<circle cx="320" cy="252" r="158" fill="#f7f2ea"/><circle cx="320" cy="252" r="158" fill="none" stroke="#e6ddd0" stroke-width="3"/>
<circle cx="320" cy="252" r="194" fill="none" stroke="${mark}" stroke-width="3" opacity="0.35"/>`;
    case "bowl":
      return `<ellipse cx="320" cy="278" rx="208" ry="196" fill="#3b2412" opacity="0.24" filter="url(#soft)"/>
<circle cx="320" cy="252" r="200" fill="${mark}" opacity="0.85"/><circle cx="320" cy="252" r="182" fill="#fffaf1"/><circle cx="320" cy="258" r="176" fill="#f1e8da"/>`;
    case "board":
      return `<g transform="rotate(-5 320 250)"><rect x="96" y="92" width="448" height="336" rx="46" fill="#3b2412" opacity="0.28" filter="url(#soft)"/>
<rect x="92" y="70" width="456" height="340" rx="44" fill="#b67d4b"/><rect x="92" y="70" width="456" height="326" rx="44" fill="#cf9a65"/>
<path d="M112 140H528M104 206H536M104 284H536M112 346H528" stroke="#b67d4b" stroke-width="3" opacity="0.45"/><circle cx="512" cy="108" r="13" fill="#a76f3f"/></g>`;
    case "paper":
      return `<g transform="rotate(6 320 246)"><rect x="126" y="62" width="388" height="376" rx="10" fill="#3b2412" opacity="0.24" filter="url(#soft)"/>
<rect x="122" y="50" width="396" height="380" rx="8" fill="#fffdf8"/>
<pattern id="check" width="44" height="44" patternUnits="userSpaceOnUse"><rect width="22" height="44" fill="${mark}" opacity="0.22"/><rect width="44" height="22" fill="${mark}" opacity="0.22"/></pattern>
<rect x="122" y="50" width="396" height="380" rx="8" fill="url(#check)"/></g>`;
    case "coaster":
      return `<ellipse cx="320" cy="280" rx="176" ry="166" fill="#3b2412" opacity="0.2" filter="url(#soft)"/>
<circle cx="320" cy="258" r="170" fill="#fffdf9" opacity="0.9"/><circle cx="320" cy="258" r="150" fill="none" stroke="${mark}" stroke-width="4" stroke-dasharray="3 11" stroke-linecap="round" opacity="0.7"/>`;
    case "none":
      return "";
  }
}
