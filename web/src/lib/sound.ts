/** Small sounds, made on the spot: nothing is downloaded. Browsers allow them only after a first tap. */
import { settings } from './settings.svelte';

export type Sound = 'play' | 'draw' | 'turn' | 'uno' | 'caught' | 'item' | 'win' | 'warning' | 'emote';

interface Note {
  /** Seconds after the start. */
  at: number;
  hertz: number;
  seconds: number;
  wave: OscillatorType;
  gain: number;
  /** Glide to this pitch. */
  to?: number;
}

const note = (
  at: number,
  hertz: number,
  seconds: number,
  gain = 0.3,
  wave: OscillatorType = 'sine',
): Note => ({
  at,
  hertz,
  seconds,
  gain,
  wave,
});

const SCORES: Record<Sound, readonly Note[]> = {
  play: [{ ...note(0, 420, 0.07, 0.35, 'triangle'), to: 220 }],
  draw: [{ ...note(0, 240, 0.09, 0.25, 'triangle'), to: 340 }],
  turn: [note(0, 523, 0.16), note(0.12, 784, 0.26)],
  uno: [note(0, 659, 0.1), note(0.09, 784, 0.1), note(0.18, 1047, 0.24)],
  caught: [note(0, 392, 0.16, 0.3, 'triangle'), note(0.15, 277, 0.3, 0.3, 'triangle')],
  item: [note(0, 880, 0.08, 0.2), note(0.07, 1109, 0.08, 0.2), note(0.14, 1319, 0.18, 0.2)],
  win: [note(0, 523, 0.14), note(0.13, 659, 0.14), note(0.26, 784, 0.14), note(0.39, 1047, 0.4)],
  warning: [note(0, 466, 0.1, 0.2, 'triangle'), note(0.16, 466, 0.1, 0.2, 'triangle')],
  emote: [{ ...note(0, 600, 0.1, 0.15), to: 820 }],
};

let context: AudioContext | null = null;

/** Call from a tap or a key: from then on sounds may be heard. */
export function unlock(): void {
  if (context || typeof AudioContext === 'undefined') return;
  context = new AudioContext();
  void context.resume().catch(() => undefined);
}

export function play(sound: Sound): void {
  if (!settings.sounds || !context || context.state === 'closed') return;
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const each of SCORES[sound]) sing(context, each);
}

function sing(audio: AudioContext, each: Note): void {
  const start = audio.currentTime + each.at;
  const end = start + each.seconds;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = each.wave;
  oscillator.frequency.setValueAtTime(each.hertz, start);
  if (each.to) oscillator.frequency.exponentialRampToValueAtTime(each.to, end);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(Math.max(each.gain * settings.volume, 0.0002), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}
