import type { Plugin } from 'vite'
import { ICON_CHOICES } from './iconChoices.ts'
import { entityIcons, iconPath, iconsModule } from './iconsModule.ts'
import type { ModelHost } from './modelHost.ts'

const ICONS = 'virtual:icons'
const CHOICES = 'virtual:icons/choices'

/**
 * Bundles only the Material icons that are used: `virtual:icons` (`icons`: those of the entities) and, loaded on demand to choose or show one,
 * `virtual:icons/choices` (`choices`). An unknown name in a schema stops the build with file, pointer and remedy.
 */
export const iconsPlugin = (host: ModelHost): Plugin => ({
  name: 'icons',
  config: async (_config, { command }) => {
    if (command === 'build' || process.env.VITEST) return undefined
    const used = await host.entities().then(entityIcons, () => [])
    return { optimizeDeps: { include: [...new Set([...used, ...ICON_CHOICES])].map(iconPath) } }
  },
  resolveId: (id) => (id === ICONS || id === CHOICES ? `\0${id}` : undefined),
  async load(id) {
    if (id === `\0${ICONS}`) return iconsModule('icons', entityIcons(await host.entities()))
    return id === `\0${CHOICES}` ? iconsModule('choices', ICON_CHOICES) : undefined
  },
})
