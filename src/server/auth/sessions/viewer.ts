import type { Right, Subject } from '../../../model/subject.ts'

export const ADMIN = 'Admin'

/** The viewer behind a token made by `viewAs`. */
export interface Viewer {
  readonly sub: string
  readonly name: string
  readonly roles: readonly string[]
  /** `_version` of the viewer that the token was made from. */
  readonly ver: number
}

/** Denials of the viewer at run time, applied to the viewed user: a viewer never sees more through others than by themselves. */
export const denialsOf = (rights: readonly Right[]): readonly Right[] =>
  rights
    .filter(
      ({ entity, action, effect, via }) =>
        effect === 'deny' &&
        (via === 'user' ||
          !rights.some((own) => own.via === 'user' && own.effect === 'allow' && own.entity === entity && own.action === action)),
    )
    .map(({ entity, action }) => ({ entity, action, effect: 'deny', via: 'user' }))

/** The same subject, marked as viewed. */
export const seenBy = (subject: Subject, viewer: Viewer): Subject => ({ ...subject, viewer: { id: viewer.sub, name: viewer.name } })
