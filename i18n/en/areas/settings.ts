import type { Widen } from '../../widen.ts'

/** What the settings of the appearance are for, `settings.*`; their names are in `screens.ts`, which the command palette needs too. */
const settings = {
  mode: 'Light for bright rooms, dark for tired eyes.',
  themeSchema: 'Used for main actions and selected items.',
  layout: 'Where the menu sits and how much room it takes.',
  sideNavCollapse: 'Icons instead of names, for more room.',
  noSideMenu: 'This layout has no side menu.',
  controlSize: 'Size of text, fields and rows.',
  language: 'Dates, numbers and the direction of the page follow it.',
}

export type SettingsMessages = Widen<typeof settings>

export default settings
