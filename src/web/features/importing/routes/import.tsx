import { data, redirect } from 'react-router'
import { csvApp, noCsvFile, noFile } from '../../../../core/importing/file-messages.ts'
import { ImportForm } from '../../../../core/importing/import-form.ts'
import { importTabs } from '../../../../core/importing/import-tabs.ts'
import { alreadyExistsMessage, type ImportEvent } from '../../../../core/importing/import-events.ts'
import { explainRecipeKeeper, recipeKeeperApp } from '../../../../core/importing/recipe-keeper-messages.ts'
import type { ServiceFields } from '../../../../core/importing/service-form.ts'
import { withScheme } from '../../../../core/text/with-scheme.ts'
import { mayFeature } from '../../../../core/recipes/actor.ts'
import { ImportedRecipeForm } from '../../../../core/recipes/forms/recipe-edit-form.ts'
import { recipeFromForm } from '../../../../core/recipes/forms/recipe-form.ts'
import { admitImport } from '../../../../operations/importing/admit-import.ts'
import { hasSiteCrawler } from '../../../../operations/importing/crawler/admit-crawl.ts'
import { importFile } from '../../../../operations/importing/import-file.ts'
import { importAdmitted } from '../../../../operations/importing/import-web-page.ts'
import { admitSave, tooManySavesMessage } from '../../../../operations/recipes/admit-save.ts'
import type { App } from '../../../../operations/app/app.ts'
import { saveRecipe } from '../../../../operations/recipes/save-recipe.ts'
import { newFollowPath } from '../../../../operations/submissions/new-follow-path.ts'
import type { SignedIn } from '../../../../core/accounts/signed-in.ts'
import type { ReceivedFiles } from '../../../../operations/importing/receive-files.ts'
import { appContext, uploadContext, userContext, visitorContext } from '../../../shell/app-context.ts'
import { failedFromGithub, failedPage, failedToImport } from '../failure-text.tsx'
import { ImportPage } from '../import-page.tsx'
import { isShortForm } from '../short-form.ts'
import { takeService } from '../take-service.server.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/import'

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return {
    url: withScheme(searchParams.get('url')?.trim() ?? ''),
    byHand: searchParams.get('by') === 'hand',
    from: importTabs.find((tab) => tab === searchParams.get('from')) ?? 'url',
    canFeature: mayFeature(context.get(userContext) ?? 'visitor'),
  }
}

/**
 * Handles the steps for browsers without script. The first step returns a draft of a page or, at `?step=file`, of a
 * file, and at `?step=github` or `?step=webhook` of a service. The second step, at `?step=save`, saves it. With script, the page uses the API instead. The step is part of the
 * address, so that its limit is checked before the form is read. A form may have 12 MB, and an archive more, which goes to the disk.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const app = context.get(appContext)
  const visitor = context.get(visitorContext)
  const user = context.get(userContext)
  const step = url.searchParams.get('step')
  switch (step) {
    case 'github':
    case 'webhook': {
      const taken = await takeService(app, step, { request, visitor, actor: user ?? 'visitor' })
      const { outcome, typed, status } = taken
      const title = step === 'github' ? failedFromGithub : failedToImport
      return outcome?.kind === 'import' ? redirect(`/imports/${outcome.id}`) : answer({ outcome, title, typed }, status)
    }
    case 'save':
      return save(app, request, visitor, user)
    case 'file':
      return readFile(app, request, visitor, user, {
        receive: context.get(uploadContext),
        from: url.searchParams.get('app'),
      })
    default:
      return read(app, request, visitor, user)
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

async function read(app: App, request: Request, visitor: string, user: SignedIn | null) {
  const admission = await admitImport(app, visitor)
  if (!admission.ok) {
    const sent = { ...(await readShortForm(request)), outcome: admission.problem, title: failedPage }
    return data({ step: 'read' as const, ...sent }, 429)
  }
  try {
    const sent = await parseForm(request, ImportForm)
    if (!sent.ok) return answer({ outcome: undefined, title: failedPage }, 422)
    const { url, html, engine } = sent.value
    // A browser without script cannot send a key of its own.
    const crawler = { key: { kind: 'site' }, actor: user ?? 'visitor' } as const
    const isCrawled = engine === 'crawler' && !html
    let outcome: ImportEvent | undefined
    const { signal } = request
    for await (const event of importAdmitted(app, {
      url,
      visitor,
      actor: crawler.actor,
      signal,
      ...(html && { html }),
      ...(isCrawled && { crawler }),
    }))
      outcome = event
    if (outcome?.kind === 'import') return redirect(`/imports/${outcome.id}`)
    const canCrawl = url !== '' && !html && !isCrawled && (await hasSiteCrawler(app, crawler.actor))
    const again = { url, html: html.length <= longestShownAgain ? html : '' }
    return outcome?.kind === 'draft'
      ? data({ step: 'read' as const, url, outcome, title: failedPage, canCrawl })
      : data({ step: 'read' as const, ...again, outcome, title: failedPage, canCrawl }, 422)
  } finally {
    admission.leave()
  }
}

/** A pasted text is shown again after a failure. The source of a page may have megabytes, and can be copied again. */
const longestShownAgain = 50_000

