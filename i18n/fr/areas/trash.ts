import type { TrashMessages } from '../../en/areas/trash.ts'

const trash: TrashMessages = {
  kind: 'Type d’enregistrement',
  allKinds: 'Tous les types',
  restore: 'Restaurer',
  remove: 'Supprimer définitivement',
  chooseAll: 'Tout sélectionner',
  deletedBy: 'supprimé par %{by}, %{at}',
  deletedAt: 'supprimé le %{at}',
  followed: 'avec %{smart_count} autre enregistrement |||| avec %{smart_count} autres enregistrements',
  restoredWith: 'Restaurés avec lui',
  refersAgain: 'Y feront de nouveau référence',
  removeTitle: 'Supprimer définitivement %{smart_count} enregistrement ? |||| Supprimer définitivement %{smart_count} enregistrements ?',
  removeText: 'Ils ne pourront plus être restaurés. Leurs commentaires et leurs fichiers disparaissent avec eux.',
  emptyAll: 'Tout supprimer définitivement',
  emptyTitle: 'Supprimer définitivement tous les éléments supprimés du type « %{kind} » ?',
  empty: 'Rien n’a été supprimé',
  hint: 'Les enregistrements supprimés restent ici %{smart_count} jour et peuvent être restaurés jusque-là. |||| Les enregistrements supprimés restent ici %{smart_count} jours et peuvent être restaurés jusque-là.',
  notFound: 'Aucun enregistrement supprimé ne correspond',
  noneYet: 'Aucune des dernières suppressions ne correspond',
  searchOn: 'Chercher dans les suppressions plus anciennes',
  more: 'Afficher plus',
  loadFailed: 'Les enregistrements supprimés n’ont pas pu être chargés',
  restored: '%{smart_count} enregistrement restauré |||| %{smart_count} enregistrements restaurés',
  removed: '%{smart_count} enregistrement supprimé définitivement |||| %{smart_count} enregistrements supprimés définitivement',
  refused: '%{smart_count} enregistrement n’a pas pu être modifié |||| %{smart_count} enregistrements n’ont pas pu être modifiés',
  left: 'Restauré, mais %{smart_count} enregistrement supprimé ou modifié en même temps reste tel quel |||| Restauré, mais %{smart_count} enregistrements supprimés ou modifiés en même temps restent tels quels',
}

export default trash
