import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { RichLines } from "../../ui/rich-text.tsx";
import { useRestaurant } from "./use-restaurant.ts";

export type VenueHeadProps = {
  /** A line above the name, such as a welcome. */
  readonly above?: ReactNode;
  /** The description; the venue's own by default. */
  readonly about?: ReactNode;
  /** The opening state and what else is true now. */
  readonly children?: ReactNode;
};

/**
 * The head of a venue's menu, week and landing, in the band of its frame: the name over the venue's picture or, without
 * one, over its own initial. screens#venue-head.
 */
export function VenueHead({ above, about, children }: VenueHeadProps) {
  const { venue } = useRestaurant();
  const cover = venue.cover ?? venue.image;
  const description = about ?? (venue.about.length > 0 ? <RichLines paragraphs={venue.about} /> : null);
  return (
    <>
      {cover === null ? (
        <span aria-hidden="true" className="head-initial">
          {[...venue.name][0]}
        </span>
      ) : (
        <div className="head-cover">
          <Picture image={cover} alt="" priority={true} ratio="by-class" className="absolute! inset-0 size-full" />
        </div>
      )}
      <div className={classNames("page head-words", cover === null && "head-type")}>
        {above}
        <h1 className="head-name">{venue.name}</h1>
        {description === null ? null : (
          <p className="measure line-clamp-2 text-small md:line-clamp-none md:text-body">{description}</p>
        )}
        {children}
      </div>
    </>
  );
}
