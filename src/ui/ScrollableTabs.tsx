import { Tabs, type TabsProps } from '@mui/material'
import { useLayoutEffect, useRef } from 'react'
import { SCROLL_SHADOWS, watchOverflow } from './scrollShadows.ts'
import { scrollToChosen } from './scrollToChosen.ts'

const FADED = { '& .MuiTabs-scroller': SCROLL_SHADOWS } as const

/**
 * Tabs in a row that scrolls if it is too long, and fades where it continues; the chosen one stays in view, also when the scroll buttons
 * appear and narrow it.
 */
export const ScrollableTabs = ({ value, children, sx, ...props }: TabsProps) => {
  const tabs = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useLayoutEffect(() => {
    const row = tabs.current?.querySelector<HTMLElement>('.MuiTabs-scroller')
    if (!row?.firstElementChild) return
    // Also runs immediately, as soon as the row is laid out.
    const sizes = new ResizeObserver(() => scrollToChosen(row, '[aria-selected=true]'))
    sizes.observe(row)
    const unwatch = watchOverflow(row, row.firstElementChild, row)
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
      sx={[FADED, ...(Array.isArray(sx) ? sx : [sx])]}
      {...props}
    >
      {children}
    </Tabs>
  )
}
