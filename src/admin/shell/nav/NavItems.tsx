import type { ReactNode, Ref } from 'react'

interface Props {
  /** For the `aria-controls` of the button that opens the list. */
  readonly id?: string | undefined
  readonly ref?: Ref<HTMLUListElement>
  /** Variant of the list: `nav-children`, `nav-bar`. */
  readonly className?: string
  /** `<li>` elements. */
  readonly children: ReactNode
}

/** List of navigation links, not a `menu` of commands (ARIA Authoring Practices, "Disclosure navigation"). */
export const NavItems = ({ id, ref, className = '', children }: Props) => (
  <ul id={id} ref={ref} className={`nav-list ${className}`}>
    {children}
  </ul>
)
