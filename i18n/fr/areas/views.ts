import type { ViewMessages } from '../../en/areas/views.ts'

const views: ViewMessages = {
  title: 'Vues',
  all: 'Tous les enregistrements',
  save: 'Enregistrer les modifications',
  saveAs: 'Enregistrer sous…',
  discard: 'Annuler les modifications',
  changed: 'modifiée',
  edit: 'Renommer et partager…',
  pin: 'Afficher dans le menu',
  unpin: 'Retirer du menu',
  makeDefault: 'Ouvrir cette liste avec elle',
  dropDefault: 'Ne plus ouvrir cette liste avec elle',
  delete: 'Supprimer…',
  deleteTitle: 'Supprimer la vue « %{name} » ?',
  deleteText: 'Elle disparaît pour toutes les personnes avec qui elle est partagée. Les enregistrements restent.',
  deleteYes: 'Supprimer',
  create: 'Enregistrer comme vue',
  editTitle: 'Modifier la vue',
  yes: 'Enregistrer',
  name: 'Nom',
  firm: 'Au sein de l’entreprise.',
  everyFirm: 'Dans toutes les entreprises.',
  incomplete: 'Certaines parties de cette vue portent sur des champs que vous ne pouvez pas voir. Elles sont ignorées.',
  missing: 'Cette vue n’existe pas ou n’est pas partagée avec vous. La liste s’affiche sans elle.',
  saved: 'Vue enregistrée',
  send: 'Envoyer par e-mail…',
  gone: 'Cette vue n’existe plus ou n’est pas partagée avec vous',
  trash: 'Éléments supprimés',
  deleted: 'Vue supprimée',
}

export default views
