import { classNames } from "./class-names.ts";

export type PictureProps = {
  /** An `image` field of the menu data. */
  readonly image: string;
  /** The alternative text; empty if the text beside the picture says the same. */
  readonly alt: string;
  /** Loads eagerly with high priority, for pictures in the first view. Other pictures are lazy-loaded. */
  readonly priority?: boolean;
  /**
   * The aspect ratio: `dish` is 4:3; `square`; `wide` is for a venue's picture; `by-class` leaves it to
   * `className`.
   */
  readonly ratio?: keyof typeof RATIOS;
  readonly className?: string;
};

const RATIOS = { dish: "aspect-4/3", square: "aspect-square", wide: "aspect-[2/1] sm:aspect-[21/9]", "by-class": "" };

/**
 * A picture with a fixed aspect ratio on a tinted background, which prevents layout shifts and suits
 * illustrations and photographs.
 */
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
