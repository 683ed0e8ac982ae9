import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const finance: ResourceMessages = {
  bankAccounts: {
    name: 'Compte bancaire |||| Comptes bancaires',
    fields: {
      ...everyRecord,
      code: 'Code',
      name: 'Libellé',
      accountNo: 'N° de compte',
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
    help: { digits: 'Nombre de décimales de l’unité divisionnaire' },
  },
  safeDeposits: {
    name: 'Caisse |||| Caisses',
    fields: { ...everyRecord, name: 'Nom', description: 'Description', currency: 'Devise', active: 'Active' },
  },
}

export default finance
