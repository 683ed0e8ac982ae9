import { Box, Checkbox, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useLocaleState, ValidationError } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { editableNumber, parseLocaleNumber } from '../../../admin/localeNumber.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, formatMoney } from '../../../providers/i18n/format.ts'
import { today } from '../../parts/today.ts'
import type { OpenItem } from './useOpenItems.ts'

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) 8.5rem', sm: 'auto minmax(0, 1fr) 10rem 10rem' },
  columnGap: 1.5,
  alignItems: 'center',
  py: 0.75,
  borderBottom: '1px solid var(--line)',
} as const

interface Props {
  readonly item: OpenItem
  /** Path of the row in the form. */
  readonly source: string
  /** Chosen amount, decimal text. */
  readonly amount: string | undefined
  /** Amount that it gets by default if no document is chosen. */
  readonly proposed: string | undefined
  readonly onAmount: (amount: string) => void
  readonly onChosen: (chosen: boolean) => void
}

const messageOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}

/** Name, due date and open amount. */
const Document = ({ item: { entity, id, due, currency, open }, name }: Pick<Props, 'item'> & { readonly name: string }) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const amount = <bdi>{formatMoney(open, currency, locale)}</bdi>
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <Link component={LinkBase} to={`/${entity}/${encodeURIComponent(id)}/show`} target="_blank">
          <bdi>{name}</bdi>
        </Link>
        <Typography variant="body2" sx={{ color: due < today() ? 'error.main' : 'text.secondary' }}>
          {t('money.match.due', { date: formatDate(due, locale) })}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
          {amount}
        </Typography>
      </Box>
      <Typography sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>{amount}</Typography>
    </>
  )
}

/** One document that a payment can settle: the checkbox settles all of it, the amount a part. */
export const MatchRow = ({ item, source, amount, proposed, onAmount, onChosen }: Props) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const { getFieldState, formState } = useFormContext()
  const [typed, setTyped] = useState<string>()
  const name = item.number ?? t('money.opening')
  const mistake = amount === undefined ? undefined : messageOf(getFieldState(`${source}.amount`, formState).error)
  const shown = amount === undefined ? '' : (typed ?? editableNumber(amount, locale))
  return (
    <Box sx={ROW}>
      <Checkbox
        size="small"
        checked={amount !== undefined}
        indeterminate={amount === undefined && proposed !== undefined}
        onChange={({ target }) => {
          setTyped(undefined)
          onChosen(target.checked)
        }}
        slotProps={{ input: { 'aria-label': name } }}
      />
      <Document item={item} name={name} />
      <TextField
        size="small"
        hiddenLabel
        margin="none"
        value={shown}
        placeholder={proposed === undefined ? '' : editableNumber(proposed, locale)}
        error={mistake !== undefined}
        helperText={mistake !== undefined && <ValidationError error={mistake} />}
        onChange={({ target }) => {
          setTyped(target.value)
          onAmount(parseLocaleNumber(target.value, locale))
        }}
        onBlur={() => setTyped(undefined)}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr', 'aria-label': t('money.match.amount', { document: name }) },
        }}
      />
    </Box>
  )
}
