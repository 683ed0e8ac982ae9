import { accentOf, SURFACES } from './palette.ts'
import { type AppearanceSettings, appearance, type ControlSize, changeAppearance, MODES, onAppearance } from './settings.ts'

/** Sizes of a control size. Text is a percentage of the browser's default size; the others are CSS pixels. */
interface Sizes {
  readonly text: number
  readonly space: number
  /** Height of buttons and inputs. */
  readonly control: number
  /** Vertical padding of a table's cell. */
  readonly cell: number
}

const SIZES: Readonly<Record<ControlSize, Sizes>> = {
  xs: { text: 87.5, space: 6, control: 28, cell: 3 },
  sm: { text: 93.75, space: 7, control: 33, cell: 6 },
  md: { text: 100, space: 8, control: 38, cell: 9 },
  lg: { text: 112.5, space: 9, control: 46, cell: 13 },
}

const sizesOf = (size: ControlSize): Sizes => SIZES[size]

/** Variables of the page's root: the theme's five colours, the mode's surfaces, the sizes of controls. */
function appearanceVariables({ themeSchema, mode, controlSize }: AppearanceSettings): Readonly<Record<string, string>> {
  const { primary, primaryDeep, primaryMild, primarySubtle, neutral } = accentOf(themeSchema, mode)
  const { text, space, control, cell } = sizesOf(controlSize)
  return {
    primary,
    'primary-deep': primaryDeep,
    'primary-mild': primaryMild,
    'primary-subtle': primarySubtle,
    neutral,
    ...SURFACES[mode],
    'text-size': `${text}%`,
    space: `${space}px`,
    // Touch needs larger targets than a pointer.
    control: `max(${control}px, var(--touch, 0px))`,
    cell: `${cell}px`,
  }
}

/** Applies the settings to the page's root: the class `light` or `dark`, and the variables that all styles use. Needs no rendering. */
function applyAppearance(settings: AppearanceSettings): void {
  const root = document.documentElement
  for (const each of MODES) root.classList.toggle(each, each === settings.mode)
  for (const [name, value] of Object.entries(appearanceVariables(settings))) root.style.setProperty(`--${name}`, value)
  root.style.colorScheme = settings.mode
}

/** Reads from the page as it is in light mode, for paper. The browser paints nothing in between. */
export function inLightMode<Result>(read: () => Result): Result {
  applyAppearance({ ...appearance(), mode: 'light' })
  try {
    return read()
  } finally {
    applyAppearance(appearance())
  }
}

/** Stores the page's direction, which only the language determines. */
const followDirection = (): MutationObserver => {
  const root = document.documentElement
  const take = () => {
    const direction = root.dir === 'rtl' ? 'rtl' : 'ltr'
    if (appearance().direction !== direction) changeAppearance({ direction })
  }
  const observer = new MutationObserver(take)
  observer.observe(root, { attributeFilter: ['dir'] })
  take()
  return observer
}

/** Applies the settings now and on every change, and keeps the stored direction in sync with the page. Returns a function that stops it. */
export function followAppearance(): () => void {
  applyAppearance(appearance())
  const stop = onAppearance(() => applyAppearance(appearance()))
  const observer = followDirection()
  return () => {
    observer.disconnect()
    stop()
  }
}
