import type { Mode, ThemeSchema } from './settings.ts'

/** The five colour variables of a theme. `neutral` is text on `primary`; each pair has a contrast of 4.5 (checked by a test). */
export interface Accent {
  readonly primary: string
  readonly primaryDeep: string
  readonly primaryMild: string
  /** A partly transparent tint for backgrounds, on which `primary` is readable. */
  readonly primarySubtle: string
  readonly neutral: string
}

const accent = (primary: string, primaryDeep: string, primaryMild: string, neutral: string): Accent => ({
  primary,
  primaryDeep,
  primaryMild,
  primarySubtle: `${primary}16`,
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

/** Backgrounds, texts and lines of a mode. */
export interface Surface {
  readonly page: string
  /** Background around the sheet of the layout framelessSide. */
  readonly ground: string
  readonly paper: string
  readonly raised: string
  readonly text: string
  readonly muted: string
  readonly line: string
  /** Border of inputs and checkboxes: a contrast of 3 on every background (WCAG 2.2, 1.4.11). */
  readonly field: string
  readonly danger: string
  readonly caution: string
  readonly good: string
  readonly hint: string
  /** Background of a filled message and of a hovered row: partly transparent text colour. */
  readonly hover: string
  readonly shadow: string
  /** Shadow of a card; dark mode has none. */
  readonly 'card-shadow': string
}

export const SURFACES: Readonly<Record<Mode, Surface>> = {
  light: {
    page: '#f5f6f8',
    ground: '#ecedef',
    paper: '#ffffff',
    raised: '#ffffff',
    text: '#17181c',
    muted: '#5b5f6b',
    line: '#e4e6eb',
    field: '#888d98',
    danger: '#b91c1c',
    caution: '#92500a',
    good: '#15703a',
    hint: '#1d5fb8',
    hover: '#17181c0a',
    shadow: '0 1px 2px #10182812, 0 8px 24px #1018281f',
    'card-shadow': '0 1px 2px #1018280d',
  },
  dark: {
    page: '#0c0d10',
    ground: '#060709',
    paper: '#14161a',
    raised: '#1c1f25',
    text: '#eceef2',
    muted: '#a0a5b1',
    line: '#272a31',
    field: '#6c717c',
    danger: '#f87171',
    caution: '#fbbf5c',
    good: '#5ed18b',
    hint: '#7cb5fb',
    hover: '#ffffff0d',
    shadow: '0 1px 2px #00000066, 0 12px 32px #00000080',
    'card-shadow': 'none',
  },
}
