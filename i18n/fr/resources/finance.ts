import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const finance: ResourceMessages = {
  bankAccounts: {
    name: 'Compte bancaire |||| Comptes bancaires',
    create: 'Nouveau compte bancaire',
    fields: {
      firm: 'Société',
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
    create: 'Nouvelle banque',
    fields: { ...everyRecord, code: 'Code', name: 'Nom', country: 'Pays', active: 'Active' },
  },
  countries: {
    name: 'Pays |||| Pays',
    create: 'Nouveau pays',
    fields: { ...everyRecord, id: 'Code', name: 'Nom', alpha3: 'Code alpha-3', numericCode: 'Code numérique' },
  },
  currencies: {
    name: 'Devise |||| Devises',
    create: 'Nouvelle devise',
    fields: { ...everyRecord, id: 'Code', name: 'Nom', numericCode: 'Code numérique', digits: 'Décimales', active: 'Active' },
    help: { digits: 'Nombre de décimales de l’unité divisionnaire' },
  },
  safeDeposits: {
    name: 'Caisse |||| Caisses',
    create: 'Nouvelle caisse',
    fields: { firm: 'Société', ...everyRecord, name: 'Nom', description: 'Description', currency: 'Devise', active: 'Active' },
  },
}

export default finance
