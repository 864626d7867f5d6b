import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";

/** The head of a dish beside its choices, from a tablet's width on. */
export const HEAD_BESIDE = "sm:sticky sm:top-0 sm:w-[39%] sm:shrink-0 sm:pt-2 sm:pb-6 sm:pl-5";

/** The picture of an opened dish, from edge to edge of the sheet unless it stands beside the choices. */
export function DishPicture({ image, isBeside }: { readonly image: string; readonly isBeside: boolean }) {
  return (
    <Picture
      image={image}
      alt=""
      ratio="by-class"
      className={classNames("aspect-3/2", isBeside && "sm:aspect-4/3 sm:rounded-card")}
    />
  );
}
