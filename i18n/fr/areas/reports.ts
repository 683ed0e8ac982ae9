import type { Reports } from '../../en/areas/reports.ts'

const reports: Reports = {
  chart: {
    empty: '(vide)',
    others: 'Autres',
    yes: 'Oui',
    no: 'Non',
    total: 'Total',
    target: 'Part de l’objectif',
    ofTarget: '%{share} de l’objectif de %{target}',
    targetReached: 'Objectif de %{target} atteint : %{share}',
    since: 'par rapport à %{before}',
    ofFirst: '%{share} de la première étape',
    ofBefore: '%{share} de l’étape précédente',
    noRows: 'La requête n’a trouvé aucune ligne',
    nothingMeasured: 'Aucune colonne ne contient de nombres à tracer',
    missing: 'Le résultat n’a pas toutes les colonnes que le graphique nomme : %{columns}',
    tooMany: '%{shown} séries sur %{all} sont tracées ; un tableau les montre toutes',
    asTable: 'Afficher en tableau',
    asChart: 'Afficher en graphique',
  },
  run: {
    again: 'Relancer',
    running: 'La requête est en cours',
    rows: '%{count} ligne en %{seconds} s |||| %{count} lignes en %{seconds} s',
    truncated: 'seules les premières lignes sont affichées',
  },
  designer: {
    preview: 'Aperçu',
    run: 'Exécuter',
    cancel: 'Annuler',
    runFirst: 'Exécutez la requête pour voir ses lignes (Ctrl+Entrée)',
    views: 'Ce qu’une requête peut lire',
    find: 'Chercher une vue ou une colonne',
  },
}

export default reports
