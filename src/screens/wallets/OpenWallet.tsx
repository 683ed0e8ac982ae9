import Add from '@mui/icons-material/Add'
import { Autocomplete, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { useRecords } from '../../admin/useRecords.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { mistakeAt } from '../parts/refused.ts'
import { useAttempt } from '../parts/useAttempt.ts'

type Currency = ShownMap['currencies']

const Choose = ({ taken, onClose }: { readonly taken: readonly string[]; readonly onClose: () => void }) => {
  const t = useAreaTexts('wallets')
  const notify = useNotify()
  const [currency, setCurrency] = useState<Currency | null>(null)
  const { create } = useDataProvider()
  const { attempt, busy, refused } = useAttempt({ entity: 'wallets', shown: ['currency'] })
  const { data = [], isPending: loading } = useRecords('currencies', {
    filter: { active: true },
    sort: { field: 'id', order: 'ASC' },
    limit: 300,
  })
  const open = async () => {
    if (!(await attempt(() => create('wallets', { data: { currency: currency?.id } })))) return
    notify(t('wallets.open.done'), { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={t('wallets.open.title')}
      yes={t('wallets.open.yes')}
      no={t('wallets.cancel')}
      busy={busy}
      error={refused.message}
      incomplete={currency === null}
      onSubmit={() => void open()}
      onClose={onClose}
    >
      <Autocomplete
        autoHighlight
        openOnFocus
        loading={loading}
        options={data.filter((one) => !taken.includes(one.id))}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ id: code, name }) => `${code} – ${name}`}
        value={currency}
        onChange={(_, chosen) => setCurrency(chosen)}
        renderInput={(params) => <TextField {...params} {...mistakeAt(refused, 'currency')} autoFocus label={t('wallets.currency')} />}
      />
    </FormDialog>
  )
}

/** Opens another wallet of the user, in a further currency. */
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
