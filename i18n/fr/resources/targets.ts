import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const targets: ResourceMessages = {
  commissionRules: {
    name: 'Règle de commission |||| Règles de commission',
    create: 'Nouvelle règle de commission',
    fields: {
      firm: 'Société',
      ...everyRecord,
      salesman: 'Vendeur',
      percentage: 'Taux',
      basis: 'Base',
      validFrom: 'Valable à partir du',
      validUntil: 'Valable jusqu’au',
      notes: 'Notes',
    },
    options: { basis: { net: 'Ventes hors TVA', profit: 'Bénéfice' } },
    help: { basis: 'De la vente hors TVA, ou de ce qu’elle a rapporté', validUntil: 'Vide : sans fin' },
  },
  commissionStatements: {
    name: 'Relevé de commission |||| Relevés de commission',
    fields: {
      firm: 'Société',
      ...everyRecord,
      salesman: 'Vendeur',
      month: 'Mois',
      currency: 'Devise',
      net: 'Ventes hors TVA',
      commission: 'Commission',
      lines: 'Lignes',
      'lines.invoice': 'Facture',
      'lines.date': 'Date',
      'lines.correction': 'Correction',
      'lines.basis': 'Base',
      'lines.net': 'Ventes hors TVA',
      'lines.profit': 'Bénéfice',
      'lines.percentage': 'Taux',
      'lines.commission': 'Commission',
    },
    options: { 'lines.basis': { net: 'Ventes hors TVA', profit: 'Bénéfice' } },
    help: { month: 'Son premier jour', 'lines.correction': 'D’un mois déjà validé' },
  },
  targets: {
    name: 'Objectif |||| Objectifs',
    create: 'Nouvel objectif',
    fields: {
      firm: 'Société',
      ...everyRecord,
      name: 'Nom',
      scope: 'Pour',
      salesman: 'Vendeur',
      make: 'Marque',
      measure: 'Mesuré par',
      period: 'Période',
      startDate: 'Date de début',
      endDate: 'Date de fin',
      amount: 'Montant',
      currency: 'Devise',
      count: 'Nombre',
    },
    options: {
      scope: { salesman: 'Vendeur', make: 'Marque', firm: 'Société', whole: 'Toutes les sociétés' },
      measure: { net: 'Ventes hors TVA', gross: 'Ventes TTC', profit: 'Bénéfice', orders: 'Nombre de commandes', cars: 'Véhicules vendus' },
      period: { month: 'Mois', quarter: 'Trimestre', year: 'Année' },
    },
    groups: { whose: 'Pour qui', amount: 'Objectif', period: 'Période' },
    help: {
      period: 'Commence avec le mois de la date de début ; vide : du jour de début au jour de fin',
      endDate: 'Découle de la période, s’il y en a une',
      currency: 'Vide : celle de la société',
    },
  },
}

export default targets
