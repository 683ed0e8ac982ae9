import type { ReportErrorMessages } from '../en/reportErrors.ts'

const reportErrors: ReportErrorMessages = {
  reportSyntax: 'La requête est illisible à partir de «\u202f%{near}\u202f»',
  reportIncomplete: 'La requête est incomplète',
  reportOneStatement: 'Un rapport est une seule instruction\u202f: retirez ce qui suit le point-virgule',
  reportOnlyReads: 'Un rapport ne fait que lire\u202f: commencez par SELECT ou WITH et ne modifiez rien',
  reportUnknownName: 'Aucune vue ni colonne lisible ici ne s’appelle «\u202f%{name}\u202f»',
  reportUnknown: 'La requête désigne quelque chose qui n’existe pas',
  reportForbiddenName: '«\u202f%{name}\u202f» ne peut pas être utilisé dans un rapport\u202f: désignez les vues sans schéma',
  reportFunction: 'La fonction «\u202f%{name}\u202f» ne peut pas être utilisée ainsi dans un rapport',
  reportParameter: 'La requête utilise :%{name}, mais le rapport n’a pas de filtre de ce nom',
  reportValue: 'Une valeur ne convient pas à ce que la requête en fait, par exemple un texte qui n’est pas un nombre',
  reportTooComplex: 'La requête ou l’une de ses valeurs est trop grande',
  reportTime: 'Le rapport a dépassé %{seconds} secondes et a été arrêté',
  reportMemory: 'Le rapport demandait trop de mémoire et a été arrêté',
  reportFailed: 'Le rapport n’a pas pu être exécuté. Veuillez prévenir la personne qui l’a écrit.',
  reportView: 'Aucune vue ne s’appelle « %{name} »',
  reportColumn: 'Aucune colonne ne s’appelle « %{name} »',
  reportNumber: 'Écrivez un nombre, avec un point avant les décimales',
  reportDate: 'Écrivez une date au format AAAA-MM-JJ',
  reportBoolean: 'Écrivez true ou false',
  reportComparison: 'Cette colonne ne peut pas être comparée ainsi',
  reportMeasure: 'Cette mesure demande une colonne de nombres',
  reportPeriod: 'Une période demande une colonne de dates',
  reportValueMissing: 'Écrivez une valeur',
  reportNoList: 'Aucune liste ne peut montrer exactement ces enregistrements',
  reportRecipients:
    'Ce rapport ne peut pas être envoyé à\u202f: %{value}. Ces personnes ne peuvent pas l’exécuter, leur compte est fermé ou leur adresse n’est pas vérifiée.',
  reportNotRunnable: 'Vous ne pouvez pas exécuter ce rapport',
  viewRecipients:
    'Cette vue ne peut pas être envoyée à\u202f: %{value}. Elle n’est pas partagée avec ces personnes, elles ne peuvent pas exporter la liste, leur compte est fermé ou leur adresse n’est pas vérifiée.',
  viewNotExported: 'Cette vue n’existe pas, n’est pas partagée avec vous, ou vous ne pouvez pas exporter sa liste',
  reportIsSent: 'L’envoi est en cours',
  reportsMemory: 'Les rapports demandent une base de données dans un fichier\u202f; celle-ci est en mémoire',
  reportsNoRole:
    'Les rapports écrits en SQL sont désactivés\u202f: sur PostgreSQL, le serveur a besoin de REPORTS_DATABASE_URL, un compte de connexion qui leur est propre',
  reportsUnsafeRole:
    'Les rapports écrits en SQL sont désactivés\u202f: le compte de REPORTS_DATABASE_URL peut lire plus que les vues des rapports',
}

export default reportErrors
