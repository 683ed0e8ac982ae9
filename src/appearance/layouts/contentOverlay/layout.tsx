import type { LayoutDescriptor } from '../descriptor.ts'
import { CollapseButton } from '../parts/CollapseButton.tsx'
import { Side } from '../parts/Side.tsx'
import { BAR_HEIGHT } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'

/** How far the banner reaches below the bar. */
const BANNER = 132

/** What stands on the banner is written in the colour that can be read on it. */
const ON_BANNER = {
  '--text': 'var(--banner-text)',
  '--muted': 'var(--banner-text)',
  '--line': 'color-mix(in srgb, var(--banner-text) 30%, transparent)',
  '--hover': 'color-mix(in srgb, var(--banner-text) 14%, transparent)',
  '--primary': 'var(--banner-text)',
  '--brand-ink': 'var(--banner)',
  '--mui-palette-primary-contrastText': 'var(--banner)',
  '--mui-palette-text-primary': 'var(--banner-text)',
  '--mui-palette-text-secondary': 'var(--banner-text)',
  '--mui-palette-primary-main': 'var(--banner-text)',
  '--mui-palette-divider': 'color-mix(in srgb, var(--banner-text) 30%, transparent)',
  '--mui-palette-action-active': 'var(--banner-text)',
  color: 'var(--banner-text)',
} as const

const CARD = {
  top: BAR_HEIGHT,
  height: `calc(100dvh - ${BAR_HEIGHT}px - 2 * var(--space))`,
  my: 1,
  marginInlineStart: 2,
  backgroundColor: 'background.paper',
  border: '1px solid var(--line)',
  borderRadius: '16px',
  boxShadow: 'var(--shadow)',
  overflow: 'hidden',
  pt: 1.5,
} as const

const Start = (props: ChromeProps) => (
  <>
    <CollapseButton {...props} />
    <props.Brand />
  </>
)

const Menu = (props: ChromeProps) => <Side {...props} Brand={undefined} sx={CARD} />

/** A coloured banner, over which menu and page lie as cards. */
export const layout: LayoutDescriptor = {
  type: 'contentOverlay',
  Start,
  Side: Menu,
  bar: { ...ON_BANNER, backgroundColor: 'var(--banner)', border: 0 },
  barFirst: true,
  collapses: true,
  frame: {
    '--panel-top': `${BAR_HEIGHT}px`,
    '--banner': 'var(--primary)',
    '--banner-text': 'var(--neutral)',
    '.dark &': { '--banner': 'color-mix(in srgb, var(--primary) 16%, var(--page))', '--banner-text': 'var(--text)' },
    gridTemplateAreas: '"bar bar bar" "side page panel"',
    backgroundImage: `linear-gradient(var(--banner), var(--banner))`,
    backgroundSize: `100% ${BAR_HEIGHT + BANNER}px`,
    backgroundRepeat: 'no-repeat',
    '& .hub-header': ON_BANNER,
    '& .hub-content': {
      backgroundColor: 'background.default',
      borderRadius: '16px',
      p: { xs: '8px', sm: '16px' },
      mx: { xs: '-8px', sm: '-16px' },
    },
  },
}
