import { createTheme, type Direction, type Theme, type ThemeOptions } from '@mui/material'
import type { Localization } from '@mui/material/locale'
import { components } from './muiComponents.ts'

interface Options {
  readonly duration?: number | string
  readonly easing?: string
  readonly delay?: number | string
}

const COLOURED = /color|^fill$|^background|^stroke$/

/** Properties with transitions; `all` would include colours. */
const MOVING = ['opacity', 'transform'] as const

const time = (value: number | string): string => (typeof value === 'string' ? value : `${Math.round(value)}ms`)

/**
 * Movement and opacity have transitions, colours don't: half-way between two modes a text would be unreadable, and in an unpainted part of the
 * page (`content-visibility`) it would stay so until it is scrolled to.
 */
const create = (
  props: string | readonly string[] = MOVING,
  { duration = 200, easing = 'cubic-bezier(0.4, 0, 0.2, 1)', delay = 0 }: Options = {},
): string => {
  const named = typeof props === 'string' ? [props] : props
  const moving = named.flatMap((name) => (name === 'all' ? MOVING : COLOURED.test(name) ? [] : [name]))
  if (moving.length === 0) return 'none'
  return moving.map((name) => `${name} ${time(duration)} ${easing} ${time(delay)}`).join(',')
}

/** Transitions of Material UI's components. */
const transitions = { create }

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

interface Part {
  readonly defaultProps?: object
}

/** Adds a language's texts to the theme's components. */
const withTexts = (theme: ThemeOptions, { components = {} }: Localization): ThemeOptions => {
  const parts = { ...theme.components } as Readonly<Record<string, Part | undefined>>
  const texts = Object.entries(components as Readonly<Record<string, Part>>).map(([name, { defaultProps }]) => [
    name,
    { ...parts[name], defaultProps: { ...parts[name]?.defaultProps, ...defaultProps } },
  ])
  return { ...theme, components: { ...theme.components, ...Object.fromEntries(texts) } }
}

/** Palette colours as variables of the root, so that a change of colours needs no rendering. */
const tone = (name: string, deep = name, mild = name) => ({
  main: `var(--${name})`,
  dark: `var(--${deep})`,
  light: `var(--${mild})`,
  contrastText: name === 'primary' ? 'var(--neutral)' : 'var(--paper)',
})

const palette = {
  primary: tone('primary', 'primary-deep', 'primary-mild'),
  secondary: tone('primary', 'primary-deep', 'primary-mild'),
  error: tone('danger'),
  warning: tone('caution'),
  success: tone('good'),
  info: tone('hint'),
  background: { default: 'var(--page)', paper: 'var(--paper)' },
  text: { primary: 'var(--text)', secondary: 'var(--muted)', disabled: 'color-mix(in srgb, var(--muted) 75%, transparent)' },
  divider: 'var(--line)',
  action: {
    active: 'var(--muted)',
    hover: 'var(--hover)',
    selected: 'var(--primary-subtle)',
    focus: 'var(--primary-subtle)',
    disabled: 'color-mix(in srgb, var(--muted) 60%, transparent)',
    disabledBackground: 'var(--hover)',
  },
  // React-admin's own.
  bulkActionsToolbarColor: 'var(--text)',
  bulkActionsToolbarBackgroundColor: 'var(--raised)',
  Alert: Object.fromEntries(
    [
      ['error', 'danger'],
      ['warning', 'caution'],
      ['success', 'good'],
      ['info', 'hint'],
    ].flatMap(([severity, name]) => [
      [`${severity}Color`, 'var(--text)'],
      [`${severity}IconColor`, `var(--${name})`],
      [`${severity}StandardBg`, `color-mix(in srgb, var(--${name}) 10%, var(--raised))`],
      [`${severity}FilledColor`, 'var(--paper)'],
      [`${severity}FilledBg`, `var(--${name})`],
    ]),
  ),
  Skeleton: { bg: 'var(--line)' },
  Tooltip: { bg: 'var(--text)' },
  TableCell: { border: 'var(--line)' },
  Switch: { defaultColor: 'var(--paper)' },
  SnackbarContent: { bg: 'var(--text)', color: 'var(--page)' },
}

const typography = {
  fontFamily: 'var(--font)',
  fontWeightBold: 600,
  h4: { fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.25 },
  h5: { fontSize: '1.25rem', fontWeight: 650, letterSpacing: '-0.01em', lineHeight: 1.3 },
  h6: { fontSize: '1rem', fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.35 },
  subtitle1: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
  subtitle2: { fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.5 },
  body1: { fontSize: '0.875rem', lineHeight: 1.5 },
  body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
  caption: { fontSize: '0.75rem', lineHeight: 1.5 },
  button: { fontSize: '0.8125rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
} as const

const options: ThemeOptions = {
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette,
  typography,
  transitions,
  spacing: 'var(--space)',
  shape: { borderRadius: 8 },
  components,
}

export type HubTheme = Omit<Theme, 'colorSchemes'>

/**
 * Material UI's theme for a direction and a language. Colours and sizes are variables that `applyAppearance` sets, so it does not depend on them.
 * Without `colorSchemes`: Material UI does not manage the mode.
 */
export const muiTheme = (direction: Direction, texts: Localization = {}): HubTheme => {
  const { colorSchemes: _, ...theme } = createTheme({ ...withTexts(options, texts), direction })
  return theme
}
