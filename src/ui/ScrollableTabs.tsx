import { Tabs, type TabsProps } from '@mui/material'
import { useLayoutEffect, useRef } from 'react'
import { scrollShadows, watchOverflow } from './scrollShadows.ts'
import { scrollToChosen } from './scrollToChosen.ts'

/** Behind the scroll buttons. */
const FADED = { '& .MuiTabs-scroller': scrollShadows(24) } as const

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
