import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { Box, Skeleton, Typography } from '@mui/material'
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react'
import { useLocaleState } from 'react-admin'
import type { viewOfType } from '../../../admin/fieldTypes.ts'
import { useEntityForm, useFormValues } from '../../../admin/form/entityForm.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../../providers/i18n/format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { MatchRow } from './MatchRow.tsx'
import { type Amounts, amountFor, proposedOf, restOf, rowsOf, sumOf } from './matching.ts'
import { type OpenItem, useOpenItems } from './useOpenItems.ts'

const NONE: Amounts = new Map()
const NOTHING: readonly OpenItem[] = []

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The chosen amounts, kept in the form as allocations; removed with the document that they settle. */
const useAmounts = (items: readonly OpenItem[]) => {
  const { setValue, getValues } = useEntityForm<'payments'>()
  const [chosen, setChosen] = useState(NONE)
  const filled = useRef('')
  const amounts = useMemo(() => new Map([...chosen].filter(([id]) => items.some((item) => item.id === id))), [chosen, items])
  useEffect(() => {
    setValue('allocations', rowsOf(items, amounts))
  }, [items, amounts, setValue])
  const isTyped = () => text(getValues('amount')) !== '' && text(getValues('amount')) !== filled.current
  /** Sets the payment's amount to the sum, unless the user typed one. */
  const fill = (next: Amounts) => {
    const sum = sumOf(next)
    if (sum === undefined || isTyped()) return
    filled.current = next.size === 0 ? '' : sum
    setValue('amount', filled.current || null, { shouldDirty: true, shouldValidate: next.size > 0 })
  }
  const choose = (id: string, amount: string | undefined) => {
    const next = new Map(amounts)
    if (amount === undefined || amount === '') next.delete(id)
    else next.set(id, amount)
    setChosen(next)
    fill(next)
  }
  return { amounts, choose, isTyped }
}

const Rest = ({ paid, amounts, currency }: { readonly paid: string; readonly amounts: Amounts; readonly currency: string }) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const [sum, rest] = [sumOf(amounts), restOf(paid, amounts)]
  if (sum === undefined || rest === undefined) return null
  return (
    <Typography role="status" variant="body2" sx={{ mt: 1.5, color: rest.startsWith('-') ? 'error.main' : 'text.secondary' }}>
      {t('money.match.sum')} <bdi>{formatMoney(sum, currency, locale)}</bdi> · {t('money.match.rest')}{' '}
      <bdi>{formatMoney(rest, currency, locale)}</bdi>
    </Typography>
  )
}

/** Open documents of the payment's customer, with the chosen or the default amounts (`PRODUCT.md E18`). */
const Matching = ({ source, label }: ComponentProps<ReturnType<typeof viewOfType>['Input']>) => {
  const t = useAreaTexts('money')
  const { data: items = NOTHING, isPending, isError, refetch, customer } = useOpenItems()
  const [paid, advance] = useFormValues<'payments'>('amount', 'advance')
  const { amounts, choose, isTyped } = useAmounts(items)
  if (advance === true) return <Typography color="text.secondary">{t('money.match.advance')}</Typography>
  if (customer === undefined) return <Typography color="text.secondary">{t('money.match.customer')}</Typography>
  if (isError) return <ErrorState size="line" text={t('money.failed')} retry={() => void refetch()} />
  if (isPending) return <Skeleton variant="rounded" height={96} />
  if (items.length === 0) return <EmptyState size="line" icon={<ReceiptLong />} text={t('money.match.nothing')} />
  const chosen = items.filter(({ id }) => amounts.has(id))
  const proposed = amounts.size === 0 ? proposedOf(items, text(paid)) : NONE
  return (
    <Box role="group" aria-label={typeof label === 'string' ? label : t('money.match.title')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('money.match.text')}
      </Typography>
      {items.map((item) => (
        <MatchRow
          key={item.id}
          item={item}
          source={`${source}.${chosen.indexOf(item)}`}
          amount={amounts.get(item.id)}
          proposed={proposed.get(item.id)}
          onAmount={(amount) => choose(item.id, amount)}
          onChosen={(isChosen) => choose(item.id, isChosen ? amountFor(item, amounts, isTyped() ? text(paid) : undefined) : undefined)}
        />
      ))}
      <Rest paid={text(paid)} amounts={amounts.size === 0 ? proposed : amounts} currency={items[0]?.currency ?? ''} />
    </Box>
  )
}

export default Matching
