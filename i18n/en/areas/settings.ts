import type { Widen } from '../../widen.ts'

/** Explanations of the appearance settings, `settings.*`. Their names are in `screens.ts`, because the command palette shows them too. */
const settings = {
  mode: 'Light for bright rooms, dark for tired eyes.',
  themeSchema: 'Used for main actions and selected items.',
  layout: 'Position and size of the menu.',
  sideNavCollapse: 'Icons instead of names, for more space.',
  noSideMenu: 'This layout has no side menu.',
  controlSize: 'Size of text, fields and rows.',
  singleKeysTitle: 'Keys without Ctrl',
  singleKeys: 'N, E, / and others act without Ctrl while nothing is being typed. The ? key lists them.',
  language: 'Dates, numbers and the direction of the page follow it.',
}

export type SettingsMessages = Widen<typeof settings>

export default settings
