import { appContext } from '../app-context.ts'
import { EmailAddress } from '../components/reading/email-address.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { Prose } from '../components/reading/prose.tsx'
import { contactDetails } from '../contact-details.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/privacy'

export const loader = ({ context }: Route.LoaderArgs) => contactDetails(context.get(appContext).env)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Privacy',
    description: 'What this site keeps about you, what it keeps in your browser, and what it never does.',
    path: '/privacy',
  })

export default function Privacy({ loaderData: { email, isExample } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title="Privacy" lead="Short, because there is little to tell." />
      <Prose className="[&_code]:whitespace-nowrap">
        <h2>What we keep</h2>
        <ul>
          <li>
            <strong>Recipes you import or write.</strong> They become pages everybody can read, with the address they
            came from. Nothing says who brought them, unless you give your name with a recipe you send in, or do it with
            an account.
          </li>
          <li>
            <strong>Your e-mail address, if you leave it with a recipe,</strong> to tell you what became of it, and for
            nothing else.
          </li>
          <li>
            <strong>Your account, if you make one:</strong> name, e-mail address, your password as a fingerprint that
            cannot be turned back, passkeys, which account elsewhere opens it, what you saved, and for each browser you
            are signed in on, which one it is and the internet address it signed in from. That is thrown out when you
            sign out there, or some hours after 30 days without a visit. On your account’s page you can take all of it
            along as a file, or delete it.
          </li>
          <li>
            <strong>Pictures you send,</strong> without the place and time they were taken at. What no recipe shows is
            thrown out after a day, or a day and a half at most.
          </li>
          <li>
            <strong>Your e-mail address, if you leave it for the newsletter.</strong> It is used for nothing else, and
            given to nobody but the service that sends the newsletter out, if there is one. Where we ask by mail whether
            it is yours, no answer within 30 days removes it. When you unsubscribe, it stays with us as one that gets
            nothing, until you ask us to remove it, or delete an account that has it and confirmed it.
          </li>
          <li>
            <strong>What you write to us,</strong> with your name and e-mail address, so that we can answer. It is kept
            here and in our mailbox until you ask us to remove it, and nobody else reads it. When you delete an account
            whose address you confirmed, what was answered stays here without your name and address.
          </li>
          <li>
            <strong>How often the forms were used from your internet address,</strong> hour by hour, so that nobody can
            flood the site. These counts are thrown out after a day, or a day and a half at most.
          </li>
          <li>
            <strong>How often a sponsored product was shown and followed on a day.</strong> Numbers only: by whom is
            kept nowhere.
          </li>
          <li>
            <strong>A log, for finding faults:</strong> which page of ours was asked for, when, and with what result.
            Your internet address is not in it. When an import fails, the address of the page you wanted is noted; when
            a page of ours fails, its whole address with the words of a search. Whoever runs the site decides how long
            the log is kept.
          </li>
        </ul>
        <h2>What stays in your browser</h2>
        <ul>
          <li>
            Whether you chose the light or the dark theme (<code>theme</code>).
          </li>
          <li>
            Which recipes you saved (<code>saved-recipes</code>). To show them, your browser asks us for those recipes;
            the list itself is not kept here.
          </li>
          <li>
            Your weekly plan and its shopping list (<code>meal-plan</code>). What you write there never leaves your
            browser; to suggest saved recipes and add their ingredients, it asks us for those recipes.
          </li>
          <li>
            Imports you have begun and not finished (<code>recipe-drafts</code>), until you close the tab.
          </li>
          <li>
            A recipe you are writing and have not sent (<code>submission-draft</code>), until you send it or start over.
            When you sign in, it becomes a draft in your account and leaves the browser.
          </li>
          <li>
            Which recipes you sent in or imported, and where to follow them (<code>sent-recipes</code>).
          </li>
          <li>
            Which account this browser is signed in to (<code>account</code>), so that all its tabs agree; for editors,
            whether the desk listens to single keys (<code>desk-keys</code>).
          </li>
          <li>
            Whether the page was reloaded for a new version of the site (<code>reloaded-for-new-release</code>), until
            you close the tab.
          </li>
          <li>
            If you sign in, the cookie that keeps you signed in, until 30 days after your last visit (
            <code>marshmallow.session_token</code>). Between the steps of signing in, for ten minutes at most, a cookie
            that knows the next step: the second factor (<code>marshmallow.two_factor</code>), the passkey (
            <code>marshmallow.passkey</code>) or an account elsewhere (<code>marshmallow.state</code>).
          </li>
          <li>
            A message for the next page, in a cookie that goes within a minute (<code>marshmallow.flash</code>).
          </li>
        </ul>
        <h2>What we do not do</h2>
        <p>
          There are no trackers, no advertising networks and no fonts, scripts or pictures from other sites. There are
          no cookies but those above. Products marked as sponsored are plain links; nobody learns about you unless you
          follow one.
        </p>
        <h2>Other sites</h2>
        <p>
          When you import a recipe, our server fetches the page for you. The other site sees our server, not you. Links
          to sources, shops, delivery services and social networks lead away from here, and their rules apply there.
          Where you can sign in with an account elsewhere, you are taken there; we are told your name and e-mail
          address, and keep nothing else of it.
        </p>
        <h2>Your say</h2>
        <p>To see, correct or remove what is stored about you, write to us:</p>
        <p>
          <EmailAddress email={email} isExample={isExample} />
        </p>
      </Prose>
    </div>
  )
}
