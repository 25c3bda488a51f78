import { useEffect } from 'react'
import { useLocation } from 'react-router'
import lost from '../art/spot-lost.svg'
import { ButtonLink } from '../ui/button.tsx'

/** Shows the page for unknown addresses. Logs the path to the console, as the specification requires. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => console.error('No page at this address:', pathname), [pathname])
  return (
    <div className="wrap grid justify-items-center gap-4 pt-section text-center">
      <img src={lost} alt="" className="h-48 w-auto" />
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
