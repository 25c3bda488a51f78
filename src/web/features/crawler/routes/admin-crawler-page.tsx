import { data, Form, redirect, useNavigation } from 'react-router'
import { rowNumberField } from '../../../../core/forms/form-fields.ts'
import { findCall } from '../../../../db/crawler/calls.ts'
import { findPage } from '../../../../db/crawler/pages.ts'
import type { App } from '../../../../operations/app/app.ts'
import { importPages } from '../../../../operations/crawler/import-pages.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { appContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyBox } from '../../../ui/copy-box.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { callText } from '../call-text.ts'
import { safeHref } from '../page-list.tsx'
import type { Route } from './+types/admin-crawler-page'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { call, page } = await pageOf(context.get(appContext), params)
  const { url, title, description, markdown, html, rawHtml } = page
  return { id: call.id, kind: call.kind, url, title: title || url, description, markdown, html: rawHtml ?? html }
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const { call, position } = await pageOf(app, params)
  const outcome = await importPages(app, actorOf(context), call, position)
  if (outcome.ok) return redirect(`/imports/${outcome.importId}`, 303)
  return data({ error: { '': [outcome.problem] } }, { status: 422 })
}

async function pageOf({ db }: App, params: { id: string; position: string }) {
  const position = rowNumberField.parse(params.position)
  const call = await findCall(db, rowNumberField.parse(params.id))
  const page = call && (await findPage(db, call.id, position))
  if (!page) throw data('Page not found', { status: 404 })
  return { call, page, position }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData?.title ?? 'Page not found',
    description: 'A page that the crawler read.',
    path: null,
  })

export default function CrawlerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, url, title, description, markdown, html } = loaderData
  const isImporting = useNavigation().formMethod === 'POST'
  return (
    <>
      <AdminHead
        title={title}
        lead={
          <a href={safeHref(url)} target="_blank" rel="noopener noreferrer" className="[overflow-wrap:anywhere]">
            {url}
          </a>
        }
        above={[
          { label: 'Crawler', to: '/admin/crawler' },
          { label: callText[kind].label, to: `/admin/crawler/${id}` },
        ]}
        action={
          <Form method="post">
            <Button type="submit" variant="primary" pending={isImporting} pendingLabel="Reading...">
              Import
            </Button>
          </Form>
        }
      />
      <FormErrorPanel answer={actionData} />
      {description && <p className="mb-6 max-w-[62ch] [overflow-wrap:anywhere]">{description}</p>}
      <Panel aria-labelledby="contents-title" className="grid gap-6">
        <h2 id="contents-title" className="sr-only">
          Contents
        </h2>
        {markdown !== null && <CopyBox title="Markdown" text={markdown} wraps="words" />}
        {html !== null && <CopyBox title="HTML" text={html} />}
        {markdown === null && html === null && <p className="text-ink-soft">The crawler sent no text.</p>}
      </Panel>
    </>
  )
}

export const ErrorBoundary = errorBoundary({
  404: {
    title: 'Page not found',
    text: 'Its call may have been removed. Calls are stored for 30 days.',
    to: '/admin/crawler',
    label: 'Crawler',
  },
})
