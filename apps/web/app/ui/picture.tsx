import { classNames } from "./class-names.ts";

export type PictureProps = {
  /** An `image` field as the menu data has it. */
  readonly image: string;
  /** What it shows; empty when the words beside it say so already. */
  readonly alt: string;
  /** How wide it will be shown, as in `<img sizes>`: `"(min-width: 48rem) 18rem, 40vw"`. */
  readonly sizes: string;
  /** Loaded at once and first; for what stands in the first view. Everything else is loaded as it nears. */
  readonly priority?: boolean;
  /** The shape: `dish` is 4 to 3, `square`, `wide` for a venue's picture, or what `className` says. */
  readonly ratio?: keyof typeof RATIOS;
  readonly className?: string;
};

const RATIOS = { dish: "aspect-4/3", square: "aspect-square", wide: "aspect-[2/1] sm:aspect-[21/9]", "by-class": "" };

/** A picture in a fixed shape on a tinted ground, so that nothing jumps and illustrations sit beside photographs. */
export function Picture({ image, alt, sizes, priority, ratio = "dish", className }: PictureProps) {
  const source = pictureSource(image);
  return (
    <span className={classNames("picture", RATIOS[ratio], className)}>
      <picture>
        <Variants source={source} sizes={sizes} />
        <img
          src={source.fallback}
          alt={alt}
          width={1200}
          height={900}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding={priority ? "sync" : "async"}
        />
      </picture>
    </span>
  );
}

function Variants({ source, sizes }: { readonly source: PictureSource; readonly sizes: string }) {
  return source.variants.map(({ type, srcSet }) => <source key={type} type={type} srcSet={srcSet} sizes={sizes} />);
}

/** The addresses of a picture: modern formats in their widths, and one that every browser reads. */
type PictureSource = {
  readonly fallback: string;
  readonly variants: readonly { readonly type: string; readonly srcSet: string }[];
};

const MADE_PICTURE = /^(\/pictures\/[\w/-]+)\.webp$/;

/**
 * Where the formats and widths of an `image` field lie. A picture of ours, `/pictures/{name}.webp`, is 640 pixels wide and
 * has its smaller and its AVIF versions beside it; any other address is taken as it stands.
 */
function pictureSource(image: string): PictureSource {
  const stem = MADE_PICTURE.exec(image)?.[1];
  if (stem === undefined) return { fallback: image, variants: [] };
  return {
    fallback: image,
    variants: [
      { type: "image/avif", srcSet: `${stem}-320.avif 320w, ${stem}-640.avif 640w` },
      { type: "image/webp", srcSet: `${stem}-320.webp 320w, ${image} 640w` },
    ],
  };
}
