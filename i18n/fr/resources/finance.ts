import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const finance: ResourceMessages = {
  bankAccounts: {
    name: 'Compte bancaire |||| Comptes bancaires',
    fields: {
      ...everyRecord,
      code: 'Code',
      name: 'Libellé',
      accountNo: 'N° de compte',
      iban: 'IBAN',
      bankType: 'Type de banque',
      currency: 'Devise',
      active: 'Actif',
    },
    options: { bankType: { main: 'Banque principale', branch: 'Agence', savings: 'Épargne' } },
  },
  banks: {
    name: 'Banque |||| Banques',
    fields: { ...everyRecord, code: 'Code', name: 'Nom', country: 'Pays', active: 'Active' },
  },
  countries: {
    name: 'Pays |||| Pays',
    fields: { ...everyRecord, id: 'Code', name: 'Nom', alpha3: 'Code alpha-3', numericCode: 'Code numérique' },
  },
  currencies: {
    name: 'Devise |||| Devises',
    fields: { ...everyRecord, id: 'Code', name: 'Nom', numericCode: 'Code numérique', digits: 'Décimales', active: 'Active' },
    help: { digits: "Nombre de décimales de l'unité divisionnaire" },
  },
  postings: {
    name: 'Écriture |||| Écritures',
    fields: {
      ...everyRecord,
      wallet: 'Portefeuille',
      owner: 'Titulaire',
      at: 'Date et heure',
      kind: 'Nature',
      amount: 'Montant',
      entry: 'Pièce comptable',
      reference: 'Référence',
      reason: 'Motif',
    },
    options: {
      kind: {
        topUp: 'Approvisionnement',
        withdrawal: 'Retrait',
        capture: 'Encaissement de la retenue',
        fee: 'Frais',
        adjustment: 'Régularisation',
        reversal: 'Contrepassation',
      },
    },
    help: {
      amount: 'Crédits positifs, débits négatifs',
      entry: "Les écritures d'une même pièce s'annulent",
    },
  },
  safeDeposits: {
    name: 'Caisse |||| Caisses',
    fields: { ...everyRecord, name: 'Nom', description: 'Description', currency: 'Devise', active: 'Active' },
  },
  wallets: {
    name: 'Portefeuille |||| Portefeuilles',
    fields: { ...everyRecord, owner: 'Titulaire', currency: 'Devise', balance: 'Solde', held: 'Montant retenu', active: 'Actif' },
  },
}

export default finance
