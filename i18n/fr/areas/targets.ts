import type { TargetTexts } from '../../en/areas/targets.ts'

const targets: TargetTexts = {
  title: 'Objectifs',
  empty: 'Aucun objectif pour aujourd’hui',
  new: 'Fixer un objectif',
  failed: 'Les objectifs n’ont pas pu être chargés.',
  hidden: 'Vous ne pouvez pas voir ce que cet objectif additionne, ou il compte trop de factures.',
  progress: 'Avancement',
  reached: 'Atteint',
  target: 'Objectif',
  pace: 'Rythme à ce jour',
  forecast: 'Prévision',
  remaining: 'Reste',
  days: 'Jours',
  dayOf: '%{elapsed} sur %{days}',
  ofTarget: '%{reached} sur %{target}',
  paceIs: 'Rythme %{amount}',
  forecastIs: 'Prévision %{amount}',
  others: 'Non compté, car dans d’autres devises : %{amounts}',
  sentence: '%{reached} sur %{target}, %{percent}. Rythme à ce jour : %{pace}. Prévision : %{forecast}. %{state}.',
  state: { upcoming: 'Pas commencé', reached: 'Atteint', missed: 'Manqué', onPace: 'Dans le rythme', behind: 'En retard' },
  scope: { salesman: 'Vendeur', make: 'Marque', firm: 'La société', whole: 'Toutes les sociétés' },
  measure: {
    net: 'Ventes hors TVA',
    gross: 'Ventes TTC',
    profit: 'Bénéfice',
    orders: 'Nombre de commandes',
    cars: 'Véhicules vendus',
  },
  repeat: {
    button: 'Reconduire à la période suivante',
    done: 'L’objectif est fixé pour la période suivante',
    title: 'Reconduire %{smart_count} objectif à sa période suivante ? |||| Reconduire %{smart_count} objectifs à leur période suivante ?',
    allDone: '%{smart_count} objectif reconduit |||| %{smart_count} objectifs reconduits',
    failed: '%{smart_count} objectif n’a pas pu être reconduit |||| %{smart_count} objectifs n’ont pas pu être reconduits',
  },
}

export default targets
