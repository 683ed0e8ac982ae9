import { LAST_OPENED_BACKGROUND } from '../scrollRestoration.ts'

/** Height of a row's content in CSS pixels: that of a chip, so that all rows are equally high. */
const LINE = 24

/** Width of the checkbox column in CSS pixels; the first column is sticky beside it. */
export const SELECT = 44

const CHECKBOX = '& tr > .MuiTableCell-root.MuiTableCell-paddingCheckbox'
const IDENTITY =
  '& tr > .MuiTableCell-paddingCheckbox + *, & tr > .RaDataTable-headerCell:first-of-type, & tr > .RaDataTable-rowCell:first-of-type'

/** Sticky cells have the row's background, which covers the cells that scroll beneath. */
const STUCK = {
  position: 'sticky',
  zIndex: 1,
  backgroundColor: 'var(--paper)',
  backgroundImage: 'linear-gradient(var(--row, transparent), var(--row, transparent))',
}

/** Keys move to rows and cells that stand clear of the bar and the heading above them, and of the pages and totals below them. */
const CLEAR = 'calc(var(--bar, 64px) + 44px) 100px'

/** Cells and rows of the body, which are plain elements. */
const body = {
  // Chromium leaves out collapsed borders below sticky cells that it has painted again.
  '& .RaDataTable-table': { borderCollapse: 'separate', borderSpacing: 0 },
  '& .RaDataTable-tbody > tr': {
    verticalAlign: 'middle',
    scrollMarginBlock: CLEAR,
  },
  '& .MuiTableCell-body': {
    scrollMarginBlock: CLEAR,
    typography: 'body2',
    fontSize: '0.8125rem',
    padding: 'var(--cell) calc(1.75 * var(--space))',
    textAlign: 'left',
    verticalAlign: 'inherit',
    borderBottom: '1px solid var(--line)',
  },
  // Digits align only if numbers are right-aligned, in every language (`left` is mirrored here).
  '& .MuiTableCell-body.MuiTableCell-alignRight': { textAlign: 'right', '[dir=rtl] &': { textAlign: 'left' } },
} as const

const columns = {
  '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': {
    paddingInline: 'var(--space)',
    '&:last-child': { paddingInlineEnd: 'calc(2 * var(--space))' },
  },
  // Truncated cells share the width; in table layout `max-width` limits only a cell's preferred width.
  '& .RaDataTable-rowCell': { maxWidth: 340, lineHeight: `${LINE}px`, whiteSpace: 'nowrap' },
  // Narrow columns have headings with one word per line, and smaller gaps.
  '&.hub-narrow .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox):not(:last-child)': { paddingInline: '6px' },
  '&:is(.hub-narrow, .hub-fixed) .RaDataTable-headerCell': { whiteSpace: 'normal', lineHeight: 1.3 },
  '& .hub-fit': { width: '1px' },
  '& .hub-value': {
    display: 'grid',
    gridTemplateColumns: 'minmax(var(--readable, 13ch), max-content)',
    alignItems: 'center',
    minHeight: LINE,
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
    '& > .MuiLink-root:focus-visible': { outlineOffset: -2 },
  },
  // It stands in the column of checkboxes.
  '& .hub-far > .hub-value': { display: 'block', width: 0 },
  '& .hub-fit > .hub-value': { gridTemplateColumns: 'max-content', '& > *': { overflow: 'visible' } },
  '& .MuiTableCell-alignRight > .hub-value': { justifyContent: 'end' },
  '[dir=rtl] & .MuiTableCell-alignRight > .hub-value': { justifyContent: 'start' },
} as const

const stuckColumns = {
  [CHECKBOX]: {
    ...STUCK,
    insetInlineStart: 0,
    width: SELECT,
    minWidth: SELECT,
    padding: 0,
    paddingInlineStart: `${SELECT - 32}px`,
    paddingInlineEnd: '4px',
  },
  [IDENTITY]: {
    ...STUCK,
    insetInlineStart: 0,
    fontWeight: 500,
    // The preferred width of a block is that of its text, unlike that of a shrinkable grid.
    '& > .hub-value': {
      display: 'block',
      '& > *': { display: 'block', width: 'fit-content', maxWidth: '100%' },
      '& > .MuiChip-root': { display: 'flex' },
    },
  },
  '& tr > .MuiTableCell-paddingCheckbox + *': { insetInlineStart: SELECT },
  '& tr > .RaDataTable-headerCell:first-of-type:not(.MuiTableCell-paddingCheckbox), & tr > .RaDataTable-rowCell:first-of-type': {
    paddingInlineStart: 'calc(2 * var(--space))',
  },
  '& .hub-pinned': STUCK,
  '& .RaDataTable-row[aria-current]': { '--row': LAST_OPENED_BACKGROUND, backgroundColor: 'var(--row)' },
  '& .RaDataTable-row.MuiTableRow-hover:hover': { '--row': 'var(--hover)', backgroundColor: 'var(--row)' },
  '& .RaDataTable-row:has(> .MuiTableCell-paddingCheckbox input:checked):not(.RaDataTable-headerRow)': {
    '--row': 'var(--primary-subtle)',
    backgroundColor: 'var(--row)',
  },
} as const

