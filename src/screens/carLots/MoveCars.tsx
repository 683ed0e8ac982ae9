import MoveUp from '@mui/icons-material/DriveFileMoveOutlined'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { Button, useListContext } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { BulkDialog } from '../../admin/bulk/BulkDialog.tsx'
import { BULK_TEXTS, useBulk } from '../../admin/bulk/useBulk.ts'
import { type RecordFilter, useRecords } from '../../admin/useRecords.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Maximum number of lots to choose from; more than a dealership has. */
const MAX = 500
const NOWHERE = '-'

const MoveDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useAreaTexts('inventory')
  const [target, setTarget] = useState('')
  const bulk = useBulk('update', BULK_TEXTS.update, onClose)
  const { filter = {} } = useListContext()
  const { location: from }: RecordFilter<'cars'> = filter
  const { data: lots = [] } = useRecords('carLots', {
    sort: { field: 'name', order: 'ASC' },
    filter: { active: true },
    limit: MAX,
  })
  return (
    <BulkDialog
      bulk={bulk}
      texts={BULK_TEXTS.update}
      title={t('inventory.lots.moveTitle', { smart_count: bulk.count })}
      yes={t('inventory.lots.move')}
      incomplete={target === ''}
      onSubmit={() => void bulk.run({ data: { location: target === NOWHERE ? null : target } })}
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        autoFocus
        margin="dense"
        label={t('inventory.lots.target')}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
      >
        <MenuItem value={NOWHERE}>{t('inventory.lots.noLot')}</MenuItem>
        {lots
          .filter(({ id }) => id !== from)
          .map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
      </TextField>
    </BulkDialog>
  )
}

/** Moves the selected cars to another lot in one request, and names the cars that may not move. */
const MoveCars = () => {
  const t = useAreaTexts('inventory')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('cars', 'edit')) return null
  return (
    <>
      <Button label={t('inventory.lots.move')} onClick={() => setOpen(true)}>
        <MoveUp />
      </Button>
      {open && <MoveDialog onClose={() => setOpen(false)} />}
    </>
  )
}

export default MoveCars
