import { data } from 'react-router'
import { rowNumberField } from '../../../../core/forms/form-fields.ts'
import { ImportAction } from '../../../../core/importing/import-action.ts'
import { rowFilters } from '../../../../core/importing/imports.ts'
import { placesOfTwins } from '../../../../core/importing/row-places.ts'
import type { Actor } from '../../../../core/recipes/actor.ts'
import { drawnDishOf } from '../../../../core/recipes/drawing/drawing-of.ts'
import { placeSettingOf } from '../../../../core/recipes/drawing/place-setting.ts'
import { counted } from '../../../../core/text/counted.ts'
import { numberText } from '../../../../core/text/number-text.ts'
import { slugify } from '../../../../core/recipes/slug.ts'
import { countByFilter, listRows } from '../../../../db/importing/import-rows.ts'
import { findProgress } from '../../../../db/importing/imports.ts'
import {
  chooseForImport,
  forgetImport,
  openImport,
  startImport,
  startUndo,
} from '../../../../operations/importing/manage-import.ts'
import {
  resumePageImport,
  stopPageImport,
  tooManyPages,
} from '../../../../operations/importing/collect/start-page-import.ts'
import { isReviewedFirst } from '../../../../operations/recipes/first-status.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { appContext, userContext, visitorContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { secretPage } from '../../../shell/secret-page.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { PillLink } from '../../../ui/pill-link.tsx'
import { useLastAnswer } from '../../../ui/use-last-answer.ts'
import { useRevalidateWhile } from '../../../ui/use-revalidate-while.ts'
import { WrappingPath } from '../../../ui/wrapping-path.tsx'
import { ImportActions, StartBar } from '../import-actions.tsx'
import { ImportRowCard, type ShownRow } from '../import-row-card.tsx'
import { ImportStatus } from '../import-status.tsx'
import { useRememberedImport } from '../stored-imports.ts'
import { useKeyAgain } from '../use-key-again.ts'
import { useImportProgress } from '../use-import-progress.ts'
import type { Route } from './+types/imports-one'

const perPage = 60

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const actor: Actor = context.get(userContext) ?? 'visitor'
  const opened = await openImport(app, actor, id)
  const progress = opened && (await findProgress(app.db, id))
  if (!progress) throw data('Import not found', { status: 404 })
  const { searchParams } = new URL(request.url)
  const filter = rowFilters.find((known) => known === searchParams.get('show')) ?? 'all'
  const after = rowNumberField.parse(searchParams.get('after') ?? '')
  const rows = await listRows(app.db, id, { filter, after, limit: perPage + 1 })
  const shown = rows.slice(0, perPage)
  const places = placesOfTwins(shown)
  return {
    id,
    fileName: opened.fileName,
    kind: opened.kind,
    progress,
    filter,
    counts: await countByFilter(app.db, id),
    canReplace: actor !== 'visitor',
    isReviewed: await isReviewedFirst(app, actor),
    isAnonymous: opened.ownerId === null,
    rows: shown.map(({ draft, ...row }): ShownRow => ({
      ...row,
      place: places.get(row.position) ?? null,
      contents: draft ? contentsOf(draft.ingredients.length, draft.instructions.length) : '',
      setting: placeSettingOf({ id: slugify(row.title), drawing: draft && drawnDishOf(draft) }),
    })),
    before: after > 0,
    next: rows.length > perPage ? (shown.at(-1)?.position ?? null) : null,
  }
}

const contentsOf = (ingredients: number, steps: number) =>
  `${counted(ingredients, 'ingredient')}, ${counted(steps, 'step')}`

