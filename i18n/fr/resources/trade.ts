import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'
import { slip } from './slip.ts'

/** Of both lists of order statuses. */
const statusFields = { name: 'Nom', lineNumber: 'N° de ligne', isDefault: 'Par défaut', isActive: 'Actif' }

const trade: ResourceMessages = {
  customers: {
    name: 'Client |||| Clients',
    create: 'Nouveau client',
    fields: {
      firm: 'Société',
      ...everyRecord,
      code: 'Code',
      firstName: 'Prénom',
      secondName: 'Nom de famille',
      fullName: 'Nom complet',
      email: 'E-mail',
      phoneNumber: 'Téléphone',
      phoneNumber2: 'Téléphone 2',
      contactPhoneNo: 'Téléphone du contact',
      contactPerson: 'Personne à contacter',
      address: 'Adresse',
      address2: 'Complément d’adresse',
      country: 'Pays',
      language: 'Langue',
      taxNo: 'N° fiscal',
      blocked: 'Bloqué',
    },
    options: { language: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' } },
    groups: { contact: 'Coordonnées', address: 'Adresse', finance: 'Finances' },
    help: {
      fullName: 'Prénom et nom de famille, sauf indication contraire',
      language: 'Celle des documents imprimés et des e-mails ; à défaut, celle de la société',
    },
  },
  demands: {
    name: 'Demande d’achat |||| Demandes d’achat',
    create: 'Nouvelle demande d’achat',
    fields: {
      firm: 'Société',
      ...everyRecord,
      slipNumber: 'N° de pièce',
      date: 'Date',
      time: 'Heure',
      documentNumber: 'N° de document',
      status: 'Statut',
      warehouse: 'Entrepôt',
      lines: 'Lignes',
      'lines.line': 'N° de ligne',
      'lines.item': 'Article',
      'lines.unit': 'Unité',
      'lines.quantity': 'Quantité',
      'lines.notes': 'Remarques',
      'lines.deliveredQty': 'Quantité livrée',
      'lines.canceledQty': 'Quantité annulée',
    },
    options: {
      status: { proposal: 'Proposition', approved: 'Approuvée', ordering: 'En commande', met: 'Satisfaite', cancelled: 'Annulée' },
    },
    help: { slipNumber: 'Laissé vide, il est attribué à l’enregistrement' },
  },
  paymentPlans: {
    name: 'Plan de paiement |||| Plans de paiement',
    create: 'Nouveau plan de paiement',
    fields: {
      firm: 'Société',
      ...everyRecord,
      code: 'Code',
      name: 'Nom',
      active: 'Actif',
      installments: 'Échéances',
      'installments.days': 'Délai (jours)',
      'installments.share': 'Part',
    },
  },
  purchaseOrders: {
    name: 'Commande fournisseur |||| Commandes fournisseurs',
    create: 'Nouvelle commande fournisseur',
    fields: { firm: 'Société', ...everyRecord, ...slip.fields, 'lines.demand': 'Demande', 'lines.demandLine': 'Ligne de demande' },
    options: {
      ...slip.options,
      slipType: { purchase: 'Achat', purchaseReturn: 'Retour d’achat' },
      shippingStatus: { notShipped: 'Non expédiée', shipped: 'Expédiée' },
    },
    groups: slip.groups,
    help: slip.help,
  },
  purchaseOrderStatuses: {
    name: 'Statut d’achat |||| Statuts d’achat',
    create: 'Nouveau statut d’achat',
    fields: { firm: 'Société', ...everyRecord, ...statusFields },
  },
  purchases: {
    name: 'Achat |||| Achats',
    create: 'Nouvel achat',
    fields: {
      firm: 'Société',
      ...everyRecord,
      slipNumber: 'N° de pièce',
      date: 'Date',
      supplier: 'Fournisseur',
      warehouse: 'Entrepôt',
      purchaseOrder: 'Commande fournisseur',
      currency: 'Devise',
      netTotal: 'Total net',
      totalVat: 'Total TVA',
      document: 'Pièce jointe',
      notes: 'Remarques',
    },
  },
  salesmen: {
    name: 'Vendeur |||| Vendeurs',
    create: 'Nouveau vendeur',
    fields: {
      firm: 'Société',
      ...everyRecord,
      code: 'Code',
      name: 'Nom',
      position: 'Fonction',
      firmNo: 'N° de société',
      userId: 'Utilisateur',
      active: 'Actif',
    },
  },
  salesOrders: {
    name: 'Commande client |||| Commandes clients',
    create: 'Nouvelle commande client',
    fields: { firm: 'Société', ...everyRecord, ...slip.fields },
    options: {
      ...slip.options,
      slipType: {
        sale: 'Vente',
        salesReturn: 'Retour de vente',
        retailSale: 'Vente au détail',
        retailSalesReturn: 'Retour de vente au détail',
      },
      shippingStatus: { notDelivered: 'Non livrée', partiallyDelivered: 'Partielle', delivered: 'Livrée' },
    },
    groups: slip.groups,
    help: slip.help,
  },
  salesOrderStatuses: {
    name: 'Statut de vente |||| Statuts de vente',
    create: 'Nouveau statut de vente',
    fields: { firm: 'Société', ...everyRecord, ...statusFields },
  },
}

export default trade
