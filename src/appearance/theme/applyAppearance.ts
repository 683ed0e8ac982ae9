import { accentOf, SURFACES } from './palette.ts'
import { type AppearanceSettings, appearance, type ControlSize, changeAppearance, MODES, onAppearance } from './settings.ts'

/** What a size of controls means. Text is a percentage of the browser's own size; the others are CSS pixels. */
interface Sizes {
  readonly text: number
  readonly space: number
  /** Height of buttons and inputs. */
  readonly control: number
  /** Above and below the text of a table's cell. */
  readonly cell: number
}

const SIZES: Readonly<Record<ControlSize, Sizes>> = {
  xs: { text: 87.5, space: 6, control: 28, cell: 3 },
  sm: { text: 93.75, space: 7, control: 33, cell: 6 },
  md: { text: 100, space: 8, control: 38, cell: 9 },
  lg: { text: 112.5, space: 9, control: 46, cell: 13 },
}

const sizesOf = (size: ControlSize): Sizes => SIZES[size]

/** Names and values of all variables on the page's root: five of the theme's colour, the mode's surfaces, the sizes of controls. */
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
    // A finger needs more room than a pointer.
    control: `max(${control}px, var(--touch, 0px))`,
    cell: `${cell}px`,
  }
}

/** Puts the settings onto the page's root: the class `light` or `dark`, and the variables that all styles use. Nothing needs to render. */
function applyAppearance(settings: AppearanceSettings): void {
  const root = document.documentElement
  for (const each of MODES) root.classList.toggle(each, each === settings.mode)
  for (const [name, value] of Object.entries(appearanceVariables(settings))) root.style.setProperty(`--${name}`, value)
  root.style.colorScheme = settings.mode
}

/** The stored direction is that of the page's language, which alone decides it. */
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

/** From now on the page's root follows the settings, and the stored direction the page. */
export function followAppearance(): () => void {
  applyAppearance(appearance())
  const stop = onAppearance(() => applyAppearance(appearance()))
  const observer = followDirection()
  return () => {
    observer.disconnect()
    stop()
  }
}
