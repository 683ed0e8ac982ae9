import MoveUp from '@mui/icons-material/DriveFileMoveOutlined'
import { Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, Button as MuiButton, TextField } from '@mui/material'
import { useState } from 'react'
import { Button, useListContext, useTranslate } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { FailedList } from '../../admin/bulk/FailedList.tsx'
import { BULK_TEXTS, type BulkOutcome, useBulk } from '../../admin/bulk/useBulk.ts'
import { useRecords } from '../../admin/useRecords.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Lots that are offered; more than a house has. */
const MOST = 500
const NOWHERE = '-'

const MoveDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useAreaTexts('inventory')
  const translate = useTranslate()
  const [target, setTarget] = useState('')
  const [outcome, setOutcome] = useState<BulkOutcome>()
  const { run, running, count } = useBulk('update', BULK_TEXTS.update)
  const { filter: { location: from } = {} } = useListContext()
  const { data: lots = [] } = useRecords('carLots', {
    sort: { field: 'name', order: 'ASC' },
    filter: { active: true },
    limit: MOST,
  })
  const move = async () => {
    const result = await run({ data: { location: target === NOWHERE ? null : target } })
    setOutcome(result)
    if (result?.failed.length === 0) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t('inventory.lots.moveTitle', { smart_count: count })}</DialogTitle>
      <DialogContent>
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
        {outcome && outcome.failed.length > 0 && <FailedList failed={outcome.failed} title="app.bulk.failed" />}
      </DialogContent>
      <DialogActions>
        <MuiButton onClick={onClose}>{translate('app.form.cancel')}</MuiButton>
        <MuiButton variant="contained" disabled={target === '' || running} onClick={() => void move()}>
          {t('inventory.lots.move')}
        </MuiButton>
      </DialogActions>
    </Dialog>
  )
}

/** Moves the selected cars from one lot to another in one request; each that may not move is named. */
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
