import { accentOf, SURFACES } from './palette.ts'
import { type AppearanceSettings, appearance, changeAppearance, MODES, onAppearance } from './settings.ts'
import { sizesOf } from './sizes.ts'

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
    control: `${control}px`,
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
