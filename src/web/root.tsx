import { type CSSProperties, type ReactNode, use, useEffect } from 'react'
import {
  type ErrorResponse,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { useAccountInAllTabs } from './features/accounts/use-account-in-all-tabs.ts'
import { useFlash } from './shell/use-flash.ts'
import { CollectEverywhere } from './features/collections/collect-everywhere.tsx'
import { siteName } from '../core/settings/site-name.ts'
import type { SiteFace } from '../core/settings/site-settings.ts'
import type { Env } from '../lib/env/env.ts'
import { TimersEverywhere } from './features/cooking/timers-everywhere.tsx'
import { isTrusted } from '../core/recipes/actor.ts'
import { isReviewing } from '../operations/recipes/first-status.ts'
import { appContext, type Refusal, refusalContext, userContext } from './shell/app-context.ts'
import iconUrl from './art/icon.svg?url'
import cocoaBath from './art/spot-cocoa-bath.svg'
import { ErrorStatus, isCutOff } from './shell/error-boundary.tsx'
import { ofLook } from './shell/page-meta.ts'
import { lastFrame, readFrame } from './shell/read-frame.server.ts'
import { MissingParts } from './shell/missing-parts.tsx'
import { AppEverywhere } from './features/offline/app-everywhere.tsx'
import { installScript } from './features/offline/install-event.ts'
import { NoticeWithoutScript } from './features/accounts/notice-without-script.tsx'
import { leaveForeignScript } from './browser/foreign-script.ts'
import { keepFocus } from './browser/keep-focus.ts'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { schemasWithoutEval } from './framework-patches/schemas-without-eval.ts'
import { fullScreen, withoutFooter } from './shell/full-screen.ts'
import { themeScript } from './shell/theme-script.ts'
import { useSlowPage } from './app/use-slow-page.tsx'
import { Toaster } from './ui/toaster.tsx'
import { TooltipProvider } from './ui/tooltip.tsx'
import { readNewFlash } from '../core/forms/flash.ts'
import { contactDetails } from './features/messages/contact-details.ts'
import { gate } from './app/gate.server.ts'
import stylesheetUrl from './styles/app.css?url'
import { NonceContext } from './app/nonce.ts'
import { isLost, useWayBack } from './framework-patches/lost-modules.ts'
import { fontUrls } from './styles/fonts.ts'
import { useLiveData } from './shell/use-live-data.ts'
import { useShownAccount } from './shell/use-shown-account.ts'
import { useFocusOnNewPage } from './shell/use-focus-on-new-page.ts'

export const links: Route.LinksFunction = () => [
  // With a precedence, React writes the stylesheet before the scripts' preloads. The scripts then don't delay the first
  // paint.
  { rel: 'stylesheet', href: stylesheetUrl, precedence: 'high' },
  ...fontUrls.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** Runs before all loaders and actions, because they must not receive a request that the server refused. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const refusal = context.get(refusalContext)
    if (!refusal) return
    const email = emailOf(context.get(appContext).env, lastFrame(context).face)
    throw Response.json({ ...refusal, email }, { status: refusal.status })
  },
  gate,
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveForeignScript]

/** The environment comes first. */
const emailOf = ({ CONTACT_EMAIL }: Pick<Env, 'CONTACT_EMAIL'>, { contactEmail }: SiteFace) =>
  contactDetails({ email: CONTACT_EMAIL ?? contactEmail, phone: null }).email

export async function loader({ context, request }: Route.LoaderArgs) {
  const { env } = context.get(appContext)
  const user = context.get(userContext)
  const { face, reviewRule, categories, isSignUpOpen } = await readFrame(context)
  return {
    // The server has already checked this origin.
    origin: new URL(request.url).origin,
    face,
    categories,
    isSignUpOpen,
    email: emailOf(env, face),
    year: thisYear(),
    account: user && { id: user.id, role: user.role },
    isReviewed: !isTrusted(user ?? 'visitor') && isReviewing({ reviewRule }, env),
    notice: readNewFlash(request.headers.get('cookie') ?? ''),
  }
}

/** Reloads the root's data only if the signed-in account may have changed, after a form or in another tab. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  formAction,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  // The newsletter form does not wait for other data.
  formAction !== '/newsletter' &&
  // Without a connection, a form shows an error and keeps the typed text. Reloading the root would replace the form's
  // page.
  (formMethod !== undefined && formMethod !== 'GET' ? defaultShouldRevalidate : currentUrl.href === nextUrl.href)

const thisYear = () => new Date().getFullYear()

/** The page of a refused request has no data of the root. */
const emailIn = (error: unknown) =>
  isRouteErrorResponse(error) && isRefusal(error.data) ? error.data.email : undefined

