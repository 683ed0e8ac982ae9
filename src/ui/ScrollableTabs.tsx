import { Tabs, type TabsProps } from '@mui/material'
import { useLayoutEffect, useRef } from 'react'
import { scrollShadows, watchOverflow } from './rows/scrollShadows.ts'
import { scrollToChosen } from './rows/scrollToChosen.ts'

/** CSS pixels after the last tab. Material UI stops before them. */
const BLANK = 2

/**
 * Faded behind the scroll buttons. Right to left, browsers round up to a pixel of the end away: without a space, the last tab stays below its button. The list
 * is as wide as its tabs, so that its size tells when one of them gets wider.
 */
const ENDS = {
  '& .MuiTabs-scroller': scrollShadows(24),
  '& [role=tablist]': { width: 'max-content', minWidth: '100%' },
  '& [role=tablist]::after': { content: '""', flex: `0 0 ${BLANK}px` },
  // A tab that gets the focus comes out from below the button.
  '& [role=tab]': { scrollMarginInline: 48 },
} as const

/**
 * Tabs in a horizontally scrollable row with faded ends. The selected tab stays visible, also when the row gets narrower.
 */
export const ScrollableTabs = ({ value, children, sx, ...props }: TabsProps) => {
  const tabs = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is selected
  useLayoutEffect(() => {
    const row = tabs.current?.querySelector<HTMLElement>('.MuiTabs-scroller')
    if (!row?.firstElementChild) return
    // Also called once the row is laid out.
    const sizes = new ResizeObserver(() => scrollToChosen(row, '[aria-selected=true]'))
    sizes.observe(row)
    const unwatch = watchOverflow(row, row.firstElementChild, row, BLANK)
    return () => {
      sizes.disconnect()
      unwatch()
    }
  }, [value])
  return (
    <Tabs
      ref={tabs}
      value={value}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={[ENDS, ...(Array.isArray(sx) ? sx : [sx])]}
      {...props}
    >
      {children}
    </Tabs>
  )
}
