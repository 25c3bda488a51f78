import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { useAddress } from './use-address.ts'

/** The query parameters that set where the list begins. Null removes a parameter. */
type Start = Record<'after' | 'before' | 'page', string | null>

interface ListPagesProps {
  /** Null on the first page. */
  newer: Start | null
  /** Null on the last page. */
  older: Start | null
  children: ReactNode
}

const firstPage: Start = { after: null, before: null, page: null }

/** A list with links to newer and older items. There are no page numbers, because a page begins at a recipe. */
export function ListPages({ newer, older, children }: ListPagesProps) {
  const address = useAddress()
  const list = useFocusOnNewPage(address({}))
  const isSecond = newer !== null && newer.before === null
  return (
    <>
      <div ref={list} tabIndex={-1} className="focus-visible:outline-none">
        {children}
      </div>
      {(newer ?? older) && (
        <nav aria-label="More recipes" className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-1 sm:gap-4">
          <span>
            {newer && (
              <ButtonLink to={address(newer)} rel="prev" prefetch="intent" className="max-xs:px-4">
                <ArrowLeft aria-hidden />
                Newer
                <span className="sr-only"> recipes</span>
              </ButtonLink>
            )}
          </span>
          <span>
            {newer && !isSecond && (
              <ButtonLink to={address(firstPage)} variant="ghost">
                Newest
                <span className="sr-only"> recipes</span>
              </ButtonLink>
            )}
          </span>
          <span className="justify-self-end">
            {older && (
              <ButtonLink to={address(older)} rel="next" prefetch="intent" className="max-xs:px-4">
                Older
                <span className="sr-only"> recipes</span>
                <ArrowRight aria-hidden />
              </ButtonLink>
            )}
          </span>
        </nav>
      )}
    </>
  )
}

/**
 * After a step to another page, the keyboard and screen readers start at the first recipe. Other choices don't move the
 * focus.
 */
function useFocusOnNewPage(address: string) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(startOf(address))
  // Runs after every render, see `useAnswer`.
  useEffect(() => {
    const start = startOf(address)
    if (shown.current === start) return
    shown.current = start
    const focused = document.activeElement
    const wasPressed = focused === document.body || focused?.closest('[rel=next], [rel=prev]')
    if (wasPressed) list.current?.focus({ preventScroll: true })
  })
  return list
}

function startOf(address: string) {
  const query = new URLSearchParams(address.split('?')[1])
  return `${query.get('after')} ${query.get('before')}`
}