interface Read {
  outcome: ImportEvent | undefined
  /** What failed, if it did. */
  title: string
  typed?: ServiceFields | undefined
}

const answer = (outcome: Read, status: number) => data({ step: 'read' as const, url: '', ...outcome }, status)

/** The heading of a file that was not imported names no single recipe, because a file may have many. */
const answerFile = (outcome: ImportEvent | undefined, status: number) =>
  answer({ outcome, title: failedToImport }, status)

interface Upload {
  receive: () => Promise<ReceivedFiles>
  /** The form that the file came from. */
  from: string | null
}

/** Reads an uploaded file. Its only recipe is edited on this page, and several on the page of their import. */
async function readFile(app: App, request: Request, visitor: string, user: SignedIn | null, { receive, from }: Upload) {
  const admission = await admitImport(app, visitor)
  if (!admission.ok) return answerFile(admission.problem, 429)
  try {
    const received = await receive()
    if (!received.ok) return answerFile(received.problem, received.problem.reason === 'too-large' ? 413 : 422)
    let outcome: ImportEvent | undefined
    try {
      const { files } = received
      if (files.every(({ bytes, file }) => bytes.length === 0 && !file))
        return answerFile({ kind: 'problem', reason: 'no-recipe', message: from === csvApp ? noCsvFile : noFile }, 422)
      const sent = { files, visitor, actor: user ?? ('visitor' as const), signal: request.signal }
      for await (const event of importFile(app, sent))
        outcome = from === recipeKeeperApp ? explainRecipeKeeper(event) : event
    } finally {
      await received.close()
    }
    if (outcome?.kind === 'import') return redirect(`/imports/${outcome.id}`)
    return answerFile(outcome, outcome?.kind === 'draft' ? 200 : 422)
  } finally {
    admission.leave()
  }
}

/** Returns what was typed into a small form. A large form from a refused visitor, with a pasted page, is not read. */
async function readShortForm(request: Request) {
  if (!isShortForm(request)) return { url: '' }
  const sent = await parseForm(request, ImportForm)
  return sent.ok ? { url: sent.value.url, html: sent.value.html } : { url: '' }
}

async function save(app: App, request: Request, visitor: string, user: SignedIn | null) {
  const isAdmitted = await admitSave(app, visitor)
  const sent = await parseForm(request, ImportedRecipeForm)
  if (!isAdmitted) return sent.refuse({ problem: tooManySavesMessage, status: 429 })
  if (!sent.ok) return sent.refuse()
  const outcome = await saveRecipe(app, recipeFromForm(sent.value), user ?? 'visitor')
  // The recipe is in no list and no account, so the follow page is the only way back to it.
  if (outcome.ok && !user) return redirect(await newFollowPath(app, outcome.id))
  if (outcome.ok) return redirect(`/recipe/${outcome.id}`)
  const problem = alreadyExistsMessage
  return sent.refuse({ problem, errors: { sourceUrl: problem }, status: 409 })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Import Recipe',
    description: 'Paste the address of a recipe to make it a page here.',
    path: '/import',
  })

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const isRead = actionData && 'step' in actionData
  return (
    <ImportPage
      {...loaderData}
      url={isRead ? actionData.url : loaderData.url}
      read={isRead ? actionData : undefined}
      saved={isRead ? undefined : actionData}
    />
  )
}
