import { pictureSources } from "@comptoir/ordering";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type PictureProps = {
  readonly image: string;
  /** The alternative text; empty if the text beside the picture says the same. */
  readonly alt: string;
  /** Loads eagerly, for pictures in the first view; others are lazy-loaded. */
  readonly priority?: boolean;
  /** `dish` is 4:3. `wide` is for a venue's picture. `by-class` leaves the ratio to `className`. */
  readonly ratio?: keyof typeof RATIOS;
  readonly className?: string;
};

const RATIOS = { dish: "aspect-4/3", square: "aspect-square", wide: "aspect-[2/1] sm:aspect-[21/9]", "by-class": "" };

/** Formats of uploaded pictures that browsers prefer to JPEG, the smallest first. */
const SOURCES = ["avif", "webp"] as const;

/**
 * The fixed aspect ratio prevents layout shifts. An uploaded picture is loaded in the format and the width that fit.
 * studio#picture-path.
 */
export function Picture({ image, alt, priority, ratio = "dish", className }: PictureProps) {
  const shown = (
    <img
      src={image}
      alt={alt}
      width={1200}
      height={900}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? "sync" : "async"}
    />
  );
  return (
    <span className={classNames("picture", RATIOS[ratio], className)}>
      {pictureSources(image, "webp") === null ? shown : withSources(image, { shown, priority })}
    </span>
  );
}

type Sources = { readonly shown: ReactNode; readonly priority: boolean | undefined };

function withSources(image: string, { shown, priority }: Sources) {
  // The width of a lazy picture is known when it is loaded; browsers without `auto` take the size after it.
  const sizes = priority ? "100vw" : "auto, (min-width: 640px) 420px, 100vw";
  return (
    <picture className="contents">
      {SOURCES.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={pictureSources(image, format) ?? ""} sizes={sizes} />
      ))}
      {shown}
    </picture>
  );
}
