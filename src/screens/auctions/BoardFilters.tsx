import Search from '@mui/icons-material/Search'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import ViewModule from '@mui/icons-material/ViewModuleOutlined'
import { Box, Chip, InputAdornment, MenuItem, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useLocaleState } from 'react-admin'
import { editableNumber } from '../../admin/localeNumber.ts'
import type { Lot } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { typedAmount } from './amounts.ts'
import { type BoardFilter, countGroup, GROUPS, type Group, SORTS } from './boardFilter.ts'

export type Layout = 'cards' | 'table'

interface Props {
  readonly lots: readonly Lot[]
  readonly filter: BoardFilter
  readonly change: (changes: Partial<BoardFilter>) => void
  readonly layout: Layout
  readonly setLayout: (layout: Layout) => void
}

/** Groups that stand there though nothing is in them. */
const ALWAYS: ReadonlySet<Group> = new Set(['all', 'live', 'upcoming', 'mine', 'watched'])

const Groups = ({ lots, filter, change }: Pick<Props, 'lots' | 'filter' | 'change'>) => {
  const t = useAreaTexts('bidding')
  const counted = GROUPS.map((group) => ({ group, count: countGroup(lots, group) }))
  return (
    <Stack direction="row" role="group" aria-label={t('bidding.board.show')} sx={{ gap: 0.75, overflowX: 'auto', py: 0.5 }}>
      {counted
        .filter(({ group, count }) => ALWAYS.has(group) || count > 0 || filter.group === group)
        .map(({ group, count }) => (
          <Chip
            key={group}
            clickable
            aria-pressed={filter.group === group}
            label={`${t(`bidding.board.${group}`)} (${count})`}
            color={filter.group === group ? 'primary' : group === 'outbid' && count > 0 ? 'error' : 'default'}
            variant={filter.group === group ? 'filled' : 'outlined'}
            onClick={() => change({ group })}
          />
        ))}
    </Stack>
  )
}

/** Takes what is typed when it is left or entered, so that half a number filters nothing away. */
const AmountFilter = ({
  label,
  value,
  onValue,
}: {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
}) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const [draft, setDraft] = useState<string>()
  const typed = draft === undefined || draft.trim() === '' ? undefined : typedAmount(draft, locale)
  const mistake = typed && 'mistake' in typed ? typed.mistake : undefined
  const take = () => {
    if (draft === undefined || mistake) return
    onValue(typed && 'amount' in typed ? typed.amount : '')
    setDraft(undefined)
  }
  return (
    <TextField
      label={label}
      value={draft ?? editableNumber(value, locale)}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      error={mistake !== undefined}
      helperText={mistake && t(`bidding.room.${mistake}`, { example: editableNumber('1250.50', locale) })}
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } }}
    />
  )
}

const LayoutSwitch = ({ layout, setLayout }: Pick<Props, 'layout' | 'setLayout'>) => {
  const t = useAreaTexts('bidding')
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layout}
      onChange={(_, next: Layout | null) => next && setLayout(next)}
      sx={{ display: { xs: 'none', md: 'inline-flex' }, height: 40, alignSelf: 'center' }}
    >
      <ToggleButton value="cards" aria-label={t('bidding.board.cards')}>
        <ViewModule />
      </ToggleButton>
      <ToggleButton value="table" aria-label={t('bidding.board.table')}>
        <TableRows />
      </ToggleButton>
    </ToggleButtonGroup>
  )
}

/** What is shown of the board, and in which order. */
export const BoardFilters = ({ lots, filter, change, layout, setLayout }: Props) => {
  const t = useAreaTexts('bidding')
  const makes = [...new Set([...lots.map(({ car }) => car.make), ...(filter.make === '' ? [] : [filter.make])])].toSorted((a, b) =>
    a.localeCompare(b),
  )
  return (
    <Stack sx={{ gap: 1 }}>
      <Groups lots={lots} filter={filter} change={change} />
      <Box
        role="search"
        sx={{
          display: 'grid',
          columnGap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(200px, 2fr) repeat(4, minmax(110px, 1fr)) auto' },
        }}
      >
        <TextField
          type="search"
          label={t('bidding.board.search')}
          value={filter.text}
          onChange={({ target }) => change({ text: target.value })}
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        <TextField
          select
          label={t('bidding.board.make')}
          value={filter.make}
          onChange={({ target }) => change({ make: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('bidding.board.anyMake')}</MenuItem>
          {makes.map((make) => (
            <MenuItem key={make} value={make}>
              {make}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('bidding.board.sort')}
          value={filter.sort}
          onChange={({ target }) => change({ sort: target.value as BoardFilter['sort'] })}
        >
          {SORTS.map((sort) => (
            <MenuItem key={sort} value={sort}>
              {t(`bidding.board.${sort}`)}
            </MenuItem>
          ))}
        </TextField>
        <AmountFilter label={t('bidding.board.priceFrom')} value={filter.from} onValue={(from) => change({ from })} />
        <AmountFilter label={t('bidding.board.priceTo')} value={filter.to} onValue={(to) => change({ to })} />
        <LayoutSwitch layout={layout} setLayout={setLayout} />
      </Box>
    </Stack>
  )
}
