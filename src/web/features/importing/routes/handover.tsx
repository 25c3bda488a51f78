import { useEffect, useRef } from 'react'
import { data, Link } from 'react-router'
import { type HandedPage, handover, largestHandedPage, readHandedPage } from '../../../../core/importing/handover.ts'
import { ImportForm } from '../../../../core/importing/import-form.ts'
import { admitHandover } from '../../../../operations/importing/admit-handover.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useIsAlive } from '../../../ui/use-is-alive.ts'
import type { Route } from './+types/handover'

/**
 * Shows the page that another site's page or the browser extension handed over, and changes nothing. The form below
 * passes it on to the import, as a request of this site.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (!(await admitHandover(context.get(appContext), context.get(visitorContext)))) return refuse(429, problems.tooMany)
  const sent = await parseForm(request, ImportForm)
  if (!sent.ok) return data<Answer>({}, 422)
  const { url, html } = sent.value
  return html.length > largestHandedPage ? refuse(413, problems.tooLarge) : data<Answer>({ page: { url, html } })
}

interface Answer {
  page?: HandedPage
  problem?: string
}

const problems = {
  tooMany: 'You’ve sent a lot of pages this hour. Try again later.',
  tooLarge: `This page has more than ${largestHandedPage / 1_000_000} MB. Paste the part with the recipe instead.`,
}

const refuse = (status: number, problem: string) => data<Answer>({ problem }, status)

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

/** The bookmarklet reaches this page through its opener. Later pages have no opener. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Cross-Origin-Opener-Policy': 'unsafe-none' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Import Recipe',
    description: 'Receives the page that is open in your browser.',
    path: null,
  })

export default function Handover({ actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const isAlive = useIsAlive()
  const arrived = actionData?.page?.html ? actionData.page : undefined
  const problem = actionData?.problem
  const hasOpener = isAlive && window.opener !== null

  useEffect(() => {
    if (arrived) form.current?.submit()
  }, [arrived])

  useEffect(() => {
    const opener: unknown = window.opener
    if (arrived || problem || !(opener !== null && typeof opener === 'object')) return
    const receive = ({ source, data: message }: MessageEvent) => {
      const page = source === opener ? readHandedPage(message) : undefined
      if (!page || !form.current) return
      window.removeEventListener('message', receive)
      for (const name of ['url', 'html'] as const) {
        const field = form.current.elements.namedItem(name)
        if (field instanceof HTMLTextAreaElement) field.value = page[name]
      }
      form.current.submit()
    }
    window.addEventListener('message', receive)
    // Any page may learn that this page is ready. The bookmarklet checks the sender of the message.
    ;(opener as Window).postMessage(handover.ready, '*')
    return () => window.removeEventListener('message', receive)
  }, [arrived, problem])

  return (
    <div className="wrap max-w-180 pt-section">
      <h1 className="text-h1">Import Recipe</h1>
      <Panel aria-label="The page from your browser" className="mt-6 grid justify-items-start gap-4">
        {problem && <Refused problem={problem} />}
        {(arrived || (hasOpener && !problem)) && isAlive && <Spinner label="Reading the page from your browser" />}
        {!arrived && !problem && isAlive && !hasOpener && <NothingArrived />}
        <form ref={form} method="post" action="/import" encType="multipart/form-data" hidden={!arrived}>
          <textarea name="url" hidden readOnly aria-label="Address" defaultValue={arrived?.url} />
          <textarea name="html" hidden readOnly aria-label="Page" defaultValue={arrived?.html} />
          {arrived && (
            <noscript>
              <p className="mb-4">The page arrived. Nothing is saved before you have seen the recipe.</p>
              <Button type="submit" variant="primary">
                Read the recipe
              </Button>
            </noscript>
          )}
        </form>
        {!arrived && !problem && !isAlive && (
          <noscript>
            <NothingArrived />
          </noscript>
        )}
      </Panel>
    </div>
  )
}

function Refused({ problem }: { problem: string }) {
  return (
    <div role="alert">
      <p>{problem}</p>
      <p className="mt-3">
        <Link to="/import?from=text">Paste a recipe</Link>
      </p>
    </div>
  )
}

/** Some sites cut the tie between their page and the tab it opens. */
function NothingArrived() {
  return (
    <div>
      <p>
        <strong className="font-display font-[560]">No page arrived.</strong> Go back to the tab with the recipe and
        press the bookmark once more. The recipe then opens in that tab.
      </p>
      <p className="mt-3 text-ink-soft">
        That doesn’t help? <Link to="/import?from=text">Paste the recipe or the page’s HTML</Link>, or read{' '}
        <Link to="/import/bookmarklet">how to import from your browser</Link>. Pages of more than{' '}
        {largestHandedPage / 1_000_000} MB cannot be read.
      </p>
    </div>
  )
}
