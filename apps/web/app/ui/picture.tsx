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

/** The fixed aspect ratio prevents layout shifts. */
export function Picture({ image, alt, priority, ratio = "dish", className }: PictureProps) {
  return (
    <span className={classNames("picture", RATIOS[ratio], className)}>
      <img
        src={image}
        alt={alt}
        width={1200}
        height={900}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"}
      />
    </span>
  );
}
