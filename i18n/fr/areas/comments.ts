import type { CommentMessages } from '../../en/areas/comments.ts'

const comments: CommentMessages = {
  write: 'Écrire un commentaire',
  hint: '@ pour mentionner. Markdown est accepté.',
  sendKey: '%{mod}+Entrée pour envoyer.',
  send: 'Commenter',
  save: 'Enregistrer',
  attach: 'Joindre un fichier',
  people: 'Personnes',
  offered: '%{smart_count} personne trouvée |||| %{smart_count} personnes trouvées',
  edit: 'Modifier le commentaire',
  delete: 'Supprimer le commentaire',
  edited: 'modifié',
  new: 'Nouveau',
  unread: '%{smart_count} nouveau |||| %{smart_count} nouveaux',
  unknown: 'Utilisateur inconnu',
  deleteTitle: 'Supprimer ce commentaire ?',
  deleteText: 'Il disparaît pour toutes les personnes qui peuvent le lire.',
  empty: 'Aucun commentaire pour l’instant',
  loadFailed: 'Les commentaires n’ont pas pu être chargés',
}

export default comments
