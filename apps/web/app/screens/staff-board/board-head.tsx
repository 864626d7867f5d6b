import { formatTimeOfDay, m } from "@comptoir/messages";
import type { LocalMoment } from "@comptoir/ordering";
import ListChecks from "lucide-react/icons/list-checks";
import Lock from "lucide-react/icons/lock";
import Settings from "lucide-react/icons/settings";
import UserRound from "lucide-react/icons/user-round";
import UtensilsCrossed from "lucide-react/icons/utensils-crossed";
import VolumeX from "lucide-react/icons/volume-x";
import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MODES } from "../staff/mode-words.ts";
import type { BoardSettings, ChangeSettings } from "./board-settings.ts";
import type { LiveBoard } from "./live/use-board.ts";
import { SettingsDialog } from "./settings-dialog.tsx";
import { useNow } from "./use-now.ts";
import type { Service } from "./use-service.tsx";
import type { Who } from "./use-who.tsx";

type HeadProps = {
  readonly live: LiveBoard;
  readonly service: Service;
  readonly settings: BoardSettings;
  readonly changeSettings: ChangeSettings;
  readonly onNow: () => void;
  /** How many open orders the station's filter hides. board#stations. */
  readonly hidden: number;
  readonly who: Who;
  readonly at: (instant: string) => LocalMoment;
};

/** The head of the board: whose it is, the time, what a filter hides, unsent presses, who works, and the settings. */
export function BoardHead({ live, service, settings, changeSettings, hidden, who, at, onNow }: HeadProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { venue } = live.state;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-band px-3 py-1 text-on-band">
      <h1 className="min-w-0 truncate font-display max-sm:flex-1 font-semibold text-lead">{venue.name}</h1>
      <Clock {...{ at }} serverNow={live.serverNow} />
      {who.staff.restaurant.modes.map((mode) => (
        <Link
          key={mode}
          to={MODES[mode].path}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-small underline underline-offset-4"
        >
          {MODES[mode].label()}
        </Link>
      ))}
      <span className="flex flex-wrap items-center justify-end gap-y-1 sm:flex-1 sm:gap-x-2">
        {settings.stations.length === 0 ? null : <Badge>{settings.stations.join(", ")}</Badge>}
        {hidden > 0 ? <Badge tone="caution">{m.board_hidden({ count: hidden })}</Badge> : null}
        {live.unsent.size > 0 ? <Badge tone="danger">{m.board_unsent_count({ count: live.unsent.size })}</Badge> : null}
        <WhoButton who={who} />
        {service.isSilent ? (
          <IconButton label={m.board_test_sound()} icon={<VolumeX size={20} />} onClick={service.testSound} />
        ) : null}
        <IconButton
          label={m.board_all_day()}
          icon={<ListChecks size={20} />}
          aria-pressed={settings.isAllDayShown}
          onClick={() => changeSettings({ isAllDayShown: !settings.isAllDayShown })}
          className="hover:bg-transparent aria-pressed:border-2 aria-pressed:border-current"
        />
        <Button onClick={onNow} className="max-sm:px-3">
          <UtensilsCrossed size={20} aria-hidden="true" className="sm:hidden" />
          <span className="max-sm:visually-hidden">{m.board_now()}</span>
        </Button>
        <IconButton
          label={m.board_settings()}
          icon={<Settings size={20} />}
          onClick={() => setIsOpen(true)}
          className="hover:bg-transparent"
        />
      </span>
      {isOpen ? (
        <SettingsDialog
          {...{ settings, changeSettings, service }}
          stations={venue.stations}
          isShared={who.change !== null}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </header>
  );
}

/** The restaurant's time, by the server's clock. */
function Clock({ at, serverNow }: Pick<HeadProps, "at"> & Pick<LiveBoard, "serverNow">) {
  const now = useNow(serverNow, 5_000);
  return (
    <time className="figures font-semibold max-sm:hidden">
      {formatTimeOfDay(at(new Date(now).toISOString()).minutes)}
    </time>
  );
}

/** Names the person who works on a shared device, and leads to another one. staff#choose. */
function WhoButton({ who: { staff, isLocked, change } }: Pick<HeadProps, "who">) {
  if (change === null) return null;
  const name = staff.person?.name ?? staff.name;
  const Icon = isLocked ? Lock : UserRound;
  return (
    <button
      type="button"
      onClick={change}
      aria-label={isLocked ? m.staff_who() : m.board_who_change({ name })}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-control border border-current px-3 font-semibold text-small max-sm:px-2"
    >
      <Icon size={18} aria-hidden="true" />
      <bdi className="max-w-16 truncate sm:max-w-40">{isLocked ? m.staff_who() : name}</bdi>
    </button>
  );
}
