import { type CSSProperties, type ReactNode, use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { useAccountInAllTabs } from './account/use-account-in-all-tabs.ts'
import { useFlash } from './account/use-flash.ts'
import { readSiteFace } from '../db/settings.ts'
import { appContext, type Refusal, refusalContext, userContext } from './app-context.ts'
import iconUrl from './art/icon.svg?url'
import { ErrorPage } from './components/shell/error-page.tsx'
import { NoticeWithoutScript } from './components/account/notice-without-script.tsx'
import { Footer } from './components/shell/footer.tsx'
import { Header } from './components/shell/header.tsx'
import { SkipLink } from './components/shell/skip-link.tsx'
import { schemasWithoutEval } from './components/shell/schemas-without-eval.ts'
import { themeScript } from './components/shell/theme-script.ts'
import { useSlowPage } from './components/shell/use-slow-page.tsx'
import { Toaster } from './components/ui/toaster.tsx'
import { TooltipProvider } from './components/ui/tooltip.tsx'
import { readNewFlash } from '../core/flash.ts'
import { contactDetails } from './contact-details.ts'
import { gate } from './gate.server.ts'
import stylesheetUrl from './styles/app.css?url'
import { NonceContext } from './nonce.ts'
import { siteLinks } from './site-links.ts'
import { useWayBack } from './new-release.ts'
import { fontUrls } from './styles/fonts.ts'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

export const links: Route.LinksFunction = () => [
  // With a precedence React writes it before the scripts' preloads, so that nothing is waited for that could be painted.
  { rel: 'stylesheet', href: stylesheetUrl, precedence: 'high' },
  ...fontUrls.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: iconUrl, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** Before any loader or action: of what the server refused they must not see anything. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const refusal = context.get(refusalContext)
    if (refusal) throw Response.json(refusal, { status: refusal.status })
  },
  gate,
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const user = context.get(userContext)
  return {
    // The front door has seen to it that this is the site's own address.
    origin: new URL(request.url).origin,
    face: await readSiteFace(db),
    isPublic: Boolean(env.PUBLIC_URL),
    email: contactDetails(env).email,
    year: new Date().getFullYear(),
    account: user && { id: user.id, role: user.role },
    notice: readNewFlash(request.headers.get('cookie') ?? ''),
  }
}

/** Only who is signed in changes while a tab is open: by a form that was taken, or in another tab. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  formAction,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  // Whoever subscribes waits for nothing else.
  formAction !== '/newsletter' &&
  // Without a connection a form says so and keeps what was typed; asking for more would replace its page.
  (formMethod !== undefined && formMethod !== 'GET' ? defaultShouldRevalidate : currentUrl.href === nextUrl.href)

/** The error page brings a document of its own: at night it stays night. */
const shownTheme = () => (typeof document === 'undefined' ? 'light' : document.documentElement.dataset['theme'])

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const isHome = useLocation().pathname === '/'
  const nonce = use(NonceContext)
  const accent = data?.face.accent
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
          dangerouslySetInnerHTML={{ __html: schemasWithoutEval + themeScript }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        <TooltipProvider>
          <Header face={data?.face} account={data?.account ?? null} variant={isHome ? 'hero' : 'plain'} />
          <main id="main" tabIndex={-1}>
            {data?.notice && <NoticeWithoutScript {...data.notice} />}
            {children}
          </main>
          <Footer face={data?.face} year={data?.year} email={data?.email} {...siteLinks} />
        </TooltipProvider>
        <Toaster />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** A page that is slow to come shows its shape instead of the page before it. */
export default function Root({ loaderData }: Route.ComponentProps) {
  useFocusOnNewPage()
  useFlash()
  useAccountInAllTabs(loaderData.account?.id ?? '')
  return useSlowPage() ?? <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useWayBack(error)
  if (isRefused(error))
    return <ErrorPage title={error.data.title} detail={`${error.data.sentence} ${error.data.advice}`} />
  // A site on this machine answers without any connection.
  if (isRouteErrorResponse(error)) return <ErrorPage detail={`${error.status} ${error.statusText}`.trim()} />
  if (isCutOff()) return <ErrorPage title="No connection" detail={cutOff} hasPicture={false} />
  return <ErrorPage detail={describe(error)} />
}

const isRefused = (error: unknown): error is { data: Refusal } =>
  isRouteErrorResponse(error) && typeof error.data?.sentence === 'string'

const cutOff = 'The kitchen did not answer. Check your connection, then load this page again.'

/** Only a browser knows; one that has a connection may still not reach the site, but then it is not sure. */
const isCutOff = () => typeof document !== 'undefined' && !navigator.onLine

/** A visitor learns what happened, not how the house is built; the log has the rest. */
function describe(error: unknown) {
  return import.meta.env.DEV && error instanceof Error ? error.message : 'Something went wrong on our side.'
}
