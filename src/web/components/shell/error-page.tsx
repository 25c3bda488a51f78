import { useEffect } from 'react'
import { useLocation } from 'react-router'
import cocoaBath from '../../art/spot-cocoa-bath.svg'
import strawberry from '../../art/spot-strawberry.svg'
import { ButtonLink } from '../ui/button.tsx'

interface ErrorPageProps {
  title?: string
  /** The status or the message. */
  detail: string
  /** Not where it could not be fetched. */
  hasPicture?: boolean
}

/** What a routing or rendering error leaves on the page, or a request that was refused. */
export function ErrorPage({ title = 'Unexpected Application Error!', detail, hasPicture = true }: ErrorPageProps) {
  return (
    <div className="wrap grid justify-items-center gap-4 pt-section text-center">
      {hasPicture && <img src={cocoaBath} alt="" width={280} height={280} className="w-52" />}
      <title>{title}</title>
      <h1>{title}</h1>
      <p className="max-w-[60ch] text-lead [overflow-wrap:anywhere] text-ink-soft">{detail}</p>
      <ButtonLink to="/" variant="primary" size="lg" reloadDocument className="mt-2">
        Browse All Recipes
      </ButtonLink>
    </div>
  )
}

/** Every address that leads nowhere. The path goes to the console, where the specification wants it. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => console.error('No page at this address:', pathname), [pathname])
  return (
    <div className="wrap grid justify-items-center gap-4 pt-section text-center">
      <img src={strawberry} alt="" width={180} height={250} className="w-40" />
      <h1>Recipe Not Found</h1>
      <p className="max-w-[46ch] text-balance text-lead text-ink-soft">
        Sorry, the page could not be found. It may have moved, or it was eaten.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/" variant="primary" size="lg">
          Browse All Recipes
        </ButtonLink>
        <ButtonLink to="/categories" size="lg">
          View Categories
        </ButtonLink>
      </div>
    </div>
  )
}
