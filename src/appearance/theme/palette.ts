import type { Mode, ThemeSchema } from './settings.ts'

/** The five colour variables of a theme. `neutral` is text on `primary`; each pair reaches a contrast of 4.5 (kept by a test). */
export interface Accent {
  readonly primary: string
  readonly primaryDeep: string
  readonly primaryMild: string
  /** A tint for backgrounds, partly transparent. */
  readonly primarySubtle: string
  readonly neutral: string
}

const accent = (primary: string, primaryDeep: string, primaryMild: string, neutral: string): Accent => ({
  primary,
  primaryDeep,
  primaryMild,
  primarySubtle: `${primary}1f`,
  neutral,
})

/** Specification, section 9: blue, near-black or white, green, purple, orange. */
const ACCENTS: Readonly<Record<ThemeSchema, Readonly<Record<Mode, Accent>>>> = {
  default: { light: accent('#2563eb', '#1d4ed8', '#3b82f6', '#ffffff'), dark: accent('#60a5fa', '#3b82f6', '#93c5fd', '#0a1526') },
  dark: { light: accent('#18181b', '#09090b', '#3f3f46', '#ffffff'), dark: accent('#ffffff', '#e4e4e7', '#f4f4f5', '#18181b') },
  green: { light: accent('#15803d', '#166534', '#16a34a', '#ffffff'), dark: accent('#4ade80', '#22c55e', '#86efac', '#052010') },
  purple: { light: accent('#7c3aed', '#6d28d9', '#8b5cf6', '#ffffff'), dark: accent('#a78bfa', '#8b5cf6', '#c4b5fd', '#150a2c') },
  orange: { light: accent('#c2410c', '#9a3412', '#ea580c', '#ffffff'), dark: accent('#fb923c', '#f97316', '#fdba74', '#1f0f03') },
}

export const accentOf = (schema: ThemeSchema, mode: Mode): Accent => ACCENTS[schema][mode]

/** Backgrounds, texts and lines of a mode, from the page itself to what floats above it. */
export interface Surface {
  readonly page: string
  readonly paper: string
  readonly raised: string
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly danger: string
}

export const SURFACES: Readonly<Record<Mode, Surface>> = {
  light: { page: '#f6f6f7', paper: '#ffffff', raised: '#ffffff', text: '#18181b', muted: '#5b5b66', line: '#e2e2e6', danger: '#b91c1c' },
  dark: { page: '#0d0e11', paper: '#15171b', raised: '#1c1f24', text: '#f2f2f4', muted: '#a4a7b0', line: '#2b2e35', danger: '#f87171' },
}
