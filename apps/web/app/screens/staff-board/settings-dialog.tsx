import { m } from "@comptoir/messages";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { BOARD_SIZES, type BoardSettings, type BoardSize, type ChangeSettings } from "./board-settings.ts";
import type { Service } from "./use-service.tsx";

type SettingsProps = {
  readonly settings: BoardSettings;
  readonly changeSettings: ChangeSettings;
  readonly stations: readonly string[];
  readonly service: Service;
  /** Whether persons are chosen on this device. board#lock. */
  readonly isShared: boolean;
  readonly onClose: () => void;
};

/** The minutes after which an idle device asks who acts; 0 for never. board#lock. */
const LOCK_MINUTES = [2, 5, 10, 30, 0] as const;

const SIZE_WORDS: Readonly<Record<BoardSize, { readonly label: () => string; readonly text?: () => string }>> = {
  table: { label: m.board_size_table },
  counter: { label: m.board_size_counter },
  wall: { label: m.board_wall, text: m.board_wall_text },
};

/** The device's settings. board#device-settings. */
export function SettingsDialog({ settings, changeSettings, stations, service, isShared, onClose }: SettingsProps) {
  return (
    <SheetDialog open={true} size="narrow" title={m.board_settings()} onClose={onClose}>
      <div className="flex flex-col gap-5 px-5 pb-5">
        {stations.length === 0 ? null : (
          <ChoiceGroup legend={m.board_station()} hint={m.board_station_text()}>
            {stations.map((station) => (
              <Checkbox
                key={station}
                label={station}
                checked={settings.stations.includes(station)}
                onChange={({ target }) =>
                  changeSettings({
                    stations: stations.filter((one) =>
                      one === station ? target.checked : settings.stations.includes(one),
                    ),
                  })
                }
              />
            ))}
          </ChoiceGroup>
        )}
        <div className="flex flex-col gap-2">
          <label htmlFor="volume" className="font-semibold text-small">
            {m.board_volume()}
          </label>
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
          <Button onClick={service.testSound}>{m.board_test_sound()}</Button>
        </div>
        <ChoiceGroup legend={m.board_size()}>
          {BOARD_SIZES.map((size) => (
            <RadioCard
              key={size}
              name="size"
              label={SIZE_WORDS[size].label()}
              description={SIZE_WORDS[size].text?.()}
              checked={settings.size === size}
              onChange={() => changeSettings({ size })}
            />
          ))}
        </ChoiceGroup>
        {isShared ? (
          <SelectField
            id="lock"
            label={m.board_lock()}
            value={String(settings.lockMinutes)}
            onChange={({ target }) => changeSettings({ lockMinutes: Number(target.value) })}
            options={LOCK_MINUTES.map((minutes) => ({
              value: String(minutes),
              label: minutes === 0 ? m.board_lock_never() : m.board_lock_after({ minutes }),
            }))}
          />
        ) : null}
        <p className="text-ink-soft text-small">{m.board_keys_text()}</p>
        <LinkButton to="/staff" reloadDocument={true}>
          {m.board_to_start()}
        </LinkButton>
      </div>
    </SheetDialog>
  );
}
