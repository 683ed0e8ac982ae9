import { accentOf, SURFACES } from './palette.ts'
import { type AppearanceSettings, appearance, MODES, onAppearance } from './settings.ts'
import { sizesOf } from './sizes.ts'

/** Names and values of all variables on the page's root: five of the theme's colour, the mode's surfaces, the sizes of controls. */
export function appearanceVariables({ themeSchema, mode, controlSize }: AppearanceSettings): Readonly<Record<string, string>> {
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

/** Puts the settings onto the page's root: the class `light` or `dark`, and the variables that all styles use. Nothing needs to render anew. */
export function applyAppearance(settings: AppearanceSettings): void {
  const root = document.documentElement
  for (const each of MODES) root.classList.toggle(each, each === settings.mode)
  for (const [name, value] of Object.entries(appearanceVariables(settings))) root.style.setProperty(`--${name}`, value)
  root.style.colorScheme = settings.mode
}

/** From now on the page's root follows the settings. */
export function followAppearance(): () => void {
  applyAppearance(appearance())
  return onAppearance(() => applyAppearance(appearance()))
}
