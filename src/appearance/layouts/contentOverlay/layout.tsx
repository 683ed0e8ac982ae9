import { Box } from '@mui/material'
import type { LayoutDescriptor } from '../descriptor.ts'
import { CollapseButton } from '../parts/CollapseButton.tsx'
import { Side } from '../parts/Side.tsx'
import { BAR_HEIGHT, SIDE_WIDTH } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'
import { BANNER_COLOURS, BANNER_TEXTS } from './banner.ts'

/** CSS pixels by which the banner extends below the page's header, behind the sheet. */
const BEHIND = { phone: 24, wide: 48 } as const

/** CSS pixels above the header; more than the height of any bar and notice. */
const ABOVE = 240

/**
 * The banner is the header's background, so that it ends with the header, however high that is. A border image, because its overflow does not widen
 * the page.
 */
const banner = (behind: number) => ({
  borderImage: 'linear-gradient(var(--banner), var(--banner)) fill 0',
  borderImageWidth: 0,
  borderImageOutset: `${ABOVE}px 100vw ${behind}px`,
})

/** The page's content as a sheet over the banner: a card, on phones in full width. */
const SHEET = {
  backgroundColor: 'background.default',
  border: '1px solid var(--line)',
  '@media (max-width: 599.95px)': {
    borderWidth: '1px 0 0',
    borderRadius: '16px 16px 0 0',
    marginInline: 'calc(-1 * var(--gutter))',
    px: 'var(--gutter)',
    pt: '16px',
  },
  '@media (min-width: 600px)': { borderRadius: '16px', p: '20px' },
} as const

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
  ...BANNER_COLOURS,
  ...BANNER_TEXTS,
  backgroundColor: 'var(--banner)',
  border: 0,
  paddingInline: { md: '32px' },
  '& .bar-search, & .key': { backgroundColor: { md: 'color-mix(in srgb, var(--paper) 70%, transparent)' } },
} as const

/** Width of the menu card and its margin, less the button before the logo and its gaps, so that the search is aligned with the page. */
const SIGN = { flex: 'none', minWidth: SIDE_WIDTH + 16 - 38 } as const

const Start = (props: ChromeProps) => (
  <>
    <CollapseButton {...props} />
    <Box sx={SIGN}>
      <props.Brand />
    </Box>
  </>
)

const Menu = (props: ChromeProps) => <Side {...props} Brand={undefined} sx={CARD} />

/** Menu and page as cards over a tinted banner. */
export const layout: LayoutDescriptor = {
  type: 'contentOverlay',
  Start,
  Side: Menu,
  bar: BAR,
  barFirst: true,
  collapses: true,
  frame: {
    gridTemplateAreas: '"bar bar bar" "side page panel"',
    '& > .hub-panel': { '--panel-top': `${BAR_HEIGHT}px` },
    '& .hub-header': {
      ...BANNER_COLOURS,
      ...BANNER_TEXTS,
      ...banner(BEHIND.phone),
      paddingBlock: '12px 20px',
      '@media (min-width: 600px)': banner(BEHIND.wide),
    },
    '& .hub-content': SHEET,
  },
}
