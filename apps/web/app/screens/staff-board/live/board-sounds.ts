/** The sounds of a board. board#sounds. */
export type BoardSound = "new" | "changed" | "lost" | "test";

type Note = readonly [hertz: number, startSeconds: number, seconds: number];

/** Each sound has a melody of its own, so that it is recognised without a look. */
const MELODIES: Readonly<Record<BoardSound, readonly Note[]>> = {
  new: [
    [880, 0, 0.18],
    [1175, 0.2, 0.18],
    [1568, 0.4, 0.35],
  ],
  changed: [
    [660, 0, 0.16],
    [660, 0.22, 0.16],
    [440, 0.44, 0.4],
  ],
  lost: [
    [330, 0, 0.5],
    [262, 0.55, 0.8],
  ],
  test: [[1047, 0, 0.4]],
};

export type BoardSounds = {
  /** Plays a sound at a volume from 0 to 1. */
  readonly play: (sound: BoardSound, volume: number) => void;
  /** Whether the browser lets the page play sounds. */
  readonly isUnlocked: () => boolean;
};

/**
 * Opens the sounds. Must be called in the handler of a press: browsers do not let a page play sounds before.
 * board#sounds.
 */
export function unlockSounds(): BoardSounds {
  const context = new AudioContext();
  void context.resume();
  return {
    isUnlocked: () => context.state === "running",
    play: (sound, volume) => {
      if (volume <= 0) return;
      void context.resume();
      for (const [hertz, start, seconds] of MELODIES[sound]) playNote(context, { hertz, start, seconds, volume });
    },
  };
}

function playNote(
  context: AudioContext,
  { hertz, start, seconds, volume }: { hertz: number; start: number; seconds: number; volume: number },
): void {
  const at = context.currentTime + start;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
