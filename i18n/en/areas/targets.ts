import type { Widen } from '../../widen.ts'

/** Texts of targets, `targets.*`. */
const targets = {
  title: 'Targets',
  empty: 'No target for today',
  new: 'Set a target',
  failed: 'The targets could not be loaded.',
  hidden: 'What this target sums up is not shown to you, or has too many invoices.',
  progress: 'Progress',
  reached: 'Reached',
  target: 'Target',
  pace: 'Pace by today',
  forecast: 'Forecast',
  remaining: 'Remaining',
  days: 'Days',
  dayOf: '%{elapsed} of %{days}',
  ofTarget: '%{reached} of %{target}',
  paceIs: 'Pace %{amount}',
  forecastIs: 'Forecast %{amount}',
  others: 'Not counted, since in other currencies: %{amounts}',
  sentence: '%{reached} of %{target}, %{percent}. Pace by today: %{pace}. Forecast: %{forecast}. %{state}.',
  state: { upcoming: 'Not begun', reached: 'Reached', missed: 'Missed', onPace: 'On pace', behind: 'Behind pace' },
  scope: { salesman: 'Salesman', make: 'Make', firm: 'The firm', whole: 'All firms' },
  measure: {
    net: 'Sales without VAT',
    gross: 'Sales with VAT',
    profit: 'Profit',
    orders: 'Number of orders',
    cars: 'Cars sold',
  },
  repeat: {
    button: 'Repeat in the next period',
    done: 'The target is set for the next period',
    title: 'Set %{smart_count} target again for its next period? |||| Set %{smart_count} targets again for their next periods?',
    allDone: '%{smart_count} target set again |||| %{smart_count} targets set again',
    failed: '%{smart_count} target could not be set again |||| %{smart_count} targets could not be set again',
  },
}

export type TargetTexts = Widen<typeof targets>
export default targets
