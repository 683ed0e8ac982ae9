import Download from '@mui/icons-material/DownloadOutlined'
import { type MouseEvent, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useEntity, useMay } from '../adminContext.tsx'
import { ToolButton } from '../list/ToolButton.tsx'

const ExportMenu = lazy(() => import('./ExportMenu.tsx'))

/** Downloads the records that match the list's filter, or the selected ones, as a file. */
export const ExportButton = ({ ids }: { readonly ids?: readonly unknown[] | undefined }) => {
  const translate = useTranslate()
  const entity = useEntity()
  const may = useMay()
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!may(entity.id, 'export')) return null
  return (
    <>
      <ToolButton
        label={translate('app.export.button')}
        aria-haspopup="menu"
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <Download />
      </ToolButton>
      {anchor && (
        <Suspense>
          <ExportMenu ids={ids} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}
