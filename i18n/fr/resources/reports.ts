import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const reports: ResourceMessages = {
  reports: {
    name: 'Rapport |||| Rapports',
    create: 'Nouveau rapport',
    fields: {
      firm: 'Société',
      ...everyRecord,
      name: 'Nom',
      reportType: 'Type de rapport',
      showInMenu: 'Afficher dans le menu',
      showInDashboard: 'Afficher dans le tableau de bord',
      containerSize: 'Taille du cadre',
      resultOffset: 'Décalage des résultats',
      syncSeconds: 'Actualisation (secondes)',
      chart: 'Graphique',
      chartCode: 'Code du graphique',
      sqlQuery: 'Requête SQL',
      filters: 'Filtres',
      'filters.name': 'Nom',
      'filters.column': 'Colonne',
      'filters.type': 'Type de filtre',
      allowedUsers: 'Utilisateurs autorisés',
    },
    options: {
      containerSize: { small: 'Petit', medium: 'Moyen', large: 'Grand', full: 'Pleine largeur' },
      chart: { none: 'Aucun', table: 'Tableau', bar: 'Barres', line: 'Courbe', area: 'Aires', pie: 'Secteurs' },
      'filters.type': { text: 'Texte', number: 'Nombre', date: 'Jour', range: 'Plage', choice: 'Choix', lookup: 'Liste de valeurs' },
    },
    help: {
      syncSeconds: '0 = désactivée, sinon au moins 30',
      chartCode: 'Graphique déclaratif, jamais exécuté',
    },
  },
  reportTypes: {
    name: 'Type de rapport |||| Types de rapport',
    create: 'Nouveau type de rapport',
    fields: { firm: 'Société', ...everyRecord, name: 'Nom', chartScript: 'Script du graphique' },
    help: { chartScript: 'Graphique déclaratif, jamais exécuté' },
  },
  targets: {
    name: 'Objectif |||| Objectifs',
    create: 'Nouvel objectif',
    fields: {
      firm: 'Société',
      ...everyRecord,
      name: 'Nom',
      salesman: 'Vendeur',
      startDate: 'Date de début',
      endDate: 'Date de fin',
      amount: 'Montant',
      currency: 'Devise',
    },
  },
}

export default reports
