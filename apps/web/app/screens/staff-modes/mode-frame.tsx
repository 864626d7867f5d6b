import { formatTimeOfDay, m } from "@comptoir/messages";
import type { BoardMode } from "@comptoir/ordering";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { momentInZone } from "../../venue/moment-in-zone.ts";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { MODES } from "../staff/mode-words.ts";
import { problemWords } from "../staff-board/board-words.ts";
import { NotLive } from "../staff-board/not-live.tsx";
import type { ModePage } from "./mode-page.ts";
import type { LiveList } from "./use-live-list.ts";

export type ModeFrameProps = {
  readonly page: ModePage;
  readonly mode: BoardMode;
  readonly heading: string;
  readonly text: ReactNode;
  /** The parent page; by default the restaurant's first page. */
  readonly up?: { readonly to: string; readonly label: string };
  readonly live?: Pick<LiveList<unknown>, "lostSince" | "hasEnded" | "problem" | "dismissProblem" | "dialog">;
  /** What the page says while it is not connected; by default that presses are kept. */
  readonly lostWords?: (since: { readonly time: string }) => string;
  readonly children: ReactNode;
};

/** The frame of a mode's pages: the way to the board and the other modes, and how old the page's knowledge is. */
export function ModeFrame(props: ModeFrameProps) {
  const { page, mode, heading, text, up, live, lostWords = m.modes_lost, children } = props;
  const { restaurant } = page;
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10 print:py-0">
        <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
          <nav aria-label={m.modes_nav()} className="flex flex-wrap gap-2 print:hidden">
            <ModeLink to="/staff/board" label={m.modes_board()} isHere={false} />
            {restaurant.modes.map((one) => (
              <ModeLink key={one} to={MODES[one].path} label={MODES[one].label()} isHere={one === mode} />
            ))}
          </nav>
          <PageHead heading={heading} text={text} up={up ?? { to: "/staff", label: restaurant.name }} />
          {live ? <LiveNotices live={live} lostWords={lostWords} zone={restaurant.zone} /> : null}
          {children}
        </div>
      </div>
      {live?.dialog}
    </SiteFrame>
  );
}

function ModeLink({ to, label, isHere }: { readonly to: string; readonly label: string; readonly isHere: boolean }) {
  return (
    <Link
      to={to}
      reloadDocument={to === "/staff/board"}
      aria-current={isHere ? "true" : undefined}
      className={pillLook(isHere)}
    >
      {label}
    </Link>
  );
}

/** Class names of a link that chooses what a page shows. */
export function pillLook(isChosen: boolean): string {
  return classNames(
    "figures inline-flex min-h-11 items-center rounded-full border px-4 text-small",
    isChosen ? "border-ink font-semibold forced-colors:outline-2" : "border-edge text-ink-soft hover:text-ink",
  );
}

type LiveNoticesProps = Required<Pick<ModeFrameProps, "live" | "lostWords">> & { readonly zone: string };

function LiveNotices({ live, lostWords, zone }: LiveNoticesProps) {
  const timeOf = (instant: string | number) => formatTimeOfDay(momentInZone(new Date(instant), zone).minutes);
  const { hasEnded, lostSince, problem, dismissProblem } = live;
  if (hasEnded) {
    return (
      <Banner
        tone="danger"
        role="alert"
        action={
          <LinkButton to="/staff" reloadDocument={true}>
            {m.board_sign_in()}
          </LinkButton>
        }
      >
        {m.board_ended()}
      </Banner>
    );
  }
  return (
    <>
      <NotLive words={m.modes_not_live()} />
      {lostSince === null ? null : (
        <Banner tone="danger" role="alert">
          {lostWords({ time: timeOf(lostSince) })}
        </Banner>
      )}
      {problem === null ? null : (
        <Banner tone="danger" role="alert" title={m.board_not_done()} onDismiss={dismissProblem}>
          {problemWords(problem, timeOf)}
        </Banner>
      )}
    </>
  );
}
