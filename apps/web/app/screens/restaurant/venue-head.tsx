import { type CSSProperties, type ReactNode, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { RichLines } from "../../ui/rich-text.tsx";
import { venueInitial } from "../../venue/venue-initial.ts";
import { usePictureGone } from "./use-picture-gone.ts";
import { useRestaurant } from "./use-restaurant.ts";

/** On a phone's landing screen, the description: the head there is the name alone. */
export function VenueAbout() {
  const { venue } = useRestaurant();
  if (venue.about.length === 0) return null;
  return (
    <p className="measure line-clamp-3 text-small text-ink-soft md:hidden">
      <RichLines paragraphs={venue.about} />
    </p>
  );
}

export type VenueHeadProps = {
  readonly above?: ReactNode;
  /** The description; the venue's own by default. */
  readonly about?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * The head of a venue's menu, week and landing: the name over the venue's picture or, without one, over its
 * initial. screens#venue-head.
 */
export function VenueHead({ above, about, children }: VenueHeadProps) {
  const { venue } = useRestaurant();
  const { cover, coverFocus } = venue;
  const frame = useRef<HTMLDivElement>(null);
  const isGone = usePictureGone(frame, cover);
  const description = about ?? (venue.about.length > 0 ? <RichLines paragraphs={venue.about} /> : null);
  return (
    <>
      {cover === null || isGone ? (
        <span aria-hidden="true" className="head-initial">
          {venueInitial(venue.name)}
        </span>
      ) : null}
      {cover === null ? null : (
        // Without its picture the frame stays, so that the words keep their place.
        <div ref={frame} className="head-cover" style={{ "--focus": coverFocus } as CSSProperties}>
          {isGone ? null : (
            <Picture image={cover} alt="" priority={true} ratio="by-class" className="absolute! inset-0 size-full" />
          )}
        </div>
      )}
      <div className={classNames("page head-words", cover === null && "head-type")}>
        {above}
        <h1 className="head-name" style={{ "--letters": [...venue.name].length } as CSSProperties}>
          {venue.logoTo === null ? venue.name : <a href={venue.logoTo}>{venue.name}</a>}
        </h1>
        {description === null ? null : (
          <p
            className={classNames(
              "measure line-clamp-2 text-small md:line-clamp-none md:text-body md:text-balance",
              // A phone's head is the name alone. The landing screen shows the description below it.
              about === undefined && "max-md:hidden",
            )}
          >
            {description}
          </p>
        )}
        {children}
      </div>
    </>
  );
}
