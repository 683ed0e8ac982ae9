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
    closed: 'Les cartes ne peuvent pas être déplacées : %{reason}',
    fixedCard: 'Cette carte ne peut pas être déplacée : %{reason}',
    picked: '« %{name} » saisie dans « %{column} ». Les flèches gauche et droite choisissent une colonne, Entrée dépose, Échap annule.',
    over: '« %{column} », colonne %{place} sur %{count}.',
    moving: 'Déplacement de « %{name} » vers « %{column} ».',
    moved: '« %{name} » est dans « %{column} ».',
    kept: '« %{name} » reste dans « %{column} ».',
  },
  calendar: {
    today: 'Aujourd’hui',
    previous: 'Avant',
    next: 'Après',
    span: 'Période affichée',
    spans: { month: 'Mois', week: 'Semaine', agenda: 'Agenda' },
    more: '+%{count} autres',
    records: '%{smart_count} enregistrement |||| %{smart_count} enregistrements',
    empty: 'Rien ce mois-ci',
    undated: '%{count} enregistrement sans date |||| %{count} enregistrements sans date',
    clocks: 'Heures : %{zone}',
    closed: 'Les enregistrements ne peuvent pas être déplacés : %{reason}',
    picked: '« %{name} » saisi le %{day}. Les flèches choisissent un jour, Entrée dépose, Échap annule.',
    over: '%{day}',
    moving: 'Déplacement de « %{name} » au %{day}.',
    moved: '« %{name} » est au %{day}.',
    kept: '« %{name} » reste au %{day}.',
    undatedRecord: {
      picked: '« %{name} » saisi. Les flèches choisissent un jour, Entrée dépose, Échap annule.',
      kept: '« %{name} » reste sans date.',
    },
  },
}

export default shapes
