import type { ReactNode } from 'react'
import type { Figure } from '../../../domain/dashboard.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ChangeChip } from './ChangeChip.tsx'
import { FigureCard } from './FigureCard.tsx'
import { Sparkline } from './Sparkline.tsx'
import { useAmounts } from './texts.ts'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly to: string
  /** One per currency, the largest first; an empty list counts as zero. */
  readonly figures: readonly Figure[]
  /** An increase is neither good nor bad. */
  readonly spent?: boolean
}

const ZERO: Figure = { currency: null, value: '0', before: '0', trend: ['0', '0'] }

/** A sum over thirty days, its trend, and the sum of the thirty days before. */
export const TrendCard = ({ label, icon, to, figures, spent = false }: Props) => {
  const t = useAreaTexts('home')
  const { amount } = useAmounts()
  const [first = ZERO, ...others] = figures
  const { value, before, currency, trend } = first
  const further = others.map((each) => amount(each.value, each.currency))
  return (
    <FigureCard
      label={label}
      icon={icon}
      to={to}
      value={amount(value, currency)}
      chip={<ChangeChip value={value} before={before} neutral={spent} />}
      picture={<Sparkline values={trend.map(Number)} />}
      note={
        further.length > 0 ? (
          <bdi>{t('home.figures.besides', { amounts: further.join(' · ') })}</bdi>
        ) : (
          t('home.figures.before', { value: amount(before, currency) })
        )
      }
    />
  )
}
