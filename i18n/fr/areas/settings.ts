import type { SettingsMessages } from '../../en/areas/settings.ts'

const settings: SettingsMessages = {
  mode: 'Clair pour les pièces lumineuses, sombre pour reposer les yeux.',
  themeSchema: 'Celle de l’action principale et des éléments choisis.',
  layout: 'La place du menu et l’espace qu’il occupe.',
  sideNavCollapse: 'Des icônes au lieu des noms, pour gagner de la place.',
  noSideMenu: 'Cette disposition n’a pas de menu latéral.',
  controlSize: 'Celle du texte, des champs et des lignes.',
  singleKeysTitle: 'Touches sans Ctrl',
  singleKeys: 'N, E, / et d’autres agissent sans Ctrl quand vous n’êtes pas en train de saisir. La touche ? les affiche.',
  language: 'Elle règle aussi les dates, les nombres et le sens de lecture.',
}

export default settings
