import SearchOff from '@mui/icons-material/SearchOff'
import { Box, Card, FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material'
import { useCallback, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useRightNames } from '../../control/useRightNames.ts'
import { UserChoice } from '../UserChoice.tsx'
import { ViewAs } from '../ViewAs.tsx'
import type { NamedRow } from './MatrixRow.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import { type OpenCell, RightMenu } from './RightMenu.tsx'
import { type Effect, type Holder, useRightsMatrix, useSetRight } from './useRightsMatrix.ts'

const CONTROLS = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px 1fr 1fr auto' },
} as const

const DEFAULT_ROLE = 'Dealer'

/** The holder named in the address. */
const useHolder = () => {
  const [search, setSearch] = useSearchParams()
  const user = search.get('user')
  const holder: Holder = user ? { user } : { role: search.get('role') ?? DEFAULT_ROLE }
  return { holder, setHolder: (next: Holder) => setSearch({ ...next }, { replace: true }) }
}

const matches = (row: NamedRow, words: string, changedOnly: boolean): boolean =>
  row.label.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()) && (!changedOnly || row.cells.some(({ right }) => right))

const HolderControls = ({ holder, onChange }: { readonly holder: Holder; readonly onChange: (holder: Holder) => void }) => {
  const t = useAreaTexts('access')
  const translate = useTranslate()
  const { model } = useAdmin()
  const roles = [...new Set(model.list.flatMap(({ access }) => Object.keys(access)))].toSorted()
  return (
    <>
      <TextField
        select
        label={t('access.matrix.role')}
        value={'role' in holder ? holder.role : ''}
        onChange={({ target }) => onChange({ role: target.value })}
        sx={{ m: 0 }}
      >
        {roles.map((role) => (
          <MenuItem key={role} value={role}>
            {translate(`resources.users.options.roles.${role}`, { _: role })}
          </MenuItem>
        ))}
      </TextField>
      <UserChoice
        label={t('access.matrix.user')}
        value={'user' in holder ? holder.user : ''}
        onChange={(user) => onChange(user === '' ? { role: DEFAULT_ROLE } : { user })}
      />
    </>
  )
}

/** What a role or a user may do, and why; a click on a cell changes it (`PRODUCT.md S2`). */
export const RightsMatrix = () => {
  const t = useAreaTexts('access')
  const { holder, setHolder } = useHolder()
  const { data, error, refetch } = useRightsMatrix(holder)
  const { mutate } = useSetRight(holder)
  const names = useRightNames()
  const [words, setWords] = useState('')
  const [changedOnly, setChangedOnly] = useState(false)
  const [open, setOpen] = useState<OpenCell>()
  const close = useCallback(() => setOpen(undefined), [])

  const labels = useMemo(() => new Map(names.map(({ id, name }) => [id, name])), [names])
  const rows = useMemo(() => data?.map((row): NamedRow => ({ ...row, label: labels.get(row.name) ?? row.name })), [data, labels])
  const shown = useMemo(() => rows?.filter((row) => matches(row, words, changedOnly)), [rows, words, changedOnly])
  const choose = (effect: Effect | undefined) => {
    if (open) mutate({ name: open.name, cell: open.cell, effect })
    close()
  }

  return (
    <Card sx={{ minWidth: 0 }}>
      <Box sx={{ ...CONTROLS, p: 2 }}>
        <HolderControls holder={holder} onChange={setHolder} />
        <TextField
          type="search"
          label={t('access.matrix.find')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          sx={{ m: 0 }}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <FormControlLabel
            control={<Switch checked={changedOnly} onChange={(_, on) => setChangedOnly(on)} />}
            label={t('access.matrix.changedOnly')}
          />
          {'user' in holder && <ViewAs id={holder.user} />}
        </Stack>
      </Box>
      {error ? <ErrorState text={error.message} retry={() => void refetch()} /> : null}
      {!error && !shown && <SkeletonRows rows={8} sx={{ p: 2 }} />}
      {!error && shown?.length === 0 && <EmptyState icon={<SearchOff />} text={t('access.matrix.nothing')} />}
      {!error && shown && shown.length > 0 && <MatrixTable label={t('access.matrix.title')} rows={shown} onOpen={setOpen} />}
      {open && <RightMenu open={open} holder={holder} onChoose={choose} onClose={close} />}
    </Card>
  )
}
