import { data, redirect } from 'react-router'
import { sharedLink } from '../../../../core/importing/shared-link.ts'
import { sharedText } from '../../../../core/importing/shared-text.ts'
import { mayFeature } from '../../../../core/recipes/actor.ts'
import { importShared } from '../../../../operations/importing/import-shared.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { appContext, userContext, visitorContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { failedPage, failedToImport } from '../failure-text.tsx'
import { ImportPage } from '../import-page.tsx'
import type { Route } from './+types/share'

export function loader({ context }: Route.LoaderArgs) {
  return { canFeature: mayFeature(context.get(userContext) ?? 'visitor') }
}

/** Takes what a phone shares to the installed site, as the manifest declares. An address waits for the cook's click. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const textOf = (name: string) => String(form.get(name) ?? '').slice(0, 200_000)
  const files = form.getAll('file').filter((part) => part instanceof File && part.size > 0) as Array<File>
  const [title, text] = [textOf('title'), textOf('text')]
  const link = files.length > 0 ? undefined : sharedLink(textOf('url'), text, title)
  if (link) throw redirect(`/import?${new URLSearchParams({ url: link })}`, 303)
  if (files.length === 0 && !text.trim()) throw redirect('/import', 303)
  const visitor = context.get(visitorContext)
  const actor = context.get(userContext) ?? ('visitor' as const)
  const { signal } = request
  const outcome = await importShared(context.get(appContext), { title, text, files, visitor, actor, signal })
  if (outcome?.kind === 'import') throw redirect(`/imports/${outcome.id}`, 303)
  if (outcome?.kind === 'draft') return { outcome, title: failedPage }
  // A shared text is in no clipboard, so the page shows it for another attempt.
  if (files.length === 0) return data({ outcome, title: failedPage, html: sharedText(title, text) }, 422)
  return data({ outcome, title: failedToImport }, 422)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Import Recipe',
    description: 'Receives what a phone shares to this site.',
    path: null,
  })

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  const from = actionData && 'html' in actionData ? 'text' : 'url'
  return <ImportPage {...loaderData} url="" byHand={false} from={from} read={actionData} />
}
