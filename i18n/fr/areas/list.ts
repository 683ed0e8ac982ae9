import type { ListMessages } from '../../en/areas/list.ts'

const list: ListMessages = {
  totals: 'Totaux',
  failed: 'Les totaux n’ont pas pu être chargés.',
  jobs: {
    chooseField: 'Choisissez un champ',
    selectAll: 'Tout sélectionner (%{total})',
    allSelected: '%{total} au total sélectionnés',
    unbounded: 'tous les résultats',
    title: '%{name} : modification en cours',
    deleting: '%{name} : suppression en cours',
    undoing: '%{name} : annulation en cours',
    done: '%{written} modifiés sur %{total}',
    deleted: '%{written} supprimés sur %{total}',
    undone: '%{written} rétablis sur %{total}',
    progress: '%{done} sur %{total}',
    cancelled: 'Interrompu après %{done} sur %{total}',
    stopped: 'La tâche a échoué après %{done} sur %{total}',
    refused: '%{smart_count} enregistrement refusé |||| %{smart_count} enregistrements refusés',
    more: 'et %{count} de plus',
    cancel: 'Interrompre',
    undo: 'Annuler',
  },
}

export default list
