import cocoaBath from '../art/spot-cocoa-bath.svg'
import { ButtonLink } from '../components/ui/button.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/auth'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Sign In',
    description: 'Nothing on this site needs an account.',
    path: null,
  })

export default function Auth() {
  return (
    <div className="wrap grid justify-items-center gap-4 pt-section text-center">
      <img src={cocoaBath} alt="" width={280} height={280} className="w-52" />
      <h1>Sign In</h1>
      <p className="max-w-[48ch] text-lead text-ink-soft">
        You are welcome as you are. This site has no accounts, and nothing it offers needs one: reading, scaling,
        saving, importing and writing recipes all work right away.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/import" variant="primary" size="lg">
          Import Recipe
        </ButtonLink>
        <ButtonLink to="/recipes" size="lg">
          Browse All Recipes
        </ButtonLink>
      </div>
    </div>
  )
}
