import { EmailAddress } from '../../messages/email-address.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { loadContact } from '../../messages/load-contact.server.ts'
import { useHasPart } from '../../../ui/use-has-part.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/privacy'

export const loader = ({ context }: Route.LoaderArgs) => loadContact(context)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Privacy',
    description: 'What this site stores about you, what it stores in your browser, and what it never does.',
    path: '/privacy',
  })

export default function Privacy({ loaderData: { email, isExample } }: Route.ComponentProps) {
  const hasDelivery = useHasPart('delivery')
  return (
    <div className="wrap">
      <PageHead title="Privacy" lead="Short, because we collect little." />
      <Prose className="[&_code]:inline-block [&_code]:max-w-full">
        <h2>What we store</h2>
        <ul>
          <li>
            <strong>Recipes you import or write.</strong> They become pages everyone can read, with a link to their
            source. They don’t show who added them, unless you give your name with a submission or use an account.
          </li>
          <li>
            <strong>Your email address, if you leave it with a recipe,</strong> to tell you what we decided, and for
            nothing else.
          </li>
          <li>
            <strong>Reviews you write,</strong> with your name, your photos, and, without an account, your email
            address, to send you the link to your review and our decision about it. If you don’t open that link within
            three days, we delete the review. With the link, or in your account, you can change or delete it. If you
            find a review helpful, we store your vote with your account or with a random number that your browser
            stores.
          </li>
          <li>
            <strong>How often a recipe was cooked on a day.</strong> Numbers only, for a month.
          </li>
          <li>
            <strong>Your account, if you create one:</strong> your name, email address, a password hash that can’t be
            reversed, passkeys, linked provider accounts, what you saved, planned, reviewed and want to buy, and for
            each browser you are signed in on, its name and the IP address it signed in from. We delete that when you
            sign out there, or within hours after 30 days without a visit. If you let automations send recipes, also the
            names and last use of their tokens, and for 30 days what they sent. On your account page you can download
            all of it as a file, or delete it.
          </li>
          <li>
            <strong>Your email address, if someone invites you</strong> to create an account. We delete it when you
            accept or when the invitation is withdrawn, and no later than about five weeks after it was sent.
          </li>
          <li>
            <strong>Pictures you upload,</strong> without the place and time they were taken. We delete pictures that no
            recipe or review uses within a day and a half.
          </li>
          <li>
            <strong>Your email address, if you subscribe to the newsletter.</strong> We use it for nothing else, and
            share it only with the service that sends the newsletter, if there is one. If we ask you by email to confirm
            it and get no answer within 30 days, we delete it. When you unsubscribe, we keep it marked as unsubscribed
            until you ask us to remove it, or delete an account with that confirmed address.
          </li>
          <li>
            <strong>What you write to us,</strong> with your name and email address, so that we can answer. We keep it
            here and in our mailbox until you ask us to remove it, and nobody else reads it. When you delete an account
            whose address you confirmed, answered messages stay here without your name and address.
          </li>
          <li>
            <strong>How often forms were used from your IP address,</strong> hour by hour, so that nobody can flood the
            site. We delete these counts within a day and a half.
          </li>
          <li>
            <strong>How often a sponsored product was shown and clicked on a day.</strong> Numbers only. We don’t record
            who.
          </li>
          <li>
            <strong>A log, for finding problems:</strong> which page was requested, when, and with what result. Your IP
            address is not in it. When an import fails, the log has the address of the page you wanted; when one of our
            pages fails, its whole address, including search words. The owner of the site decides how long to keep the
            log.
          </li>
        </ul>
        <h2>What stays in your browser</h2>
        <ul>
          <li>
            Whether you chose the light or the dark theme (<code>theme</code>).
          </li>
          <li>
            Which recipes you saved (<code>saved-recipes</code>). To show them, your browser requests those recipes from
            us; we don’t store the list itself. Their cards (<code>recipe-cards</code>), so that the list is there
            without a connection. With an account, which of them were saved or removed and not sent to it yet (
            <code>saved-recipes-unsent</code>).
          </li>
          <li>
            Your meal plan (<code>meal-plan</code>). Without an account, what you write there never leaves your browser;
            to show planned and saved recipes, it requests those recipes from us. With an account, the plan is also
            there, and leaves the browser when you sign out.
          </li>
          <li>
            Your shopping list, with the foods you have at home (<code>shopping-list</code>), and other people’s lists
            that you opened from a link (<code>shared-shopping-lists</code>), and the list that recipes go to (
            <code>shopping-list-target</code>). Your list never leaves your browser until you share it or sign in. A
            shared list is on this site, where everyone with the link can read and change it; we delete it a year after
            its last change. With an account, your list is there, and leaves the browser when you sign out. Without
            JavaScript, the first item begins such a list, and a cookie that lasts a year remembers it (
            <code>marshmallow.list</code>).
          </li>
          <li>
            Where you are in a recipe while you cook (<code>cook-mode-places</code>), until you sign out, and your
            kitchen timers (<code>kitchen-timers</code>), until you remove them.
          </li>
          <li>
            Which reviews you found helpful (<code>helpful-reviews</code>), and the random number your votes are counted
            with, in a cookie that lasts half a year (<code>marshmallow.voter</code>).
          </li>
          <li>
            For reading without a connection: the pages and pictures of recipes you saved, planned or opened in cook
            mode, as any visitor sees them, and what they need to be shown. Which recipes you opened in cook mode last (
            <code>cooked-recipes</code>), and how many recipes are stored (<code>offline-recipes</code>). When you sign
            out, the recipes leave the browser.
          </li>
          <li>
            How often you visited, and whether you declined to install the site (<code>app-visits</code>), so that it is
            offered once; until you close the tab, that this visit was counted (<code>app-visit-counted</code>).
          </li>
          <li>
            Imports you started and didn’t finish (<code>recipe-drafts</code>), until you close the tab.
          </li>
          <li>
            Your own key for the web crawler Firecrawl, if you enter one (<code>firecrawl_api_key</code>), until you
            remove it. It travels to us with the imports that use it, and we neither store nor log it. With “Use default
            key”, only the word “default” is stored.
          </li>
          <li>
            A recipe you are writing and haven’t submitted (<code>submission-draft</code>), until you submit it or start
            over. When you sign in, it becomes a draft in your account and leaves the browser.
          </li>
          <li>
            A message you are writing to us (<code>message-contact</code>, <code>message-support</code>), until you send
            it or close the tab.
          </li>
          <li>
            Which recipes you sent in or imported, and where to follow them (<code>sent-recipes</code>), and which files
            with several recipes you imported (<code>imports</code>). We forget what was read from a file after 30 days.
          </li>
          <li>
            A token for private repositories that you enter when importing from GitHub (<code>github_token</code>),
            until you close the tab. We send it to GitHub for your import and don’t store it.
          </li>
          <li>
            Your key for Notion, if you save one (<code>notion_api_key</code>). Your browser sends it with each request
            for your notes, our server passes it on to Notion, and neither it nor your notes are stored here, unless you
            import them. You can remove it on the page <a href="/notes">Import from Notion</a>.
          </li>
          <li>
            Which account this browser is signed in to (<code>account</code>), so that all its tabs agree; for editors,
            whether single-key shortcuts are on in moderation (<code>desk-keys</code>).
          </li>
          <li>
            Whether the page was reloaded for a new version of the site (<code>reloaded-for-new-release</code>), until
            you close the tab.
          </li>
          <li>
            If you sign in, the cookie that keeps you signed in until 30 days after your last visit (
            <code>marshmallow.session_token</code>). While you sign in, for ten minutes at most, a cookie for the next
            step: two-step verification (<code>marshmallow.two_factor</code>), the passkey (
            <code>marshmallow.passkey</code>) or a sign-in provider (<code>marshmallow.state</code>).
          </li>
          <li>
            A message for the next page, in a cookie that expires within a minute (<code>marshmallow.flash</code>).
          </li>
        </ul>
        <h2>What we do not do</h2>
        <p>
          There are no trackers, no advertising networks, and no fonts, scripts or pictures from other sites
          {hasDelivery && ', unless you press “Add to Chicory”'}. There are no other cookies. Products marked as
          sponsored are plain links; nobody learns about you unless you follow one.
        </p>
        <h2>Other sites</h2>
        <p>
          When you import a recipe, our server fetches the page for you. The other site sees our server, not you. With
          the bookmark or the extension, your browser sends us the page it shows. We read it and don’t store it. If you
          open a page with Firecrawl, that service learns the address of the page, or the words you search the web for.
          Links to sources, shops, delivery services and social networks lead to other sites with their own rules. If
          you sign in with a provider, you visit the provider; we receive your name and email address and store nothing
          else from it.
        </p>
        <p>
          If the owner of this site has set up an AI server, the text of the PDF files, photos and texts that you import
          is sent to it, to find the ingredients and the steps. Web pages, pictures and your name are not. If you ask
          for suggestions in an editor, the recipe as you typed it is sent.
        </p>
        {hasDelivery && (
          <p>
            A recipe or a shopping list may have a button for Chicory. When you press it, your browser loads Chicory’s
            script into the page. Chicory then learns the ingredients you chose, the name and address of the recipe, and
            your IP address, and the script can read the page you are on, until you leave it. Before that, Chicory
            learns nothing.
          </p>
        )}
        <h2>Your rights</h2>
        <p>To see, correct or remove what is stored about you, write to us:</p>
        <p>
          <EmailAddress email={email} isExample={isExample} />
        </p>
      </Prose>
    </div>
  )
}