/** Returns the theme for the error page, which is a separate document and must not lose the dark theme. */
const shownTheme = () => (typeof document === 'undefined' ? 'light' : document.documentElement.dataset['theme'])

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const error = useRouteError()
  const isHome = useLocation().pathname === '/'
  // A page for a hand full of dough has no header and no footer.
  const handles = new Set(useMatches().map(({ handle }) => handle))
  const isFullScreen = handles.has(fullScreen)
  const nonce = use(NonceContext)
  const accent = data?.face.accent
  const account = useShownAccount(data?.account ?? null)
  return (
    <html
      lang="en"
      data-theme={shownTheme()}
      {...(accent && { 'data-accent': '', style: accent as CSSProperties })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: schemasWithoutEval + themeScript + installScript }}
        />
        <Meta />
        <Links />
        {data?.face.logo ? (
          <link rel="icon" type="image/png" sizes="192x192" href={ofLook('/icon-192.png', data.face.look)} />
        ) : (
          <link rel="icon" type="image/svg+xml" href={iconUrl} />
        )}
        <link rel="apple-touch-icon" href={ofLook('/apple-touch-icon.png', data?.face.logo && data.face.look)} />
      </head>
      <body>
        <SkipLink />
        <TooltipProvider>
          {!isFullScreen && <Header face={data?.face} account={account} variant={isHome ? 'hero' : 'plain'} />}
          <main id="main" tabIndex={-1}>
            {data?.notice && <NoticeWithoutScript {...data.notice} />}
            <MissingParts />
            {children}
          </main>
          {!isFullScreen && !handles.has(withoutFooter) && (
            <Footer
              face={data?.face}
              categories={data?.categories.footer}
              year={data?.year ?? thisYear()}
              email={data?.email ?? emailIn(error)}
            />
          )}
        </TooltipProvider>
        {!isFullScreen && <TimersEverywhere />}
        <CollectEverywhere />
        <AppEverywhere isFullScreen={isFullScreen} name={data?.face.name ?? siteName} />
        <Toaster />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** Lets keyboard users skip the header. The link is the first element to receive focus. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-20 left-4 z-50 rounded-pill bg-surface px-5 py-3 shadow-lift focus:top-4 print:hidden"
    >
      Skip to content
    </a>
  )
}

/** Shows the skeleton of a slow page instead of the previous page. */
export default function Root({ loaderData }: Route.ComponentProps) {
  useFocusOnNewPage()
  useEffect(keepFocus, [])
  useFlash()
  const isCopy = useLiveData(loaderData)
  useAccountInAllTabs(isCopy ? null : (loaderData.account?.id ?? ''))
  return useSlowPage() ?? <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useWayBack(error)
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage isTitle />
  return <ErrorStatus error={error} texts={{ any: answered, fault: broken }} />
}

const unexpected = {
  title: 'Unexpected Application Error!',
  to: '/',
  label: 'Browse All Recipes',
  isPrimary: true,
  isReload: true,
  isTitle: true,
  picture: cocoaBath,
}

function answered({ status, statusText, data }: ErrorResponse) {
  if (!isRefusal(data)) return { ...unexpected, text: `${status} ${statusText}`.trim() }
  return { ...unexpected, title: data.title, text: `${data.sentence} ${data.advice}`, canRetry: status === 503 }
}

const isRefusal = (data: unknown): data is Refusal & { email: string } =>
  typeof data === 'object' && data !== null && 'sentence' in data && typeof data.sentence === 'string'

function broken(error: unknown) {
  const cutOff = 'The site didn’t answer. Check your connection, then reload this page.'
  const saved = { to: '/offline', label: 'Recipes on this device' }
  const hasWorker = isCutOff() && Boolean(navigator.serviceWorker?.controller)
  if (isCutOff())
    return {
      ...unexpected,
      title: 'No connection',
      text: cutOff,
      picture: null,
      canRetry: true,
      ...(hasWorker && saved),
    }
  if (isLost(error))
    return {
      ...unexpected,
      title: 'This page didn’t load',
      text: 'A part of the site could not be loaded. Your connection may have failed for a moment, or the site was just updated.',
      canRetry: true,
    }
  // The log has the details.
  const isTold = import.meta.env.DEV && error instanceof Error
  return { ...unexpected, text: isTold ? error.message : 'Something went wrong on our side.' }
}
