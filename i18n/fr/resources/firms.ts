import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const firms: ResourceMessages = {
  firms: {
    name: 'Société |||| Sociétés',
    create: 'Nouvelle société',
    fields: {
      ...everyRecord,
      number: 'Numéro',
      name: 'Raison sociale',
      tradeName: 'Nom commercial',
      state: 'État',
      stateReason: 'Motif',
      logo: 'Logotype',
      address: 'Adresse',
      city: 'Ville',
      country: 'Pays',
      taxNo: 'N° fiscal',
      email: 'E-mail',
      phone: 'Téléphone',
      iban: 'IBAN',
      currency: 'Devise',
      vatRounding: 'Arrondi de la TVA',
      defaultVat: 'TVA par défaut',
      locale: 'Langue',
      defaultWarehouse: 'Entrepôt par défaut',
      timeZone: 'Fuseau horaire',
      closedUntil: 'Clôturé jusqu’au',
    },
    options: {
      state: { pending: 'En attente d’approbation', approved: 'Approuvée', suspended: 'Suspendue' },
      vatRounding: { document: 'Par document', line: 'Par ligne' },
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
    },
    groups: { letterhead: 'En-tête', bank: 'Coordonnées bancaires', defaults: 'Valeurs par défaut' },
    help: {
      tradeName: 'Le nom que connaissent les clients, s’il est différent',
      vatRounding: 'La TVA est arrondie une fois par taux du document, ou sur chaque ligne',
      timeZone: 'Tel que la base IANA le nomme, par exemple Europe/Paris',
      closedUntil: 'Rien n’est comptabilisé à cette date ni avant',
    },
  },
}

export default firms
