import type { Editor } from '@tiptap/react'
import { counted } from '../../../core/text/counted.ts'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { useFoundRecipes } from '../../browser/use-found-recipes.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { insertRecipes } from './recipe-cards.ts'

interface RecipeDialogProps {
  editor: Editor
  /** The address that finds recipes by their words. */
  from: string
  onClose: () => void
}

/** Chooses recipes by search and puts their cards into the text, in the order they were chosen. */
export function RecipeDialog({ editor, from, onClose }: RecipeDialogProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReadonlyArray<RecipeSummary>>([])
  const { recipes, hasFailed, retry } = useFoundRecipes(`${from}?${new URLSearchParams({ q: text.trim() })}`)

  function toggle(recipe: RecipeSummary) {
    setChosen((before) =>
      before.some(({ id }) => id === recipe.id) ? before.filter(({ id }) => id !== recipe.id) : [...before, recipe],
    )
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Add recipes"
        description="Each becomes a card with picture, time and description."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              disabled={chosen.length === 0}
              onClick={() => {
                onClose()
                insertRecipes(editor, chosen)
              }}
            >
              {chosen.length < 2 ? 'Add recipe' : `Add ${chosen.length} recipes`}
            </Button>
          </>
        }
      >
        <SearchField
          data-autofocus
          label="Find a recipe"
          placeholder="Recipe or ingredient"
          value={text}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <h3 className="mt-5 mb-1.5 text-small font-[550] tracking-normal text-ink-soft">
          {text.trim() ? 'Found' : 'Newest recipes'}
        </h3>
        {hasFailed && <TryAgain onRetry={retry}>The recipes could not be loaded.</TryAgain>}
        {!recipes && !hasFailed && <Spinner label="Looking for recipes..." className="min-h-40" />}
        <p aria-live="polite" className="sr-only">
          {recipes && `${counted(recipes.length, 'recipe')} found`}
        </p>
        {recipes?.length === 0 && <p>No recipe has these words.</p>}
        <ul className="laid-tables grid gap-1">
          {recipes?.map((recipe) => (
            <li key={recipe.id}>
              <Choice
                recipe={recipe}
                isChosen={chosen.some(({ id }) => id === recipe.id)}
                onPress={() => toggle(recipe)}
              />
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}

interface ChoiceProps {
  recipe: RecipeSummary
  isChosen: boolean
  onPress: () => void
}

function Choice({ recipe, isChosen, onPress }: ChoiceProps) {
  const Icon = isChosen ? Check : Plus
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className="grid min-h-14 w-full min-w-0 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3 rounded-md p-1.5 pr-3 text-left hover:bg-sunk aria-pressed:bg-blush"
    >
      <Picture
        picture={recipe.image}
        alt=""
        sizes="64px"
        placeSetting={placeSettingOf(recipe)}
        className="aspect-4/3 w-full rounded-sm object-cover"
      />
      <span className="line-clamp-2 font-display text-[1.0625rem] leading-[1.25] font-[560] [overflow-wrap:anywhere]">
        {recipe.title}
      </span>
      <Icon aria-hidden className="size-5 text-link" />
    </button>
  )
}
