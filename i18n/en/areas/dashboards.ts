import type { Widen } from '../../widen.ts'

/** Texts of the reports on the start page, `dashboards.*`. */
const dashboards = {
  title: 'Reports',
  arrange: 'Arrange',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'The arrangement is saved',
  reset: 'As it was before',
  resetHint: 'Forgets your own arrangement',
  saveFor: 'Save as the default of',
  roles: { own: 'Only me', Admin: 'All Admins', Dealer: 'All Dealers' },
  add: 'Add a report',
  none: 'No report stands here yet',
  noneHint: 'Add one, or switch on “Show in dashboard” in a report’s form.',
  filters: 'Filters of the page',
  unpick: 'Remove the filter %{name}',
  records: 'Show the records: %{name}',
  lacks: 'Not filtered by: %{names}',
  create: 'New report',
  open: 'Open %{name}',
  remove: 'Remove %{name}',
  earlier: 'Move %{name} forward',
  later: 'Move %{name} back',
  drag: 'Drag %{name}: press Space, move with the arrow keys, press Space again',
  size: 'Width of %{name}',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large', full: 'Full' },
  moved: '%{name} is now number %{place} of %{count}',
  picked: '%{name} is picked up: move it with the arrow keys, press Space to drop it, Escape to put it back',
  kept: '%{name} stays where it was',
}

export default dashboards
export type Dashboards = Widen<typeof dashboards>
