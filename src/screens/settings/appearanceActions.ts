import type { HubAction } from '../../admin/adminContext.tsx'
import {
  type AppearanceSettings,
  appearance,
  CONTROL_SIZES,
  changeAppearance,
  LAYOUTS,
  MODES,
  THEME_SCHEMAS,
} from '../../appearance/theme/settings.ts'

const nameOf = (option: string): string => `app.appearance.${option}`

const action = (kind: string, option: string, name: string, icon: string, changes: () => Partial<AppearanceSettings>): HubAction => ({
  id: `${kind} ${option}`,
  label: (translate) => translate(`palette.${kind}`, { name: translate(name) }),
  icon,
  run: () => changeAppearance(changes()),
})

/** Commands of the palette that change the appearance. */
export const appearanceActions: readonly HubAction[] = [
  ...MODES.map((mode) => action('mode', mode, nameOf(mode), 'Brush', () => ({ mode }))),
  ...THEME_SCHEMAS.map((themeSchema) =>
    action('schema', themeSchema, nameOf(themeSchema === 'dark' ? 'darkSchema' : themeSchema), 'Palette', () => ({ themeSchema })),
  ),
  ...LAYOUTS.map((type) =>
    action('layout', type, nameOf(type), 'Dashboard', () => ({ layout: { ...appearance().layout, type, previousType: '' } })),
  ),
  ...CONTROL_SIZES.map((controlSize) => action('controlSize', controlSize, nameOf(controlSize), 'Tune', () => ({ controlSize }))),
]
