import Add from '@mui/icons-material/Add'
import { Autocomplete, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useCreate, useNotify } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { useRecords } from '../../admin/useRecords.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

type Currency = ShownMap['currencies']

const Choose = ({ taken, onClose }: { readonly taken: readonly string[]; readonly onClose: () => void }) => {
  const t = useAreaTexts('wallets')
  const id = useId()
  const notify = useNotify()
  const [currency, setCurrency] = useState<Currency | null>(null)
  const [create, { isPending }] = useCreate()
  const { data = [], isPending: loading } = useRecords('currencies', {
    filter: { active: true },
    sort: { field: 'id', order: 'ASC' },
    limit: 300,
  })
  const open = () =>
    create(
      'wallets',
      { data: { currency: currency?.id } },
      {
        onSuccess: () => {
          notify(t('wallets.open.done'), { type: 'success' })
          onClose()
        },
        onError: (error) => notify(error instanceof Error ? error.message : t('wallets.loadFailed'), { type: 'error' }),
      },
    )
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('wallets.open.title')}</DialogTitle>
      <DialogContent>
        <Autocomplete
          autoHighlight
          openOnFocus
          loading={loading}
          options={data.filter((one) => !taken.includes(one.id))}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ id: code, name }) => `${code} – ${name}`}
          value={currency}
          onChange={(_, chosen) => setCurrency(chosen)}
          renderInput={(params) => <TextField {...params} autoFocus label={t('wallets.currency')} />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('wallets.cancel')}</Button>
        <Button variant="contained" disabled={currency === null || isPending} onClick={() => void open()}>
          {t('wallets.open.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Opens another wallet of the user's, in one more currency. */
export const OpenWallet = ({ taken }: { readonly taken: readonly string[] }) => {
  const t = useAreaTexts('wallets')
  const may = useMay()
  const [asking, setAsking] = useState(false)
  if (!may('wallets', 'create')) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Add />} onClick={() => setAsking(true)}>
        {t('wallets.open.button')}
      </Button>
      {asking && <Choose taken={taken} onClose={() => setAsking(false)} />}
    </>
  )
}
