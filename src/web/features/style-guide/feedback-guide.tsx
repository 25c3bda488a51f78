import { useState } from 'react'
import strawberry from '../../art/spot-strawberry.svg'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { GuideSection } from './guide-section.tsx'

const stages = ['Fetching the page', 'Finding the recipe', 'Reading the ingredients', 'Looking for pictures', 'Done']
const shoppingList = [
  '400 g bucatini',
  '2 tbsp olive oil',
  '40 g unsalted butter',
  '6 garlic cloves',
  '300 ml double cream',
  '120 ml pasta water',
  '120 g parmesan',
  'black pepper',
  'nutmeg',
  'flat-leaf parsley',
  'sea salt',
]

export function FeedbackGuide() {
  const [stage, setStage] = useState(2)
  const [isLost, setLost] = useState(true)
  return (
    <GuideSection
      id="feedback"
      title="Waiting, and nothing"
      note="Progress shows real stages; a skeleton has the size of what is coming."
    >
      <div className="grid items-start gap-x-12 gap-y-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Progress label={stages[stage] ?? ''} value={(stage / (stages.length - 1)) * 100} />
          <Button className="w-fit" onClick={() => setStage((stage + 1) % stages.length)}>
            Next stage
          </Button>
          {isLost ? (
            <TryAgain onRetry={() => setLost(false)}>The recipes could not be loaded.</TryAgain>
          ) : (
            <Button className="w-fit" onClick={() => setLost(true)}>
              Lose the connection
            </Button>
          )}
          <Spinner label="Loading recipes..." className="justify-start" />
          <div className="grid gap-2">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton />
            <Skeleton className="w-4/5" />
          </div>
        </div>
        <ScrollArea className="max-h-60 rounded-md bg-surface shadow-edge" label="Shopping list">
          <ul className="px-5 py-2">
            {shoppingList.map((item) => (
              <li key={item} className="flex min-h-11 items-center border-line not-first:border-t">
                {item}
              </li>
            ))}
          </ul>
        </ScrollArea>
      </div>
      <EmptyState
        picture={strawberry}
        title="No recipes found"
        actions={<ButtonLink to="/categories">View Categories</ButtonLink>}
      >
        There are no recipes in this category yet.
      </EmptyState>
    </GuideSection>
  )
}
