import { Globe, PencilLine } from 'lucide-react'
import { ChoiceCard } from '../components/reading/choice-card.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/submit-recipe'

const guidelines = [
  { title: 'Cook it first', text: 'Share what you have made yourself, at least once, with these amounts.' },
  { title: 'Name the amounts', text: 'One ingredient a line, amount first: 200 g flour, 2 tbsp honey, salt to taste.' },
  { title: 'One thing a step', text: 'Say what it should look, smell or sound like, not only how long it takes.' },
  {
    title: 'Credit the source',
    text: 'When it is somebody else’s idea, say whose. Imports keep the link by themselves.',
  },
  { title: 'Mind the photo', text: 'Use a picture you took or may use. Daylight from the side flatters any dish.' },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Share Your Recipe',
    description: 'Two ways to bring a recipe into the kitchen: write it by hand, or import it from a website.',
    path: '/submit-recipe',
  })

export default function SubmitRecipe() {
  return (
    <div className="wrap">
      <PageHead
        title="Share Your Recipe"
        lead="A family secret, a happy accident, the dish your friends keep asking for: there is room for it here."
      />
      <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-gap md:grid-cols-2">
          <ChoiceCard
            id="by-hand-title"
            Icon={PencilLine}
            title="From your head or notebook"
            action={
              <ButtonLink to="/import?by=hand" variant="primary">
                Write it by hand
              </ButtonLink>
            }
          >
            A form for title, times, servings, ingredients and steps. You see the page before anybody else does.
          </ChoiceCard>
          <ChoiceCard
            id="from-web-title"
            Icon={Globe}
            title="From your own site or blog"
            action={<ButtonLink to="/import">Import from a website</ButtonLink>}
          >
            Paste the address. The recipe is read, you correct what needs it, and the link to your page stays.
          </ChoiceCard>
        </div>
        <Panel variant="tint" aria-labelledby="guidelines-title">
          <h2 id="guidelines-title" className="mb-4 text-[1.5rem]">
            Guidelines
          </h2>
          <ul className="grid gap-4">
            {guidelines.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-body">{title}</h3>
                <p className="text-[1rem] leading-[1.5] text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  )
}
