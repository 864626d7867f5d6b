import { classNames } from "./class-names.ts";

export type PictureProps = {
  /** An `image` field as the menu data has it. */
  readonly image: string;
  /** What it shows; empty when the words beside it say so already. */
  readonly alt: string;
  /** Loaded at once and first; for what stands in the first view. Everything else is loaded as it nears. */
  readonly priority?: boolean;
  /** The shape: `dish` is 4 to 3, `square`, `wide` for a venue's picture, or what `className` says. */
  readonly ratio?: keyof typeof RATIOS;
  readonly className?: string;
};

const RATIOS = { dish: "aspect-4/3", square: "aspect-square", wide: "aspect-[2/1] sm:aspect-[21/9]", "by-class": "" };

/** A picture in a fixed shape on a tinted ground, so that nothing jumps and illustrations sit beside photographs. */
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
