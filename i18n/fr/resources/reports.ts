import type { ResourceMessages } from '../../resourceMessages.ts'
import { chartKinds, periods } from '../reportWords.ts'
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
      query: 'Requête',
      filters: 'Filtres',
      'filters.name': 'Nom',
      'filters.column': 'Colonne',
      'filters.type': 'Type de filtre',
      'filters.label': 'Libellé',
      'filters.default': 'Valeur de départ',
      'filters.period': 'Période de départ',
      'filters.choices': 'Choix',
      'filters.entity': 'Enregistrements proposés',
      'filters.within': 'Restreint par',
      allowedUsers: 'Utilisateurs autorisés',
    },
    options: {
      containerSize: { small: 'Petit', medium: 'Moyen', large: 'Grand', full: 'Pleine largeur' },
      chart: { none: 'Aucun', ...chartKinds },
      'filters.type': { text: 'Texte', number: 'Nombre', date: 'Jour', range: 'Plage', choice: 'Choix', lookup: 'Liste de valeurs' },
      'filters.period': periods,
    },
    help: {
      syncSeconds: '0 = désactivée, sinon au moins 30',
      chart: 'Sans choix, celui du type de rapport',
      query: 'Ce qui est demandé sans SQL',
      chartCode: 'Ce que ce rapport trace autrement que son type',
    },
  },
  reportTypes: {
    name: 'Type de rapport |||| Types de rapport',
    create: 'Nouveau type de rapport',
    fields: { firm: 'Société', ...everyRecord, name: 'Nom', chartScript: 'Graphique de départ des rapports de ce type' },
    help: { chartScript: 'Graphique déclaratif, jamais exécuté' },
  },
  dashboards: {
    name: 'Tableau de bord |||| Tableaux de bord',
    fields: {
      ...everyRecord,
      user: 'Utilisateur',
      role: 'Rôle',
      tiles: 'Rapports',
      'tiles.report': 'Rapport',
      'tiles.size': 'Taille',
      'tiles.hidden': 'Masqué',
    },
    options: {
      role: { Admin: 'Administrateur', Dealer: 'Négociant' },
      'tiles.size': { small: 'Petit', medium: 'Moyen', large: 'Grand', full: 'Pleine largeur' },
    },
    help: { 'tiles.size': 'Vide : comme l’indique le rapport', 'tiles.hidden': 'Retiré, il ne revient pas de lui-même' },
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
