import type { RecordMessages } from '../../en/areas/record.ts'

const record: RecordMessages = {
  problems: 'Un champ à corriger |||| %{smart_count} champs à corriger',
  by: 'par %{name}',
  missing: 'Impossible d’afficher cet enregistrement',
  toList: 'Retour à la liste',
  addEntry: 'Ajouter une entrée',
  newEntry: 'Nouvelle entrée',
  entryName: 'Nom',
  removeEntry: 'Supprimer l’entrée',
}

export default record
