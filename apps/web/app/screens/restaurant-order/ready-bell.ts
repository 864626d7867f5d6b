/** The notes of the bell, in hertz, and the time between them, in seconds. */
const NOTES = [784, 1047, 1319];
const APART_S = 0.16;
const RING_S = 0.9;

/** Milliseconds on, off and on. */
const VIBRATION_MS = [200, 120, 200];

/** The bell of a page. Browsers let it ring only after a touch on the page. */
export type ReadyBell = {
  /** Allows the bell to ring. Must be called from a touch or a key press. */
  readonly unlock: () => void;
  /** Rings, and vibrates. Does nothing before a touch. */
  readonly ring: () => void;
  readonly close: () => void;
};

/** Creates a bell of three notes. It is synthesized, so that nothing is downloaded for it. */
export function createReadyBell(): ReadyBell {
  let audio: AudioContext | null = null;
  return {
    unlock: () => {
      if (typeof AudioContext === "undefined") return;
      audio ??= new AudioContext();
      void audio.resume().catch(() => undefined);
    },
    ring: () => {
      if (audio === null) return;
      for (const [index, hertz] of NOTES.entries()) ringNote(audio, hertz, audio.currentTime + index * APART_S);
      navigator.vibrate?.(VIBRATION_MS);
    },
    close: () => void audio?.close().catch(() => undefined),
  };
}

function ringNote(audio: AudioContext, hertz: number, at: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.25, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + RING_S);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + RING_S);
}
