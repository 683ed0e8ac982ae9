import type { Widen } from '../../widen.ts'

/** Texts of the shapes of a list, `shapes.*`: the choice of them, boards and calendars. */
const shapes = {
  title: 'Show as',
  names: { table: 'Table', cards: 'Cards', board: 'Board', calendar: 'Calendar' },
  columnsBy: 'Columns by',
  daysBy: 'Days by',
  order: 'Order of the columns',
  refused: {
    board: 'This list can’t be shown as a board by that field. You see the plain list.',
    calendar: 'This list can’t be shown as a calendar by that field. You see the plain list.',
  },
  hidden: {
    board: 'You may not see the field “%{field}”, by which this board has its columns. You see the plain list.',
    calendar: 'You may not see the field “%{field}”, by which this calendar has its days. You see the plain list.',
  },
  failed: 'The records could not be arranged like this.',
  asTable: 'Show as a table',
  board: {
    title: 'Board by %{field}',
    none: 'No value',
    empty: 'No records',
    more: 'Show more',
    moreColumns: 'More columns',
    failed: 'These records could not be loaded.',
    closed: 'Cards can’t be moved: %{reason}',
    fixedCard: 'This card can’t be moved: %{reason}',
    picked: '“%{name}” picked up in “%{column}”. Left and right arrow keys choose a column, Enter drops it, Escape cancels.',
    over: '“%{column}”, column %{place} of %{count}.',
    moving: '“%{name}” is being moved to “%{column}”.',
    moved: '“%{name}” is in “%{column}”.',
    kept: '“%{name}” stays in “%{column}”.',
    elsewhere: '“%{name}” is in another column.',
  },
  calendar: {
    today: 'Today',
    previous: 'Earlier',
    next: 'Later',
    span: 'Time shown',
    spans: { month: 'Month', week: 'Week', agenda: 'Agenda' },
    more: '+%{count} more',
    records: 'one record |||| %{smart_count} records',
    empty: 'Nothing in this month',
    undated: '%{count} record without a date |||| %{count} records without a date',
    clocks: 'Times in %{zone}',
    closed: 'Records can’t be moved: %{reason}',
    picked: '“%{name}” picked up on %{day}. Arrow keys choose a day, Enter drops it, Escape cancels.',
    over: '%{day}',
    moving: '“%{name}” is being moved to %{day}.',
    moved: '“%{name}” is on %{day}.',
    kept: '“%{name}” stays on %{day}.',
    period: 'From %{from} to %{to}. Enter creates a record for these days, Escape cancels.',
    undatedRecord: {
      picked: '“%{name}” picked up. Arrow keys choose a day, Enter drops it, Escape cancels.',
      moved: '“%{name}” is without a date.',
      kept: '“%{name}” stays without a date.',
    },
  },
}

export type ShapeMessages = Widen<typeof shapes>
export default shapes
