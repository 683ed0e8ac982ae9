import type { PaletteMessages } from '../en/palette.ts'

const palette: PaletteMessages = {
  open: 'Recherche et commandes',
  placeholder: 'Chercher une fiche, un écran ou une action…',
  results: 'Résultats',
  recent: 'Utilisés récemment',
  screens: 'Écrans',
  create: 'Créer',
  records: 'Fiches',
  actions: 'Actions',
  new: 'Nouveau : %{name}',
  language: 'Langue : %{name}',
  schema: 'Couleur du thème : %{name}',
  layout: 'Disposition : %{name}',
  mode: 'Mode : %{name}',
  controlSize: 'Taille des commandes : %{name}',
  searching: 'Recherche des fiches…',
  nothing: 'Aucun résultat pour « %{query} »',
  failed: 'La recherche des fiches a échoué.',
  choose: 'choisir',
  run: 'ouvrir',
  close: 'fermer',
}

export default palette
