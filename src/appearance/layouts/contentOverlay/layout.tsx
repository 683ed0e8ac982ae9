import type { LayoutDescriptor } from '../descriptor.ts'
import { CollapseButton } from '../parts/CollapseButton.tsx'
import { Side } from '../parts/Side.tsx'
import { BAR_HEIGHT } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'
import { BANNER_TEXTS, bannerColours } from './banner.ts'

/** How far the banner reaches below the bar, in CSS pixels. */
const BANNER = 176

const CARD = {
  top: BAR_HEIGHT,
  height: `calc(100dvh - ${BAR_HEIGHT}px - 16px)`,
  mb: '16px',
  marginInlineStart: '16px',
  backgroundColor: 'background.paper',
  border: '1px solid var(--line)',
  borderRadius: '16px',
  boxShadow: 'var(--card-shadow)',
  overflow: 'hidden',
  pt: '8px',
  zIndex: 2,
} as const

const BAR = {
  ...BANNER_TEXTS,
  backgroundColor: 'var(--banner)',
  border: 0,
  paddingInline: { md: '32px' },
  '& .hub-search': { justifyContent: { md: 'center' } },
  '& .bar-search, & .key': { backgroundColor: { md: 'color-mix(in srgb, var(--paper) 70%, transparent)' } },
} as const

const Start = (props: ChromeProps) => (
  <>
    <CollapseButton {...props} />
    <props.Brand />
  </>
)

const Menu = (props: ChromeProps) => <Side {...props} Brand={undefined} sx={CARD} />

/** A tinted banner, over which menu and page lie as cards. */
export const layout: LayoutDescriptor = {
  type: 'contentOverlay',
  Start,
  Side: Menu,
  bar: BAR,
  barFirst: true,
  collapses: true,
  frame: {
    ...bannerColours('light'),
    '.dark &': bannerColours('dark'),
    '--panel-top': `${BAR_HEIGHT}px`,
    gridTemplateAreas: '"bar bar bar" "side page panel"',
    backgroundImage: 'linear-gradient(var(--banner), var(--banner))',
    backgroundSize: `100% ${BAR_HEIGHT + BANNER}px`,
    backgroundRepeat: 'no-repeat',
    '& .hub-header': { ...BANNER_TEXTS, paddingBlock: '12px 20px' },
    '& .hub-content': {
      '@media (min-width: 600px)': {
        backgroundColor: 'background.default',
        border: '1px solid var(--line)',
        borderRadius: '16px',
        p: '20px',
      },
    },
  },
}
