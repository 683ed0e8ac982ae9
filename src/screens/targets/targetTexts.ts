import { useLocaleState } from 'react-admin'
import type { TargetProgress } from '../../domain/targets/calls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDecimal, formatMoney, formatPercent } from '../../providers/i18n/format.ts'

/** A target with its progress. */
export type ReachedTarget = TargetProgress & {
  readonly reached: string
  readonly progress: NonNullable<TargetProgress['progress']>
}

export const isReached = (target: TargetProgress): target is ReachedTarget => target.reached !== null && target.progress !== null

/** Amounts, counts and percentages of targets in the user's language. */
export const useTargetTexts = () => {
  const t = useAreaTexts('targets')
  const [locale] = useLocaleState()
  const amount = ({ currency }: Pick<TargetProgress, 'currency'>, value: string | null): string => {
    if (value === null) return '–'
    return currency === null ? formatDecimal(value, locale) : formatMoney(value, currency, locale)
  }
  const percent = (value: string | null): string => (value === null ? '–' : formatPercent(value, locale))
  return {
    t,
    locale,
    amount,
    percent,
    /** Owner: the salesman's name, the make, or the firm. */
    whose: ({ scope, of }: TargetProgress): string => of ?? t(`targets.scope.${scope}`),
    /** The progress as a sentence, for screen readers. */
    sentence: (target: ReachedTarget): string =>
      t('targets.sentence', {
        reached: amount(target, target.reached),
        target: amount(target, target.target),
        percent: percent(target.progress.percent),
        pace: amount(target, target.progress.pace),
        forecast: amount(target, target.progress.forecast),
        state: t(`targets.state.${target.progress.state}`),
      }),
  }
}
