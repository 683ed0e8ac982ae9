import french from 'ra-language-french'
import { rewritten, setInFrench } from '../typography.ts'

const ra = rewritten(french.ra, setInFrench)

/** React-admin's own French, polite, and gender-neutral where its sentences would not agree with an entity's name. */
const messages: typeof french = {
  ra: {
    ...ra,
    action: { ...ra.action, edit: 'Modifier', update: 'Mettre à jour', create_item: 'Créer : %{item}', remove: 'Retirer' },
    page: {
      ...ra.page,
      create: 'Créer : %{name}',
      empty: '%{name} : aucun enregistrement pour le moment.',
      invite: 'Voulez-vous en créer un ?',
      not_found: 'Page introuvable',
      access_denied: 'Accès refusé',
    },
    input: {
      ...ra.input,
      file: {
        upload_several: 'Déposez des fichiers à envoyer, ou cliquez pour en choisir.',
        upload_single: 'Déposez un fichier à envoyer, ou cliquez pour le choisir.',
      },
      image: {
        upload_several: 'Déposez des images à envoyer, ou cliquez pour en choisir.',
        upload_single: 'Déposez une image à envoyer, ou cliquez pour la choisir.',
      },
      password: { toggle_visible: 'Masquer le mot de passe', toggle_hidden: 'Afficher le mot de passe' },
    },
    message: {
      ...ra.message,
      about: 'À propos',
      are_you_sure: 'Confirmez-vous cette action ?',
      bulk_delete_content: 'Voulez-vous vraiment supprimer cet élément ? |||| Voulez-vous vraiment supprimer ces %{smart_count} éléments ?',
      bulk_update_content: 'Voulez-vous vraiment modifier cet élément ? |||| Voulez-vous vraiment modifier ces %{smart_count} éléments ?',
      clear_array_input: 'Voulez-vous vraiment vider toute la liste ?',
      delete_content: 'Voulez-vous vraiment supprimer cet élément ?',
      invalid_form: 'Le formulaire n’est pas valide. Veuillez vérifier les erreurs.',
      loading: 'Veuillez patienter',
      not_found: 'L’adresse saisie est incorrecte, ou vous avez suivi un mauvais lien.',
      unsaved_changes: 'Certaines modifications n’ont pas été enregistrées. Voulez-vous vraiment quitter cette page ?',
    },
    navigation: {
      ...ra.navigation,
      no_results: '%{name} : aucun résultat',
      no_filtered_results: '%{name} : aucun résultat avec les filtres actuels.',
      page_out_from_end: 'Il n’y a pas de page suivante',
      next: 'Aller à la page suivante',
    },
    auth: { ...ra.auth, email: 'E-mail', sign_in: 'Se connecter', logout: 'Se déconnecter' },
    notification: {
      ...ra.notification,
      created: 'Création réussie',
      updated: 'Mise à jour réussie |||| %{smart_count} enregistrements mis à jour',
      deleted: 'Suppression réussie |||| %{smart_count} enregistrements supprimés',
      bad_item: 'Élément incorrect',
      http_error: 'La requête a échoué. Veuillez réessayer.',
      data_provider_error: 'Erreur du fournisseur de données. Consultez la console pour plus de détails.',
      not_authorized: 'Vous n’avez pas les droits d’accès à cette ressource.',
    },
    validation: {
      ...ra.validation,
      required: 'Champ obligatoire',
      minLength: 'Au moins %{min} caractères',
      maxLength: 'Au plus %{max} caractères',
      minValue: 'Au moins %{min}',
      maxValue: 'Au plus %{max}',
      email: 'Doit être une adresse e-mail valide',
      oneOf: 'Doit être choisi parmi : %{options}',
      regex: 'Doit respecter un format précis (expression régulière) : %{pattern}',
    },
    saved_queries: {
      ...ra.saved_queries,
      new_label: 'Enregistrer la requête en cours…',
      new_dialog_title: 'Enregistrer la requête en cours sous',
      remove_label: 'Supprimer la requête',
      remove_label_with_name: 'Supprimer la requête « %{name} »',
      remove_dialog_title: 'Supprimer la requête ?',
      remove_message: 'Voulez-vous vraiment retirer cette requête de votre liste ?',
      help: 'Filtrez la liste et enregistrez cette requête pour plus tard',
    },
    guesser: { empty: { title: 'Aucune donnée à afficher', message: 'Veuillez vérifier votre fournisseur de données' } },
  },
}

export default messages
