import type { UploadMessages } from '../en/uploads.ts'

const uploads: UploadMessages = {
  dropImages: 'Déposez des images ici, ou cliquez pour les choisir',
  dropFiles: 'Déposez des documents ici, ou cliquez pour les choisir',
  main: 'Photo principale',
  moveEarlier: 'Avancer le n° %{number}',
  moveLater: 'Reculer le n° %{number}',
  moved: 'Désormais n° %{number} sur %{count}',
  remove: 'Retirer le n° %{number}',
  retry: 'Réessayer : %{name}',
  cancel: 'Annuler : %{name}',
  progressOf: 'Envoi de %{name}',
  wait: 'Veuillez attendre la fin de tous les envois',
  unsent: 'Certains fichiers n’ont pas été envoyés. Réessayez ou retirez-les, puis enregistrez.',
}

export default uploads
