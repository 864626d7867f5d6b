import { formatNumber, m } from "@comptoir/messages";
import {
  contrastRatio,
  decodeHtmlText,
  findLook,
  type MenuConfigurationData,
  parseHexColor,
  type SchemeColors,
  TEXT_CONTRAST,
  THEMES,
  themeOfVenue,
} from "@comptoir/ordering";
import { useDraftField } from "../draft-context.tsx";

const WHITE = { red: 255, green: 255, blue: 255 };

/** A small menu in the colours of the draft, and whether its colour can be read. screens#theme. */
export function LooksPreview() {
  const name = useDraftField("restaurant", "name").value;
  const color = useLook("primary_color");
  const colors = useLook("colors");
  const font = useLook("fonts");
  const theme = findLook(THEMES, useLook("theme")) ?? "device";
  const accent = parseHexColor(typeof color === "string" ? color : null);
  const derived = themeOfVenue({ menu_configuration: { primary_color: color, colors } as MenuConfigurationData });
  const schemes = theme === "device" ? (["light", "dark"] as const) : ([theme] as const);
  return (
    <section aria-labelledby="looks-preview" className="flex flex-col gap-2">
      <h2 id="looks-preview" className="text-lead font-semibold">
        {m.studio_set_preview()}
      </h2>
      <div className="flex flex-wrap gap-4">
        {schemes.map((scheme) => (
          <SmallMenu
            key={scheme}
            name={decodeHtmlText(String(name ?? ""))}
            font={typeof font === "string" ? font : "Fraunces"}
            colors={derived[scheme]}
          />
        ))}
      </div>
      {accent === undefined ? null : <p className="text-small">{contrastWords(contrastRatio(accent, WHITE))}</p>}
    </section>
  );
}

function useLook(field: string): unknown {
  return useDraftField("restaurant", `menu_configuration.${field}`).value;
}

function contrastWords(ratio: number): string {
  const said = { ratio: formatNumber(Math.floor(ratio)) };
  return ratio >= TEXT_CONTRAST ? m.studio_set_contrast_good(said) : m.studio_set_contrast_poor(said);
}

type SmallMenuProps = { readonly name: string; readonly font: string; readonly colors: SchemeColors };

function SmallMenu({ name, font, colors }: SmallMenuProps) {
  return (
    <svg
      viewBox="0 0 240 200"
      aria-hidden="true"
      className="w-60 max-w-full rounded-control border border-hairline forced-color-adjust-none"
    >
      <rect width="240" height="200" fill={colors.paper} />
      <rect width="240" height="60" fill={colors.band} />
      <text x="14" y="38" fontSize="20" fontFamily={font} fill={colors.onBand}>
        {name.slice(0, 20)}
      </text>
      {[76, 124].map((y) => (
        <g key={y}>
          <rect x="14" y={y} width="212" height="40" rx="8" fill={colors.raised} stroke={colors.hairline} />
          <rect x="24" y={y + 11} width="90" height="6" rx="3" fill={colors.edge} />
          <rect x="24" y={y + 24} width="50" height="5" rx="2.5" fill={colors.hairline} />
          <circle cx="206" cy={y + 20} r="11" fill={colors.accent} />
          <path d={`M201 ${y + 20}h10M206 ${y + 15}v10`} stroke={colors.onAccent} strokeWidth="2" />
        </g>
      ))}
      <rect x="14" y="174" width="212" height="18" rx="9" fill={colors.accent} />
    </svg>
  );
}