const tooMany = 'You’ve saved a lot of recipes this hour. The rest waits here. Import it later.'

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor: Actor = context.get(userContext) ?? 'visitor'
  const opened = await openImport(app, actor, id)
  if (!opened) throw data('Import not found', { status: 404 })
  const sent = await parseForm(request, ImportAction)
  if (!sent.ok) return sent.refuse()
  const { value } = sent
  switch (value.intent) {
    case 'choose':
      await chooseForImport(app, opened, value.choice, [value.position])
      return null
    case 'choose-all':
      await chooseForImport(app, opened, value.choice)
      return null
    case 'start':
    case 'retry': {
      const from = value.intent === 'start' ? 'ready' : 'failed'
      const outcome = await startImport(app, opened, { actor, visitor: context.get(visitorContext), from })
      if (outcome === 'too-many') return sent.refuse({ problem: tooMany, status: 429 })
      return outcome === 'nothing' ? sent.refuse({ problem: 'No recipe is chosen. Choose at least one.' }) : null
    }
    case 'undo':
      await startUndo(app, opened)
      return null
    case 'stop':
      await stopPageImport(app, opened)
      return null
    case 'resume': {
      const visitor = context.get(visitorContext)
      const outcome = await resumePageImport(app, opened, { actor, visitor, key: value.key || undefined })
      return outcome === 'too-many' ? sent.refuse({ problem: tooManyPages, status: 429 }) : null
    }
    case 'forget':
      await forgetImport(app, opened)
      return redirectWithFlash('/imports', { kind: 'success', title: 'Import removed' })
  }
}

export const headers = () => secretPage

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Import “${loaderData.fileName.slice(0, 100)}”` : 'Import not found',
    description: 'Choose what to import.',
    path: null,
  })

/** The page follows the counts live. The list of recipes is larger. */
const newRowsEveryMs = 4_000

const filterNames = { all: 'All', chosen: 'Chosen', duplicates: 'Already here', problems: 'With problems' } as const

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { id, fileName, filter, counts, canReplace, isReviewed, isAnonymous, rows, before, next } = loaderData
  const progress = useImportProgress(id, loaderData.progress)
  useRememberedImport(id, fileName, isAnonymous)
  useKeyAgain(id, loaderData.kind, progress.collecting?.pausedFor === 'key')
  useRevalidateWhile(progress.state === 'collecting', newRowsEveryMs)
  const answer = useLastAnswer(actionData)
  const search = filter === 'all' ? '' : `show=${filter}`
  const offered = rowFilters.filter((each) => each === 'all' || each === filter || counts[each] > 0)
  return (
    <div className="wrap pb-28">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Import', to: '/import' },
          { label: 'Your imports', to: '/imports' },
          { label: fileName },
        ]}
      />
      <h1 className="mt-4 mb-5 text-h1 [overflow-wrap:anywhere]">
        Import “<WrappingPath path={fileName} />”
      </h1>
      <FormErrorPanel answer={answer ?? undefined} />
      <ImportStatus kind={loaderData.kind} progress={progress} isReviewed={isReviewed} isAnonymous={isAnonymous}>
        <ImportActions id={id} progress={progress} />
      </ImportStatus>
      {offered.length > 1 && (
        <nav aria-label="Show" className="mt-6 flex flex-wrap gap-2">
          {offered.map((each) => (
            <PillLink
              key={each}
              to={each === 'all' ? '?' : `?show=${each}`}
              isCurrent={each === filter}
              preventScrollReset
            >
              {filterNames[each]} <span className="text-ink-soft tabular-nums">{numberText(counts[each])}</span>
            </PillLink>
          ))}
        </nav>
      )}
      <h2 className="sr-only">Recipes</h2>
      {rows.length === 0 && counts.all > 0 && progress.state !== 'collecting' && (
        <p className="mt-6 text-ink-soft">Nothing to show here.</p>
      )}
      <ul className="mt-6 laid-tables grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-gap">
        {rows.map((row) => (
          <ImportRowCard key={row.position} importId={id} row={row} canReplace={canReplace} />
        ))}
      </ul>
      {(before || next !== null) && (
        <nav aria-label="Pages" className="mt-8 flex flex-wrap gap-3">
          {before && <ButtonLink to={`?${search}`}>First page</ButtonLink>}
          {next !== null && (
            <ButtonLink
              to={`?${new URLSearchParams([...new URLSearchParams(search), ['after', String(next)]])}`}
              rel="next"
            >
              Next page
            </ButtonLink>
          )}
        </nav>
      )}
      <StartBar progress={progress} />
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  404: {
    title: 'Import not found',
    text: 'It may have been removed. Imports of an account open only for that account.',
    to: '/imports',
    label: 'Your imports',
  },
})
