import type { ImportMessages } from '../../en/areas/import.ts'

const imports: ImportMessages = {
  template: 'Modèle à remplir\u202f:',
  columns: {
    title: 'Colonnes',
    text: 'Vérifiez le champ que remplit chaque colonne du fichier. Votre choix est retenu pour les fichiers qui ont les mêmes en-têtes.',
    remembered: 'Ce sont les champs que vous aviez choisis pour ces en-têtes.',
    column: 'Colonne du fichier',
    samples: 'Premières valeurs',
    field: 'Champ',
    none: 'Ne pas importer',
    unnamed: 'Colonne %{number}',
    twice: 'Une autre colonne remplit déjà ce champ.',
    heading: 'Ligne des en-têtes',
    encoding: 'Jeu de caractères',
    format: 'Écriture',
    formats: { DMY: 'jour/mois/année', MDY: 'mois/jour/année', dot: '1,234.50', comma: '1.234,50' },
    mode: 'Lignes importées',
    modes: { all: 'Nouvelles et modifiées', create: 'Nouvelles seulement', update: 'Modifiées seulement' },
    next: 'Vérifier les lignes',
    missing: 'Champs obligatoires sans colonne\u202f: %{fields}',
  },
  rows: {
    all: 'Toutes',
    excluded: 'laissée de côté',
    none: 'Aucune ligne de ce type.',
    checking: 'Lignes vérifiées\u202f: %{done} sur %{total}',
    mend: 'Corriger',
    mendRow: 'Corriger la ligne %{row}',
    again: 'Vérifier à nouveau',
    range: 'Lignes affichées\u202f: %{from}–%{to} sur %{total}',
    previous: 'Lignes précédentes',
    next: 'Lignes suivantes',
    failed: 'Les lignes n’ont pas pu être chargées.',
  },
  goesOn: 'Vous pouvez fermer cette fenêtre. L’importation continue, et sa carte en montre l’avancement.',
  exports: {
    shown: 'Comme affiché',
    all: 'Tous les champs, à réimporter',
    running: 'Exportation en cours',
    received: '%{size} reçus',
    cancelled: 'L’exportation a été annulée',
  },
  refused: {
    download: 'Lignes refusées\u202f:',
    reason: 'Motif',
  },
}

export default imports
