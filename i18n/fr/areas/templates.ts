import type { TemplateMessages } from '../../en/areas/templates.ts'

const templates: TemplateMessages = {
  title: 'Modèles',
  saveAs: 'Enregistrer comme modèle…',
  create: 'Enregistrer comme modèle',
  createText:
    'De nouvelles fiches peuvent partir de ces valeurs. Les mots de passe, les fichiers et les valeurs uniques ou calculées sont laissés de côté.',
  editTitle: 'Modifier le modèle',
  editText: 'Les valeurs ne changent pas.',
  yes: 'Enregistrer',
  name: 'Nom',
  update: 'Remplacer les valeurs de « %{name} »',
  edit: 'Renommer et partager « %{name} »…',
  delete: 'Supprimer « %{name} »…',
  deleteTitle: 'Supprimer le modèle « %{name} » ?',
  deleteText: 'Il disparaît pour tous ceux avec qui il est partagé. Les fiches qui en sont parties restent.',
  deleteYes: 'Supprimer',
  saved: 'Modèle enregistré',
  deleted: 'Modèle supprimé',
  started: 'Rempli à partir du modèle « %{name} ».',
  incomplete: 'Certaines parties concernent des champs qui n’existent plus ou que vous ne pouvez pas remplir. Elles sont laissées de côté.',
  missing: 'Ce modèle n’existe pas ou n’est pas partagé avec vous.',
}

export default templates
