// Short synthesised sounds. No files are loaded, and sound is off by default.
import { settings } from "./settings.svelte";

export type Sound = "roll" | "mark" | "turn" | "end";

/** A tone: its frequency in hertz, its start and length in seconds. */
type Tone = readonly [hertz: number, begin: number, lasts: number];

const LOUD = 0.08;
const TONES: Record<Exclude<Sound, "roll">, readonly Tone[]> = {
  mark: [[660, 0, 0.09]],
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.2],
  ],
  end: [
    [523, 0, 0.15],
    [659, 0.13, 0.15],
    [784, 0.26, 0.35],
  ],
};
const KNOCKS = [0, 0.07, 0.12, 0.2, 0.24]; // dice on wood

let context: AudioContext | undefined;

/** Play a sound if sounds are on and the browser can. */
export function play(sound: Sound): void {
  if (!settings.sound || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
  if (sound === "roll") KNOCKS.forEach((begin) => knock(context!, begin));
  else TONES[sound].forEach((tone) => ring(context!, tone));
}

function ring(audio: AudioContext, [hertz, begin, lasts]: Tone): void {
  const at = audio.currentTime + begin;
  const tone = new OscillatorNode(audio, { type: "sine", frequency: hertz });
  tone.connect(fading(audio, at, lasts));
  tone.start(at);
  tone.stop(at + lasts);
}

/** A short, dull noise, like a knock on wood. */
function knock(audio: AudioContext, begin: number): void {
  const at = audio.currentTime + begin;
  const noise = audio.createBuffer(1, audio.sampleRate * 0.04, audio.sampleRate);
  noise.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1));
  const wood = new BiquadFilterNode(audio, { type: "bandpass", frequency: 900 + Math.random() * 600, Q: 3 });
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  source.connect(wood).connect(fading(audio, at, 0.04));
  source.start(at);
}

function fading(audio: AudioContext, at: number, lasts: number): GainNode {
  const gain = new GainNode(audio, { gain: LOUD });
  gain.gain.setValueAtTime(LOUD, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(audio.destination);
  return gain;
}
