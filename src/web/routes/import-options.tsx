import { Globe, PencilLine } from 'lucide-react'
import { ChoiceCard } from '../components/reading/choice-card.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/import-options'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Import Recipes',
    description: 'Every way to bring a recipe into the kitchen.',
    path: '/import-options',
  })

export default function ImportOptions() {
  return (
    <div className="wrap">
      <PageHead
        title="Import Recipes"
        lead="However a recipe comes to you, it becomes a page you can scale and cook from."
      />
      <div className="grid gap-gap md:grid-cols-2">
        <ChoiceCard
          id="website-title"
          Icon={Globe}
          title="Import from Website"
          action={
            <ButtonLink to="/import" variant="primary">
              Paste an address
            </ButtonLink>
          }
        >
          Paste the address of a recipe page. It is read in seconds, and you check it before it is saved. Where a site
          refuses, paste the page itself.
        </ChoiceCard>
        <ChoiceCard
          id="manual-title"
          Icon={PencilLine}
          title="Create Manually"
          action={<ButtonLink to="/import?by=hand">Write it by hand</ButtonLink>}
        >
          From a notebook, a jar label or your memory: a form for title, times, ingredients and steps.
        </ChoiceCard>
      </div>
    </div>
  )
}
