import { Trash2 } from 'lucide-react'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'

/** A button that deletes the review of the page, after a question. */
export function DeleteReview() {
  return (
    <div className="mt-6">
      <AskFirst
        label="Delete review"
        title="Delete your review?"
        text="Its stars, words and photos are gone for good."
        confirmLabel="Delete"
        fields={{ intent: 'delete' }}
      >
        <Button variant="danger">
          <Trash2 aria-hidden />
          Delete review
        </Button>
      </AskFirst>
    </div>
  )
}
