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
  /** Loads the next page from the server, because this page's scripts may be broken. */
  isReload?: boolean
  /** Adds a link that loads the same page again. */
  canRetry?: boolean
  /** Sets the document title, for boundaries above the failed route. */
  isTitle?: boolean
  /** A picture. Null while offline, when no picture can be loaded. */
  picture?: string | null
}

/** The text, or a function that makes it from the error. */
type TextFor<Thrown> = ErrorText | ((thrown: Thrown) => ErrorText | undefined)

interface ErrorTexts {
  /** Texts by the status that a loader or action threw. */
  [status: number]: TextFor<ErrorResponse>
  /** The text for every other status. */
  any?: TextFor<ErrorResponse>
  /** The text for errors without a status: no connection, or an error in the page's code. */
  fault?: TextFor<unknown>
}

/** Shows the text for an error. Rethrows an error without a text, so that the parent boundary handles it. */
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
            <ButtonLink
              to={to}
              reloadDocument={isReload}
              {...(isPrimary && !canRetry && { variant: 'primary', size: 'lg' })}
            >
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

/** Returns true if the browser says that it has no connection. An online browser may also fail to reach the site. */
export const isCutOff = () => typeof document !== 'undefined' && !navigator.onLine

/** Creates the text of a page whose data did not load. Without a connection, the site's error page says so. */
export const notLoaded = (what: string, link: Pick<ErrorText, 'to' | 'label'>) => () =>
  isCutOff()
    ? undefined
    : { ...link, title: `${what} didn’t load`, text: 'Please try again in a minute.', canRetry: true }

/** Creates the `ErrorBoundary` of a route. */
export const errorBoundary = (texts: ErrorTexts) =>
  function ErrorBoundary({ error }: { error: unknown }) {
    return <ErrorStatus error={error} texts={texts} />
  }

function textFor(error: unknown, { any, fault, ...byStatus }: ErrorTexts): ErrorText | undefined {
  if (!isRouteErrorResponse(error)) return typeof fault === 'function' ? fault(error) : fault
  const shown = byStatus[error.status] ?? any
  return typeof shown === 'function' ? shown(error) : shown
}
