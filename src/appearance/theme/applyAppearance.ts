import { accentOf, SURFACES } from './palette.ts'
import { type AppearanceSettings, appearance, MODES, onAppearance } from './settings.ts'

/** Puts mode and colours onto the page's root: the class `light` or `dark`, and the colour variables that style sheets use. */
export function applyAppearance({ themeSchema, mode }: AppearanceSettings): void {
  const root = document.documentElement
  const { primary, primaryDeep, primaryMild, primarySubtle, neutral } = accentOf(themeSchema, mode)
  const { page, paper, raised, text, muted, line, danger } = SURFACES[mode]
  const variables = { primary, 'primary-deep': primaryDeep, 'primary-mild': primaryMild, 'primary-subtle': primarySubtle, neutral }
  for (const each of MODES) root.classList.toggle(each, each === mode)
  for (const [name, value] of Object.entries({ ...variables, page, paper, raised, text, muted, line, danger }))
    root.style.setProperty(`--${name}`, value)
  root.style.colorScheme = mode
}

/** From now on the page's root follows the settings. */
export function followAppearance(): () => void {
  applyAppearance(appearance())
  return onAppearance(() => applyAppearance(appearance()))
}
