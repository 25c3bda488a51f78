import { useEffect } from 'react'
import { useLocation } from 'react-router'
import lost from '../art/spot-lost.svg'
import { Character } from '../ui/character.tsx'
import { ButtonLink } from '../ui/button.tsx'

interface NotFoundPageProps {
  /** Sets the document title, where no route does. */
  isTitle?: boolean
}

/** Shows the page for unknown addresses. Logs the path to the console, as the specification requires. */
export function NotFoundPage({ isTitle = false }: NotFoundPageProps) {
  const { pathname } = useLocation()
  useEffect(() => console.error('No page at this address:', pathname), [pathname])
  return (
    <div className="wrap grid justify-items-center gap-4 pt-section text-center">
      {isTitle && <title>Page not found</title>}
      <Character src={lost} className="h-48 w-auto" />
      <h1>Page not found</h1>
      <p className="max-w-[46ch] text-balance text-lead text-ink-soft">
        Sorry, the page could not be found. It may have moved, or it was eaten.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/recipes" variant="primary" size="lg">
          Browse All Recipes
        </ButtonLink>
        <ButtonLink to="/categories" size="lg">
          View Categories
        </ButtonLink>
      </div>
    </div>
  )
}
