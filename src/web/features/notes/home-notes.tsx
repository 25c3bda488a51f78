import { useState } from 'react'
import type { NoteCard as Card } from '../../../core/notes/visitor-notes.ts'
import { RecipeCardSkeleton } from '../recipes/recipe-card-skeleton.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MoreLink, SectionHead } from '../../ui/section-head.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { FaqNotes } from './faq-note.tsx'
import { NoteAdStrip } from './note-ad.tsx'
import { NoteCard } from './note-card.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { useNotionKey } from './stored-key.ts'
import { type NotesState, useNotes } from './use-notes.ts'

const shown = 3

/** Shows the visitor's own notes. Without a key in this browser, it asks for nothing and shows nothing. */
export function HomeNotes() {
  const key = useNotionKey()
  const { state, reload } = useNotes(key)
  const [opened, setOpened] = useState<Card | null>(null)
  if (!key) return null
  return (
    <section aria-labelledby="notes-title" className="wrap pt-section">
      <SectionHead
        id="notes-title"
        title="From your notes"
        subtitle="Only you see these. They stay in your Notion."
        action={<MoreLink to="/notes">View All</MoreLink>}
      />
      <Shown state={state} onRetry={reload} onOpen={setOpened} />
      {opened && <NoteDialog card={opened} notionKey={key} onClose={() => setOpened(null)} />}
    </section>
  )
}

interface ShownProps {
  state: NotesState
  onRetry: () => void
  onOpen: (card: Card) => void
}

function Shown({ state, onRetry, onOpen }: ShownProps) {
  if (state.kind === 'failed')
    return (
      <TryAgain
        onRetry={onRetry}
        instead={state.isWrongKey && <ButtonLink to="/notes#key">Replace the key</ButtonLink>}
      >
        {state.message}
      </TryAgain>
    )
  if (state.kind !== 'loaded')
    return (
      <div aria-busy="true" className="grid gap-gap md:grid-cols-3">
        <output className="sr-only">Loading your notes</output>
        {Array.from({ length: shown }, (_, index) => (
          <RecipeCardSkeleton key={index} />
        ))}
      </div>
    )
  const { recipes, posts, faqs, ad } = state.notes
  if (recipes.length + posts.length + faqs.length === 0 && !ad)
    return (
      <p className="rounded-lg bg-blush p-6">
        No notes found. Share a database with your integration in Notion. It needs a column such as “ingredients” or
        “servings”.
      </p>
    )
  return (
    <div className="grid gap-8">
      <Cards cards={recipes} onOpen={onOpen} />
      {posts.length > 0 && (
        <div>
          <h3 className="mb-4">Posts</h3>
          <Cards cards={posts} onOpen={onOpen} />
        </div>
      )}
      {faqs.length > 0 && (
        <div>
          <h3 className="mb-4">Questions</h3>
          <FaqNotes faqs={faqs.slice(0, shown)} onOpen={onOpen} />
        </div>
      )}
      {ad && <NoteAdStrip ad={ad} />}
    </div>
  )
}

function Cards({ cards, onOpen }: { cards: ReadonlyArray<Card>; onOpen: (card: Card) => void }) {
  if (cards.length === 0) return null
  return (
    <div className="grid gap-gap sm:grid-cols-2 md:grid-cols-3">
      {cards.slice(0, shown).map((card) => (
        <NoteCard key={card.id} card={card} onOpen={onOpen} />
      ))}
    </div>
  )
}
