import { useState } from 'react'
import type { NoteCard as Card } from '../../../../core/notes/visitor-notes.ts'
import emptyPlate from '../../../art/spot-empty-plate.svg'
import { pageMeta } from '../../../shell/page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { TryAgain } from '../../../ui/try-again.tsx'
import { RecipeCardSkeleton } from '../../recipes/recipe-card-skeleton.tsx'
import { ChooseNotes } from '../choose-notes.tsx'
import { FaqNotes } from '../faq-note.tsx'
import { KeyPanel } from '../key-panel.tsx'
import { NoteAdStrip } from '../note-ad.tsx'
import { NoteCard } from '../note-card.tsx'
import { NoteDialog } from '../note-dialog.tsx'
import { useNotionKey } from '../stored-key.ts'
import { type NotesProgress, useImportNotes } from '../use-import-notes.ts'
import { type NotesState, useNotes } from '../use-notes.ts'
import type { Route } from './+types/notes'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Import from Notion',
    description: 'See the recipes of your Notion databases here, and import them.',
    path: '/notes',
  })

export default function Notes() {
  const key = useNotionKey()
  // With another key, everything starts over. An import with the previous key stops.
  return <NotesOf key={key ?? ''} notionKey={key} />
}

function NotesOf({ notionKey: key }: { notionKey: string | null | undefined }) {
  const { state, reload } = useNotes(key)
  const { progress, importNotes } = useImportNotes(key)
  const [opened, setOpened] = useState<Card | null>(null)
  return (
    <div className="wrap">
      <PageHead
        title="Import from Notion"
        lead="Your recipes, posts and questions in Notion. Only you see them here. Import the recipes you want to cook."
        action={
          state.kind === 'loaded' && (
            <Button variant="ghost" onClick={reload} disabled={progress !== null} className="-mx-3">
              Reload
            </Button>
          )
        }
      />
      <noscript>
        <p className="mb-6 rounded-lg bg-blush p-6">
          This page needs JavaScript, because your API key stays in your browser.
        </p>
      </noscript>
      <div className="grid min-h-[50vh] content-start gap-10 no-script:min-h-0">
        {key && (
          <Loaded
            state={state}
            progress={progress}
            onRetry={reload}
            onImport={(ids) => void importNotes(ids)}
            onOpen={setOpened}
          />
        )}
        {key !== undefined && <KeyPanel stored={key} />}
      </div>
      {opened && key && <NoteDialog card={opened} notionKey={key} onClose={() => setOpened(null)} />}
    </div>
  )
}

interface LoadedProps {
  state: NotesState
  progress: NotesProgress | null
  onRetry: () => void
  onImport: (ids: ReadonlyArray<string>) => void
  onOpen: (card: Card) => void
}

function Loaded({ state, progress, onRetry, onImport, onOpen }: LoadedProps) {
  if (state.kind === 'failed') return <TryAgain onRetry={onRetry}>{state.message}</TryAgain>
  if (state.kind !== 'loaded')
    return (
      <div aria-busy="true" className="grid gap-gap md:grid-cols-3">
        <output className="sr-only">Loading your notes</output>
        {['a', 'b', 'c'].map((place) => (
          <RecipeCardSkeleton key={place} />
        ))}
      </div>
    )
  const { recipes, posts, faqs, ad } = state.notes
  const isEmpty = recipes.length + posts.length + faqs.length === 0 && !ad
  return (
    <>
      {isEmpty && (
        <EmptyState picture={emptyPlate} title="No notes found">
          Share a database with your integration in Notion. It needs a column such as “ingredients” or “servings”.
        </EmptyState>
      )}
      {recipes.length > 0 && (
        <section aria-labelledby="recipes-title">
          <h2 id="recipes-title" className="mb-4">
            Recipes
          </h2>
          <ChooseNotes cards={recipes} progress={progress} onImport={onImport} onOpen={onOpen} />
        </section>
      )}
      {posts.length > 0 && (
        <section aria-labelledby="posts-title">
          <h2 id="posts-title" className="mb-4">
            Posts
          </h2>
          <div className="grid gap-gap sm:grid-cols-2 md:grid-cols-3">
            {posts.map((card) => (
              <NoteCard key={card.id} card={card} onOpen={onOpen} />
            ))}
          </div>
        </section>
      )}
      {faqs.length > 0 && (
        <section aria-labelledby="faqs-title">
          <h2 id="faqs-title" className="mb-4">
            Questions
          </h2>
          <FaqNotes faqs={faqs} onOpen={onOpen} />
        </section>
      )}
      {ad && <NoteAdStrip ad={ad} />}
    </>
  )
}
