import type { SettingsMessages } from '../../en/areas/settings.ts'

const settings: SettingsMessages = {
  mode: 'Clair pour les pièces lumineuses, sombre pour reposer les yeux.',
  themeSchema: 'De l’action principale et de ce qui est choisi.',
  layout: 'Où se trouve le menu et la place qu’il prend.',
  sideNavCollapse: 'Des icônes au lieu des noms, pour plus de place.',
  noSideMenu: 'Cette disposition n’a pas de menu latéral.',
  controlSize: 'Du texte, des champs et des lignes.',
  language: 'Les dates, les nombres et le sens de la page la suivent.',
}

export default settings
