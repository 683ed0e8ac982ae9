import { Tabs, type TabsProps } from '@mui/material'
import { useLayoutEffect, useRef } from 'react'
import { showChosen } from './showChosen.ts'

/** Tabs in a row that scrolls where it is too long; the chosen one stands in sight, also when the buttons at the row's ends come and narrow it. */
export const ScrolledTabs = ({ value, children, ...props }: TabsProps) => {
  const tabs = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useLayoutEffect(() => {
    const row = tabs.current?.querySelector('.MuiTabs-scroller')
    if (!row) return
    const show = () => showChosen(row, '[aria-selected=true]')
    show()
    const sizes = new ResizeObserver(show)
    sizes.observe(row)
    return () => sizes.disconnect()
  }, [value])
  return (
    <Tabs ref={tabs} value={value} variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile {...props}>
      {children}
    </Tabs>
  )
}
