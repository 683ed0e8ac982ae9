import { Suspense, useState } from 'react'
import { useAppearanceOf } from '../../appearance/theme/useAppearance.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'

const SettingsDrawer = lazy(() => import('./SettingsDrawer.tsx'))

/** Loads the appearance's settings when they are first opened. They stay open when the page reloads. */
export const SettingsPanel = () => {
  const open = useAppearanceOf((settings) => settings.panelExpand)
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened ? (
    <Suspense>
      <SettingsDrawer open={open} />
    </Suspense>
  ) : null
}
