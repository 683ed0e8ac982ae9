import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const stock: ResourceMessages = {
  mainUnits: {
    name: 'Unité principale |||| Unités principales',
    create: 'Nouvelle unité principale',
    fields: {
      ...everyRecord,
      code: 'Code',
      name: 'Nom',
      subUnits: 'Sous-unités',
      'subUnits.code': 'Code',
      'subUnits.name': 'Nom',
      'subUnits.factor1': 'Facteur 1',
      'subUnits.factor2': 'Facteur 2',
      'subUnits.isMain': 'Unité principale',
    },
  },
  marks: {
    name: 'Marque |||| Marques',
    create: 'Nouvelle marque',
    fields: { ...everyRecord, code: 'Code', name: 'Nom', active: 'Active' },
  },
  materials: {
    name: 'Article |||| Articles',
    create: 'Nouvel article',
    fields: {
      ...everyRecord,
      code: 'Code',
      name: 'Libellé',
      name2: 'Libellé 2',
      description: 'Description',
      description2: 'Description complémentaire',
      brand: 'Marque',
      mainUnit: 'Unité principale',
      trackingType: 'Mode de suivi',
      countable: 'Dénombrable',
      vat: 'TVA',
      purchaseVat: 'TVA sur achats',
      salesVat: 'TVA sur ventes',
      salesReturnVat: 'TVA sur retours de vente',
      retailSalesVat: 'TVA sur ventes au détail',
      retailSalesReturnVat: 'TVA sur retours de vente au détail',
      minimumStock: 'Stock minimum',
      active: 'Actif',
    },
    options: { trackingType: { noTracking: 'Sans suivi', lot: 'Par lot', serial: 'Par n° de série' } },
    groups: { vat: 'TVA' },
    help: { minimumStock: 'Dans l’unité principale ; en dessous, la page d’accueil avertit' },
  },
  materialTransactions: {
    name: 'Mouvement de stock |||| Mouvements de stock',
    fields: {
      ...everyRecord,
      material: 'Article',
      warehouse: 'Entrepôt',
      date: 'Date',
      kind: 'Type',
      quantity: 'Quantité',
      salesOrder: 'Commande client',
      purchaseOrder: 'Commande fournisseur',
      line: 'N° de ligne',
      notes: 'Remarques',
    },
    options: {
      kind: {
        purchase: 'Achat',
        sale: 'Vente',
        transfer: 'Transfert',
        count: 'Inventaire',
        return: 'Retour',
        correction: 'Régularisation',
      },
    },
    help: { quantity: 'Dans l’unité principale ; les sorties sont négatives', line: 'De la ligne de commande' },
  },
  measurementUnits: {
    name: 'Unité de mesure |||| Unités de mesure',
    create: 'Nouvelle unité de mesure',
    fields: { ...everyRecord, code: 'Code', name: 'Nom', commonCode: 'Code commun', active: 'Active' },
    help: { commonCode: 'Recommandation 20 de la CEE-ONU' },
  },
  warehouses: {
    name: 'Entrepôt |||| Entrepôts',
    create: 'Nouvel entrepôt',
    fields: { ...everyRecord, firmNo: 'N° de société', name: 'Nom', warehouseNumber: 'N° d’entrepôt', costGroup: 'Groupe de coûts' },
  },
}

export default stock
