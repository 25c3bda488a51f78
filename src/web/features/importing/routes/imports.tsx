import { Link } from 'react-router'
import { counted } from '../../../../core/text/counted.ts'
import { importDays } from '../../../../core/importing/imports.ts'
import { numberText } from '../../../../core/text/number-text.ts'
import { shortDate } from '../../../../core/text/date-text.ts'
import { type ListedImport, listImports } from '../../../../db/importing/imports.ts'
import emptyPlate from '../../../art/spot-empty-plate.svg'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { useStoredImports } from '../stored-imports.ts'
import type { Route } from './+types/imports'

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const imports = user ? await listImports(context.get(appContext).db, user.id) : []
  return { imports: imports.map((each) => ({ ...each, createdAt: each.createdAt.toISOString() })) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Your imports',
    description: 'The files and sites you imported recipes from.',
    path: null,
  })

type Counts = Pick<ListedImport, 'recipes' | 'saved' | 'undone'>

const stateNames = {
  collecting: 'Reading pages',
  paused: 'Paused',
  preview: 'Not started',
  running: 'Running',
  finished: null,
  undoing: 'Undo is running',
} as const

function outcomeText(state: keyof typeof stateNames, { recipes, saved, undone }: Counts): string | null {
  if (recipes === 0) return state === 'preview' ? 'No new recipes' : null
  if (state === 'collecting' || (state === 'preview' && saved === 0)) return `${counted(recipes, 'recipe')} found`
  if (saved === 0 && undone > 0) return 'Undone'
  return `${numberText(saved)} of ${counted(recipes, 'recipe')} saved`
}

export default function Imports({ loaderData }: Route.ComponentProps) {
  const stored = useStoredImports()
  const known = new Set(loaderData.imports.map(({ id }) => id))
  const listed = [
    ...loaderData.imports.map(({ id, fileName, createdAt, state, ...counts }) => ({
      id,
      fileName,
      at: createdAt,
      state: stateNames[state],
      said: outcomeText(state, counts),
    })),
    ...stored.filter(({ id }) => !known.has(id)).map((each) => ({ ...each, state: null, said: null })),
  ]
  return (
    <div className="wrap max-w-200">
      <PageHead
        title="Your imports"
        lead={`Files and sites with several recipes, for ${importDays} days. You can look at what was read, import the rest, or undo the import.`}
        action={listed.length > 0 && <ButtonLink to="/import">Import recipes</ButtonLink>}
      />
      {listed.length === 0 ? (
        <EmptyState
          picture={emptyPlate}
          title="No imports yet"
          actions={
            <ButtonLink to="/import" variant="primary">
              Import recipes
            </ButtonLink>
          }
        >
          Bring a file from another recipe app, and its recipes wait here for you.
        </EmptyState>
      ) : (
        <ul className="grid gap-2.5">
          {listed.map(({ id, fileName, at, state, said }) => (
            <li
              key={id}
              className="relative flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface px-5 py-4 shadow-card hover:shadow-card-lift"
            >
              <Link
                to={`/imports/${id}`}
                className="min-w-0 font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-md"
              >
                {fileName}
              </Link>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
                {state && <Badge>{state}</Badge>}
                {said}
                <time dateTime={at}>{shortDate(at)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
