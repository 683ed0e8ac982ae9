type Module = Readonly<Record<string, unknown>>

const nameIn = (path: string): string => path.split('/').at(-2) ?? ''

/** The conventional exports of the modules in folders of src/fields: `money/money.ts` → `moneyField`. */
export const named = <T>(modules: Readonly<Record<string, Module>>, suffix: string, extension: string): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(modules).flatMap(([path, module]) => {
      const name = nameIn(path)
      const found = path.endsWith(`/${name}/${name}${extension}`) ? module[`${name}${suffix}`] : undefined
      return found === undefined ? [] : [[name, found as T]]
    }),
  )
