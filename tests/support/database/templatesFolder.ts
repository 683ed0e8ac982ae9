const NAME = 'TEST_TEMPLATES'

/** Folder of what is made once in a run of the tests and copied; `postgresSetup.ts` makes it, and workers inherit its name. */
export const templatesFolder = (): string | undefined => process.env[NAME]

export const setTemplatesFolder = (folder: string): void => {
  process.env[NAME] = folder
}
