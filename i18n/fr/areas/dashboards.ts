import type { Dashboards } from '../../en/areas/dashboards.ts'

const dashboards: Dashboards = {
  title: 'Rapports',
  arrange: 'Disposer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saved: 'La disposition est enregistrée',
  reset: 'Rétablir',
  resetHint: 'Oublie votre propre disposition',
  saveFor: 'Enregistrer pour',
  roles: { own: 'Moi seulement', Admin: 'Tous les administrateurs', Dealer: 'Tous les négociants' },
  add: 'Ajouter un rapport',
  none: 'Aucun rapport ici pour l’instant',
  noneHint: 'Ajoutez-en un, ou cochez dans le formulaire d’un rapport qu’il s’affiche sur le tableau de bord.',
  filters: 'Filtres de la page',
  unpick: 'Retirer le filtre %{name}',
  records: 'Afficher les enregistrements : %{name}',
  lacks: 'Non filtré par : %{names}',
  create: 'Nouveau rapport',
  open: 'Ouvrir %{name}',
  remove: 'Retirer %{name}',
  earlier: 'Avancer %{name}',
  later: 'Reculer %{name}',
  drag: 'Déplacer %{name} : appuyez sur Espace, utilisez les flèches, puis appuyez de nouveau sur Espace',
  size: 'Largeur de %{name}',
  sizes: { small: 'Petit', medium: 'Moyen', large: 'Grand', full: 'Pleine largeur' },
  moved: '%{name} est maintenant le n° %{place} sur %{count}',
  picked: '%{name} est saisi : déplacez-le avec les flèches, Espace pour le déposer, Échap pour annuler',
  kept: '%{name} reste à sa place',
}

export default dashboards
