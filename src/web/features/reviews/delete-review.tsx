import { Trash2 } from 'lucide-react'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'

/** A button that deletes a review after a question. A list of reviews names the recipe. */
export function DeleteReview({ recipe }: { recipe?: { id: string; title: string } }) {
  return (
    <AskFirst
      label={recipe ? `Delete the review of ${recipe.title}` : 'Delete review'}
      title="Delete your review?"
      text="Its stars, words and photos are gone for good."
      confirmLabel="Delete"
      fields={{ intent: 'delete', ...(recipe && { recipe: recipe.id }) }}
    >
      <Button variant="danger">
        <Trash2 aria-hidden />
        {recipe ? 'Delete' : 'Delete review'}
        {recipe && <span className="sr-only"> of {recipe.title}</span>}
      </Button>
    </AskFirst>
  )
}
