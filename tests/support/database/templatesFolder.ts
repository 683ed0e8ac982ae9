const NAME = 'TEST_TEMPLATES'

/** Folder of templates that are created once per test run and copied. `templatesSetup.ts` creates it, and workers inherit its name. */
export const templatesFolder = (): string | undefined => process.env[NAME]

export const setTemplatesFolder = (folder: string): void => {
  process.env[NAME] = folder
}
