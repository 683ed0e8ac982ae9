import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { LayoutType } from '../../appearance/theme/settings.ts'

/** Colours of the drawing, from the theme. */
const SHADE = {
  page: 'var(--page)',
  paper: 'var(--paper)',
  line: 'var(--line)',
  text: 'color-mix(in srgb, var(--muted) 45%, var(--paper))',
  faint: 'color-mix(in srgb, var(--muted) 20%, var(--paper))',
  accent: 'var(--primary)',
  tint: 'color-mix(in srgb, var(--primary) 16%, var(--paper))',
  band: 'color-mix(in srgb, var(--primary) 26%, var(--page))',
} as const

type Shade = keyof typeof SHADE

const box = (x: number, y: number, width: number, height: number, shade: Shade, round = 2) => (
  <rect key={`${x} ${y} ${width}`} x={x} y={y} width={width} height={height} rx={round} fill={SHADE[shade]} />
)

const sheet = (x: number, y: number, width: number, height: number, shade: Shade = 'paper') => (
  <rect key={`sheet ${x}`} x={x} y={y} width={width} height={height} rx={4} fill={SHADE[shade]} stroke={SHADE.line} strokeWidth={0.75} />
)

/** Two cards beside each other, a wide one below. */
const cards = (x: number, y: number, width: number, height: number): readonly ReactNode[] => {
  const half = (width - 4) / 2
  const low = (height - 4) * 0.42
  const card = (left: number, top: number, wide: number, high: number) => (
    <rect
      key={`card ${left} ${top}`}
      x={left}
      y={top}
      width={wide}
      height={high}
      rx={2.5}
      fill={SHADE.paper}
      stroke={SHADE.line}
      strokeWidth={0.75}
    />
  )
  return [
    card(x, y, half, low),
    card(x + half + 4, y, half, low),
    card(x, y + low + 4, width, height - 4 - low),
    box(x + 4, y + 5, half * 0.4, 2.5, 'faint', 1),
    box(x + half + 8, y + 5, half * 0.4, 2.5, 'faint', 1),
    box(x + 4, y + low + 9, width * 0.6, 2.5, 'faint', 1),
    box(x + 4, y + low + 14, width * 0.45, 2.5, 'faint', 1),
  ]
}

/** A page's content: its title, and cards below it. */
const content = (x: number, y: number, width: number, height: number): ReactNode => [
  box(x, y, width * 0.3, 3.5, 'text', 1.5),
  ...cards(x, y + 8, width, height - 8),
]

/** A vertical menu, the second item selected. */
const menu = (x: number, y: number, width: number): ReactNode => [
  box(x, y, 6, 6, 'accent', 2),
  box(x, y + 20, width, 7, 'tint', 2),
  ...[13, 22, 31, 40, 49].map((at) => box(x + 2, y + at, width * (at === 31 ? 0.5 : 0.68), 2.75, at === 22 ? 'accent' : 'text', 1.25)),
]

const rail = (x: number, y: number): ReactNode => [
  box(x, y, 6, 6, 'accent', 2),
  ...[13, 22, 31, 40].map((at) => box(x + 1, y + at, 4, 4, at === 22 ? 'accent' : 'text', 1.25)),
]

/** The bar with search and user. */
const bar = (x: number, y: number, width: number): ReactNode => [
  box(x, y, width * 0.28, 4, 'faint', 2),
  <circle key="user" cx={x + width - 3} cy={y + 2} r={3} fill={SHADE.tint} />,
]

const side = (width: number) => <rect key="side" width={width} height={80} fill={SHADE.paper} />
const edge = (x: number) => <rect key={`edge ${x}`} x={x} width={0.75} height={80} fill={SHADE.line} />
const below = (x: number, y: number, width: number) => <rect key={`below ${y}`} x={x} y={y} width={width} height={0.75} fill={SHADE.line} />
const top = (x: number, width: number, height = 12) => <rect key="top" x={x} width={width} height={height} fill={SHADE.paper} />

/** Each layout on a page of 128 × 80. */
const DRAWINGS: Readonly<Record<LayoutType, ReactNode>> = {
  collapsibleSide: [side(32), edge(32), top(33, 95), below(33, 12, 95), menu(5, 5, 22), bar(38, 4, 84), content(39, 19, 83, 55)],
  stackedSide: [
    side(40),
    edge(13),
    edge(40),
    top(41, 87),
    below(41, 12, 87),
    rail(3.5, 5),
    menu(17, 5, 19),
    bar(46, 4, 76),
    content(47, 19, 75, 55),
  ],
  topBarClassic: [
    top(0, 128, 22),
    below(0, 12, 128),
    below(0, 22, 128),
    box(6, 3.5, 6, 6, 'accent', 2),
    bar(18, 4, 104),
    ...[6, 26, 46, 66].map((x) => box(x, 16, 14, 2.75, x === 26 ? 'accent' : 'text', 1.25)),
    content(14, 29, 100, 46),
  ],
  framelessSide: [menu(6, 7, 22), sheet(35, 5, 88, 70), bar(42, 10, 74), content(42, 21, 74, 47)],
  contentOverlay: [
    <rect key="band" width={128} height={34} fill={SHADE.band} />,
    box(6, 4, 6, 6, 'accent', 2),
    box(50, 5, 28, 4, 'faint', 2),
    <circle key="user" cx={119} cy={7} r={3} fill={SHADE.text} />,
    sheet(6, 14, 28, 61),
    box(9, 22, 22, 7, 'tint', 2),
    ...[18, 24, 33, 42, 51].map((y) => box(11, y, y === 42 ? 11 : 16, 2.75, y === 24 ? 'accent' : 'text', 1.25)),
    box(40, 15.5, 22, 3.5, 'text', 1.5),
    sheet(39, 24, 83, 51, 'page'),
    ...cards(43, 28, 75, 43),
  ],
}

/** A small drawing of a layout in the theme's colours, mirrored in right-to-left languages. */
export const LayoutPicture = ({ type }: { readonly type: LayoutType }) => (
  <Box
    component="svg"
    viewBox="0 0 128 80"
    aria-hidden
    className="pointing"
    sx={{
      display: 'block',
      width: '100%',
      borderRadius: '6px',
      backgroundColor: SHADE.page,
      boxShadow: '0 0 0 1px var(--line)',
      overflow: 'hidden',
    }}
  >
    {DRAWINGS[type]}
  </Box>
)
