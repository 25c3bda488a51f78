import { contactDetails } from '../../operations/sample/content/pages.ts'
import { PageHead } from '../components/reading/page-head.tsx'
import { Prose } from '../components/reading/prose.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/privacy'

export const loader = () => ({ email: contactDetails.email })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Privacy',
    description: 'What this site keeps about you, what it keeps in your browser, and what it never does.',
    path: '/privacy',
  })

export default function Privacy({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title="Privacy" lead="Short, because there is little to tell." />
      <Prose>
        <h2>What we keep</h2>
        <ul>
          <li>
            <strong>Recipes you import or write.</strong> They become pages everybody can read, with the address they
            came from. Nothing says who brought them.
          </li>
          <li>
            <strong>Your e-mail address, if you subscribe to the newsletter.</strong> It is used for that and nothing
            else.
          </li>
          <li>
            <strong>How often an address on the internet used a form in the last hour,</strong> so that nobody can flood
            the site.
          </li>
          <li>
            <strong>A log of requests:</strong> the page, the time and the result. It is for finding faults.
          </li>
        </ul>
        <h2>What stays in your browser</h2>
        <ul>
          <li>Whether you chose the light or the dark theme.</li>
          <li>The recipes you save here. They never leave your browser.</li>
          <li>An import you have begun, until you close the tab.</li>
          <li>Whether the page was reloaded for a new version of the site, until you close the tab.</li>
        </ul>
        <h2>What we do not do</h2>
        <p>
          There are no trackers, no advertising networks, no cookies and no fonts, scripts or pictures from other sites.
          Products marked as sponsored are plain links; nobody learns about you unless you follow one.
        </p>
        <h2>Other sites</h2>
        <p>
          When you import a recipe, our server fetches the page for you. The other site sees our server, not you. Links
          to sources, shops, delivery services and social networks lead away from here, and their rules apply there.
        </p>
        <h2>Your say</h2>
        <p>
          To see, correct or remove what is stored about you, write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </Prose>
    </div>
  )
}
