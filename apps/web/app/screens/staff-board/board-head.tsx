import { m } from "@comptoir/messages";
import Settings from "lucide-react/icons/settings";
import VolumeX from "lucide-react/icons/volume-x";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import type { BoardSettings, ChangeSettings } from "./board-settings.ts";
import type { LiveBoard } from "./live/use-board.ts";
import type { Service } from "./use-service.tsx";

type HeadProps = {
  readonly live: LiveBoard;
  readonly service: Service;
  readonly settings: BoardSettings;
  readonly changeSettings: ChangeSettings;
  readonly onNow: () => void;
  /** How many open orders the station's filter hides. board#stations. */
  readonly hidden: number;
};

/** The head of the board: whose it is, what a filter hides, unsent presses, and the device's settings. */
export function BoardHead({ live, service, settings, changeSettings, hidden, onNow }: HeadProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { venue } = live.state;
  return (
    <header className="flex flex-wrap items-center gap-3 bg-band px-4 py-2 text-on-band">
      <h1 className="mr-auto font-display font-semibold text-lead">{venue.name}</h1>
      {settings.station === null ? null : <Badge>{settings.station}</Badge>}
      {hidden > 0 ? <Badge tone="caution">{m.board_hidden({ count: hidden })}</Badge> : null}
      {live.unsent.size > 0 ? <Badge tone="danger">{m.board_unsent_count({ count: live.unsent.size })}</Badge> : null}
      {service.isSilent ? (
        <IconButton label={m.board_test_sound()} icon={<VolumeX size={20} />} onClick={service.testSound} />
      ) : null}
      <Button onClick={onNow}>{m.board_now()}</Button>
      <IconButton label={m.board_settings()} icon={<Settings size={20} />} onClick={() => setIsOpen(true)} />
      <SheetDialog open={isOpen} size="narrow" title={m.board_settings()} onClose={() => setIsOpen(false)}>
        <div className="flex flex-col gap-5">
          {venue.stations.length === 0 ? null : (
            <SelectField
              id="station"
              label={m.board_station()}
              value={settings.station ?? ""}
              onChange={({ target }) => changeSettings({ station: target.value || null })}
              options={[
                { value: "", label: m.board_station_all() },
                ...venue.stations.map((station) => ({ value: station, label: station })),
              ]}
            />
          )}
          <label htmlFor="volume" className="flex flex-col gap-2 font-semibold">
            {m.board_volume()}
            <input
              id="volume"
              type="range"
              min={0}
              max={100}
              step={10}
              value={Math.round(settings.volume * 100)}
              onChange={({ target }) => changeSettings({ volume: Number(target.value) / 100 })}
              className="h-11 w-full accent-accent"
            />
          </label>
          <Button onClick={service.testSound}>{m.board_test_sound()}</Button>
          <Checkbox
            id="all-day-shown"
            label={m.board_all_day()}
            checked={settings.isAllDayShown}
            onChange={({ target }) => changeSettings({ isAllDayShown: target.checked })}
          />
          <Checkbox
            id="wall"
            label={`${m.board_wall()}: ${m.board_wall_text()}`}
            checked={settings.isWall}
            onChange={({ target }) => changeSettings({ isWall: target.checked })}
          />
          <p className="text-ink-soft text-small">{m.board_keys_text()}</p>
        </div>
      </SheetDialog>
    </header>
  );
}
