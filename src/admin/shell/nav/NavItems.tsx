import type { ReactNode, Ref } from 'react'

interface Props {
  /** What a button that opens the list refers to. */
  readonly id?: string | undefined
  readonly ref?: Ref<HTMLUListElement>
  /** A form of the list: `nav-children`, `nav-bar`. */
  readonly className?: string
  /** `<li>` each. */
  readonly children: ReactNode
}

/** Lines of the menu as a list: a menu of ways is links in lists, not a menu of commands (ARIA Authoring Practices, "Disclosure navigation"). */
export const NavItems = ({ id, ref, className = '', children }: Props) => (
  <ul id={id} ref={ref} className={`nav-list ${className}`}>
    {children}
  </ul>
)
