/** A customer's full name: the non-empty parts, trimmed, separated by a space. */
export const fullName = (firstName: string, secondName: string): string =>
  [firstName, secondName]
    .flatMap((name) => name.split(/\s/u))
    .filter((part) => part !== '')
    .join(' ')
