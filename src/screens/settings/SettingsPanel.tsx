import { lazy, Suspense, useState } from 'react'
import { useAppearanceOf } from '../../appearance/theme/useAppearance.ts'

const SettingsDrawer = lazy(() => import('./SettingsDrawer.tsx'))

/** The appearance's settings, fetched when they are first opened. The page changes as they are chosen; they stay open over reloads. */
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
