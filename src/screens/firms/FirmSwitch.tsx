import Apartment from '@mui/icons-material/Apartment'
import { Button, IconButton, Tooltip, useMediaQuery } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { useRecord } from '../../admin/useRecords.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { chosenFirm } from './chosenFirm.ts'

const FirmMenu = lazy(async () => ({ default: (await import('./FirmMenu.tsx')).FirmMenu }))

const useChosenName = (): string | undefined => {
  const firm = chosenFirm()
  const { data } = useRecord('firms', firm)
  return firm === undefined ? undefined : (data?.name ?? '…')
}

const Switch = () => {
  const translate = useTranslate()
  const wide = useMediaQuery('(min-width: 900px)')
  const [anchor, setAnchor] = useState<HTMLElement>()
  const name = useChosenName()
  const shown = name ?? translate('app.firmSwitch.all')
  const label = useLabelled()(translate('app.firmSwitch.title'), shown)
  const button = {
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== undefined,
    color: name === undefined ? 'inherit' : 'primary',
    onClick: (event: { readonly currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const
  return (
    <>
      <Tooltip title={label}>
        {wide && name !== undefined ? (
          <Button {...button} size="small" startIcon={<Apartment />} sx={{ maxWidth: 200, whiteSpace: 'nowrap', overflow: 'hidden' }}>
            {shown}
          </Button>
        ) : (
          <IconButton {...button}>
            <Apartment />
          </IconButton>
        )}
      </Tooltip>
      {anchor && (
        <Suspense>
          <FirmMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** In the bar: the firm whose records an Admin views. Renders nothing for other users. */
export const FirmSwitch = () => (useMay()('firms', 'list') ? <Switch /> : null)
