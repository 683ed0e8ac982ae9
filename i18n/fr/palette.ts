import type { PaletteMessages } from '../en/palette.ts'

const palette: PaletteMessages = {
  open: 'Recherche et actions',
  placeholder: 'Enregistrement, écran ou action…',
  results: 'Résultats',
  recent: 'Utilisés récemment',
  screens: 'Écrans',
  create: 'Créer',
  records: 'Enregistrements',
  actions: 'Actions',
  language: 'Langue : %{name}',
  schema: 'Couleur du thème : %{name}',
  layout: 'Disposition : %{name}',
  mode: 'Mode : %{name}',
  controlSize: 'Taille des éléments : %{name}',
  keys: 'Raccourcis clavier',
  inList: 'Rechercher « %{query} » dans %{list}',
  searching: 'Recherche des enregistrements…',
  nothing: 'Aucun résultat pour « %{query} »',
  failed: 'La recherche des enregistrements a échoué.',
  choose: 'choisir',
  run: 'ouvrir',
  close: 'fermer',
}

export default palette
