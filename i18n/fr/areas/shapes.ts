import type { ShapeMessages } from '../../en/areas/shapes.ts'

const shapes: ShapeMessages = {
  title: 'Afficher en',
  names: { table: 'Tableau', cards: 'Cartes', board: 'Kanban', calendar: 'Calendrier' },
  columnsBy: 'Colonnes par',
  daysBy: 'Jours par',
  order: 'Ordre des colonnes',
  refused: {
    board: 'Cette liste ne peut pas être affichée en kanban selon ce champ. Vous voyez la liste simple.',
    calendar: 'Cette liste ne peut pas être affichée en calendrier selon ce champ. Vous voyez la liste simple.',
  },
  failed: 'Les enregistrements n’ont pas pu être présentés ainsi.',
  asTable: 'Afficher en tableau',
  board: {
    title: 'Kanban par %{field}',
    none: 'Sans valeur',
    empty: 'Aucun enregistrement',
    more: 'Afficher plus',
    moreColumns: 'Plus de colonnes',
    failed: 'Ces enregistrements n’ont pas pu être chargés.',
    closed: 'Les cartes ne peuvent pas être déplacées : %{reason}',
    fixedCard: 'Cette carte ne peut pas être déplacée : %{reason}',
    picked: '« %{name} » saisie dans « %{column} ». Les flèches gauche et droite choisissent une colonne, Entrée dépose, Échap annule.',
    over: '« %{column} », colonne %{place} sur %{count}.',
    moving: 'Déplacement de « %{name} » vers « %{column} ».',
    moved: '« %{name} » est dans « %{column} ».',
    kept: '« %{name} » reste dans « %{column} ».',
  },
}

export default shapes
