/** A customer's full name: first and second name, one blank between them, none around; one of them alone where the other is missing. */
export const fullName = (firstName: string, secondName: string): string =>
  [firstName, secondName]
    .flatMap((name) => name.split(/\s/u))
    .filter((part) => part !== '')
    .join(' ')
