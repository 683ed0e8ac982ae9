type Module = Readonly<Record<string, unknown>>

const nameIn = (path: string): string => path.split('/').at(-2) ?? ''

/** Of the modules of each folder under src/fields, the export that its name promises: `money/money.ts` → `moneyField`. */
export const named = <T>(modules: Readonly<Record<string, Module>>, suffix: string, extension: string): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(modules).flatMap(([path, module]) => {
      const name = nameIn(path)
      const found = path.endsWith(`/${name}/${name}${extension}`) ? module[`${name}${suffix}`] : undefined
      return found === undefined ? [] : [[name, found as T]]
    }),
  )
