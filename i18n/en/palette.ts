import type { Widen } from '../widen.ts'

/** Texts of the command palette, `palette.*`. */
const palette = {
  open: 'Search and commands',
  placeholder: 'Search records, screens and actions…',
  results: 'Results',
  recent: 'Recently used',
  screens: 'Screens',
  create: 'Create',
  records: 'Records',
  actions: 'Actions',
  language: 'Language: %{name}',
  schema: 'Theme colour: %{name}',
  layout: 'Layout: %{name}',
  mode: 'Mode: %{name}',
  controlSize: 'Control size: %{name}',
  keys: 'Keyboard shortcuts',
  inList: 'Search “%{query}” in %{list}',
  searching: 'Searching records…',
  nothing: 'Nothing found for “%{query}”',
  failed: 'Records could not be searched.',
  choose: 'choose',
  run: 'open',
  close: 'close',
} as const

export type PaletteMessages = Widen<typeof palette>

export default palette
