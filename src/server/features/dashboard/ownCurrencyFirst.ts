import type { DashboardCaller } from './dashboardCaller.ts'

/** Amounts in the firm's currency before others, which keep their order. */
export const ownCurrencyFirst = <F extends { readonly currency: string | null }>(
  figures: readonly F[],
  { currency }: Pick<DashboardCaller, 'currency'>,
): readonly F[] => figures.toSorted((one, other) => Number(other.currency === currency) - Number(one.currency === currency))
