/** The addresses of a picture: modern formats in their widths, and one that every browser reads. */
export type PictureSource = {
  readonly fallback: string;
  readonly variants: readonly { readonly type: string; readonly srcSet: string }[];
};

const MADE_PICTURE = /^(\/pictures\/[\w/-]+)\.webp$/;

/**
 * Where the formats and widths of an `image` field lie. A picture of ours, `/pictures/{name}.webp`, is 640 pixels wide and
 * has its smaller and its AVIF versions beside it; any other address is taken as it stands.
 */
export function pictureSource(image: string): PictureSource {
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
