import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined'
import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import type { EntityMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { mistakeAt } from '../../parts/refused.ts'
import { useAttempt } from '../../parts/useAttempt.ts'
import type { BoardFilter } from './boardFilter.ts'

type Mail = EntityMap['savedSearches']['mail']

const MAILS = ['none', 'daily', 'atOnce'] as const satisfies readonly Mail[]

/** Default name of the search, made from its filter. */
const nameOf = ({ text, make, from, to }: BoardFilter): string =>
  [make, text.trim(), [from, to].some((price) => price !== '') ? `${from}–${to}` : ''].filter((part) => part !== '').join(' ')

interface Props {
  readonly filter: BoardFilter
}

interface DialogProps extends Props {
  readonly onClose: () => void
}

const useSaveSearch = ({ filter, onClose }: DialogProps) => {
  const t = useAreaTexts('bidding')
  const provider = useDataProvider()
  const notify = useNotify()
  const { attempt, busy, refused } = useAttempt({ entity: 'savedSearches', shown: ['name'] })
  const save = async (name: string, mail: Mail): Promise<void> => {
    const { text, make, from, to } = filter
    const data = { name: name.trim(), text: text.trim() || null, make: make || null, priceFrom: from || null, priceTo: to || null, mail }
    if (!(await attempt(() => provider.create('savedSearches', { data })))) return
    notify(t('bidding.search.saved'), { type: 'success' })
    onClose()
  }
  return { save, busy, refused }
}

const SaveDialog = (props: DialogProps) => {
  const t = useAreaTexts('bidding')
  const [name, setName] = useState(nameOf(props.filter))
  const [mail, setMail] = useState<Mail>('daily')
  const { save, busy, refused } = useSaveSearch(props)
  return (
    <FormDialog
      title={t('bidding.search.title')}
      text={t('bidding.search.text')}
      yes={t('bidding.search.save')}
      busy={busy}
      incomplete={name.trim() === ''}
      error={refused.message}
      onSubmit={() => void save(name, mail)}
      onClose={props.onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField
          autoFocus
          fullWidth
          required
          label={t('bidding.search.name')}
          value={name}
          {...mistakeAt(refused, 'name')}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
        />
        <TextField
          select
          fullWidth
          label={t('bidding.search.mail')}
          value={mail}
          onChange={({ target }) => setMail(MAILS.find((each) => each === target.value) ?? 'daily')}
        >
          {MAILS.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`bidding.search.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </FormDialog>
  )
}

/** Saves words, make and price of the board's filter as a search, whose user is notified of matching cars. */
export const SaveSearch = ({ filter }: Props) => {
  const t = useAreaTexts('bidding')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('savedSearches', 'create') || nameOf(filter) === '') return null
  return (
    <>
      <Button size="small" startIcon={<BookmarkAdd />} onClick={() => setOpen(true)}>
        {t('bidding.search.save')}
      </Button>
      {open && <SaveDialog filter={filter} onClose={() => setOpen(false)} />}
    </>
  )
}