/** The ring of a row with the focus, in its cells: sticky ones cover the row's own. On right-to-left pages the first of several shadows is mirrored. */
const ring = {
  '& .RaDataTable-row:focus-visible': {
    // Material UI's rows have no outline.
    outline: '2px solid var(--primary)',
    outlineOffset: '-2px',
    // The border below is the other pixel of its lower line.
    '& > td': { borderBottomColor: 'var(--primary)', boxShadow: 'inset 0 2px var(--primary), inset 0 -1px var(--primary)' },
    '& > td:first-of-type': { boxShadow: 'inset 2px 0 var(--primary), inset 0 2px var(--primary), inset 0 -1px var(--primary)' },
    '& > td:last-of-type': { boxShadow: 'inset -2px 0 var(--primary), inset 0 2px var(--primary), inset 0 -1px var(--primary)' },
  },
} as const

const HEAD = 'color-mix(in srgb, var(--page) 55%, var(--paper))'

const header = {
  '& .RaDataTable-headerRow.RaDataTable-row > .RaDataTable-headerCell': {
    zIndex: 2,
    borderRadius: 0,
    backgroundColor: HEAD,
    backgroundImage: 'none',
    fontWeight: 500,
  },
  '& .RaDataTable-headerRow.RaDataTable-row > .MuiTableCell-paddingCheckbox, & .RaDataTable-headerRow.RaDataTable-row > .MuiTableCell-paddingCheckbox + *, & .RaDataTable-headerRow.RaDataTable-row > :first-of-type, & .RaDataTable-headerRow.RaDataTable-row > .hub-pinned':
    { zIndex: 3 },
  // Place of a key among several.
  '& .RaDataTable-headerCell > .MuiTableSortLabel-root::after': {
    content: 'var(--place, none)',
    fontSize: '0.6875rem',
    marginInlineStart: '1px',
  },
  // Without horizontal scrolling the header sticks below the app bar.
  '&[data-fits] .RaDataTable-tableWrapper': { overflow: 'visible' },
  '.hub-head-sticks &[data-fits] .RaDataTable-headerCell': { top: 'var(--bar, 64px)' },
} as const

/** Widths chosen by the user, and heights of rows. */
const chosen = {
  '&.hub-fixed .hub-fit': { width: 'auto' },
  '&.hub-fixed .hub-value, &.hub-fixed .hub-fit > .hub-value': {
    gridTemplateColumns: 'minmax(0, max-content)',
    overflow: 'hidden',
    '& > *': { overflow: 'hidden', maxWidth: '100%' },
  },
  '&.hub-fixed .RaDataTable-headerCell': { overflow: 'hidden' },
  '&.hub-compact :is(.RaDataTable-rowCell, .hub-far)': { paddingBlock: '1px' },
  '&.hub-relaxed :is(.RaDataTable-rowCell, .hub-far)': { paddingBlock: '14px' },
  // The edge of a heading changes the width; dragging it by touch must not scroll.
  '& .RaDataTable-headerCell': { touchAction: 'pan-y' },
  '& .RaDataTable-headerCell[data-edge]': { cursor: 'col-resize', boxShadow: 'none', borderInlineEnd: '2px solid var(--primary)' },
} as const

const edges = {
  '&[data-before] tr > .MuiTableCell-paddingCheckbox + *::after, &[data-before] tr > .RaDataTable-rowCell:first-of-type::after, &[data-before] tr > .hub-pinned::after':
    {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '100%',
      width: 10,
      pointerEvents: 'none',
      borderInlineStart: '1px solid var(--line)',
      backgroundImage: 'linear-gradient(to right, #00000014, transparent)',
    },
  '&[data-after]::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 3,
    width: 48,
    pointerEvents: 'none',
    backgroundImage: 'linear-gradient(to right, transparent, var(--paper))',
  },
} as const

/** A printed table is whole. */
const paper = {
  '@media print': {
    '&, & .RaDataTable-tableWrapper': { contain: 'none !important', overflow: 'visible !important' },
    '& .hub-value': { display: 'block !important' },
  },
} as const

/**
 * A table with rows of one height. Numbers, dates and states are never truncated; the first column is sticky during horizontal scrolling.
 * `watchOverflow` sets attributes at its root while columns are hidden to the left or right.
 */
export const TABLE = {
  position: 'relative',
  // Its content does not affect its width.
  contain: 'inline-size',
  // Hidden texts in cells scroll with them.
  '& .RaDataTable-tableWrapper': { position: 'relative', overflowX: 'auto', scrollbarWidth: 'thin' },
  ...body,
  ...columns,
  ...stuckColumns,
  ...header,
  ...ring,
  ...chosen,
  ...edges,
  ...paper,
} as const
