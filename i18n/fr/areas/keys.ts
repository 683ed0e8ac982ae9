import type { KeyMessages } from '../../en/areas/keys.ts'

const keys: KeyMessages = {
  title: 'Raccourcis clavier',
  singleOff: 'Les touches sans Ctrl sont désactivées dans les paramètres.',
  space: 'Espace',
  groups: {
    everywhere: 'Partout',
    list: 'Dans cette liste',
    cell: 'Dans une cellule',
    record: 'Sur cet enregistrement',
    form: 'Dans ce formulaire',
  },
  names: {
    palette: 'Rechercher des enregistrements et des écrans',
    undo: 'Annuler la dernière modification',
    help: 'Afficher ces raccourcis',
    search: 'Rechercher dans la liste',
    create: 'Nouvel enregistrement',
    nextRow: 'Ligne suivante',
    previousRow: 'Ligne précédente',
    openRow: 'Ouvrir la ligne',
    editRow: 'Modifier la ligne',
    selectRow: 'Sélectionner la ligne',
    quickView: 'Aperçu de la ligne',
    closeView: 'Fermer l’aperçu',
    enterCells: 'Parcourir les cellules',
    editCell: 'Modifier la cellule (ou taper par-dessus)',
    leaveCells: 'Revenir à la ligne',
    edit: 'Modifier',
    next: 'Enregistrement suivant',
    previous: 'Enregistrement précédent',
    save: 'Enregistrer',
    saveAndAdd: 'Enregistrer et ajouter',
  },
  last: 'C’est le dernier enregistrement de la liste.',
  first: 'C’est le premier enregistrement de la liste.',
  elsewhere: 'Cet enregistrement ne figure pas sur la page de la liste que vous avez quittée.',
  cell: {
    noRight: 'Vous ne pouvez pas modifier cette valeur.',
    computed: 'Cette valeur est remplie par le système.',
    fixed: 'Cette valeur est fixée à la création de l’enregistrement.',
    rows: 'Modifiez ces valeurs sur la page de l’enregistrement.',
    absent: 'Cet enregistrement n’a pas cette valeur.',
  },
  view: {
    title: 'Aperçu',
    open: 'Ouvrir',
    edit: 'Modifier',
    close: 'Fermer l’aperçu',
  },
}

export default keys
