import { type ErrorResponse, isRouteErrorResponse, useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { NotHere } from '../ui/not-here.tsx'

interface ErrorText {
  title: string
  text: string
  /** The link to continue with. */
  to: string
  label: string
  /** Shows the link as a large primary button. */
  isPrimary?: boolean
  /** Loads the next page from the server, because scripts on this page may be broken. */
  isReload?: boolean
  /** Adds a link that loads the same page again. */
  canRetry?: boolean
  /** Sets the document title, for boundaries above the failed route. */
  isTitle?: boolean
  /** Null while offline, when it could not be loaded either. */
  picture?: string | null
}

/** The text, or a function that makes it from the error. */
type TextFor<Thrown> = ErrorText | ((thrown: Thrown) => ErrorText)

interface ErrorTexts {
  /** By the status a loader or an action threw. */
  [status: number]: TextFor<ErrorResponse>
  /** For every other status. */
  any?: TextFor<ErrorResponse>
  /** For errors without a status: no connection, or a fault in the page. */
  fault?: TextFor<unknown>
}

/** Shows the text for an error. Throws an error without a text on to the parent boundary. */
export function ErrorStatus({ error, texts }: { error: unknown; texts: ErrorTexts }) {
  const { pathname, search } = useLocation()
  const shown = textFor(error, texts)
  if (!shown) throw error
  const {
    title,
    text,
    to,
    label,
    isPrimary = false,
    isReload = false,
    canRetry = false,
    isTitle = false,
    picture,
  } = shown
  return (
    <>
      {isTitle && <title>{title}</title>}
      <NotHere
        title={title}
        {...(picture !== undefined && { picture })}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {canRetry && (
              <ButtonLink to={pathname + search} reloadDocument variant="primary">
                Try again
              </ButtonLink>
            )}
            <ButtonLink to={to} reloadDocument={isReload} {...(isPrimary && { variant: 'primary', size: 'lg' })}>
              {label}
            </ButtonLink>
          </div>
        }
      >
        {text}
      </NotHere>
    </>
  )
}

/** Makes the `ErrorBoundary` of a route. */
export const errorBoundary = (texts: ErrorTexts) =>
  function ErrorBoundary({ error }: { error: unknown }) {
    return <ErrorStatus error={error} texts={texts} />
  }

function textFor(error: unknown, { any, fault, ...byStatus }: ErrorTexts): ErrorText | undefined {
  if (!isRouteErrorResponse(error)) return typeof fault === 'function' ? fault(error) : fault
  const shown = byStatus[error.status] ?? any
  return typeof shown === 'function' ? shown(error) : shown
}
