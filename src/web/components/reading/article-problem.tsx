import { ButtonLink } from '../ui/button.tsx'
import { NotHere } from './not-here.tsx'

/** The article is there, but could not be fetched. */
export function ArticleProblem({ path }: { path: string }) {
  return (
    <NotHere
      title="Error Loading Article"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={path} reloadDocument variant="primary">
            Try again
          </ButtonLink>
          <ButtonLink to="/kb">Back to Knowledge Base</ButtonLink>
        </div>
      }
    >
      There was a problem loading this article. Please try again later.
    </NotHere>
  )
}
