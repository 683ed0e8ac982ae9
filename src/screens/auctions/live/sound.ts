/** Frequency (Hz) and start (seconds) of the two falling notes. */
const NOTES = [
  { pitch: 880, from: 0 },
  { pitch: 587, from: 0.16 },
] as const
const LENGTH = 0.3
const LOUDNESS = 0.15

let audio: AudioContext | undefined

const play = (context: AudioContext, pitch: number, at: number): void => {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(LOUDNESS, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + LENGTH)
}

/** Plays two short notes; silent if the browser has no audio, or blocks it before the first user gesture. */
export const playOutbid = (): void => {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume().catch(() => undefined)
  for (const { pitch, from } of NOTES) play(audio, pitch, audio.currentTime + from)
}
