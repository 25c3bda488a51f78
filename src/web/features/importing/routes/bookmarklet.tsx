import { Bookmark, Puzzle, Smartphone } from 'lucide-react'
import { bookmarkletFor } from '../../../../extension/bookmarklet.ts'
import { pageMeta, siteNameOf } from '../../../shell/page-meta.ts'
import { CopyBox } from '../../../ui/copy-box.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { AccordionItem } from '../../../ui/accordion.tsx'
import { BookmarkButton } from '../bookmark-button.tsx'
import { ExtensionDownloads } from '../extension-downloads.tsx'
import { Step, Steps, Way } from '../browser-way.tsx'
import type { Route } from './+types/bookmarklet'

export function loader({ request }: Route.LoaderArgs) {
  // The server has already checked this origin.
  return { bookmarklet: bookmarkletFor(new URL(request.url).origin) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Import from your browser',
    description: 'A bookmark, a browser extension and a share target that import the recipe page you have open.',
    path: '/import/bookmarklet',
  })

export default function Bookmarklet({ loaderData, matches }: Route.ComponentProps) {
  const { bookmarklet } = loaderData
  const siteName = siteNameOf(matches[0])
  const name = `Import to ${siteName}`
  return (
    <div className="wrap max-w-200">
      <PageHead
        title="Import from your browser"
        lead="Some sites don’t let other computers read their pages, or show a recipe only after you sign in. Your browser already has the page. Send it here with one click."
      />
      <div className="grid gap-gap">
        <Way id="bookmark" Icon={Bookmark} title="A bookmark">
          <p>
            Drag this button to your bookmarks bar. Then open a recipe’s page and press it there. To show the bar, press
            Ctrl+Shift+B (Command+Shift+B on a Mac; <i>View</i> → <i>Show Favorites Bar</i> in Safari).
          </p>
          <BookmarkButton address={bookmarklet} name={name} />
          <AccordionItem title="Without dragging" variant="sunk">
            <Steps>
              <Step>Bookmark this page with Ctrl+D (on a Mac, Command+D).</Step>
              <Step>Edit the bookmark. Call it “{name}”.</Step>
              <Step>Copy the code below, and paste it as the bookmark’s address.</Step>
            </Steps>
            <div className="mt-4 text-ink [&_textarea]:bg-surface">
              <CopyBox title="Code of the bookmark" text={bookmarklet} />
            </div>
          </AccordionItem>
        </Way>

        <Way id="extension" Icon={Puzzle} title="A browser extension">
          <p>
            A button in the toolbar that also works on pages that block bookmarks. It sees a page only when you press
            the button, and sends it only to this site.
          </p>
          <ExtensionDownloads />
        </Way>

        <Way id="phone" Icon={Smartphone} title="On a phone">
          <div>
            <AccordionItem title="Android: share to this site" name="phone" variant="sunk">
              <Steps>
                <Step>
                  Open this site in Chrome, and choose <i>Add to Home screen</i> → <i>Install</i> in its menu.
                </Step>
                <Step>
                  In any app, press <i>Share</i> and choose {siteName}. Links, texts, photos and PDF files arrive on the
                  import page.
                </Step>
              </Steps>
              <p className="mt-3">
                Chrome offers this only for sites with HTTPS. It shares the address of a page, not the page itself. If a
                site blocks imports, use the bookmark.
              </p>
            </AccordionItem>
            <AccordionItem title="Android: the bookmark in Chrome" name="phone" variant="sunk">
              <Steps>
                <Step>
                  Copy the code of the bookmark (below). In Chrome’s menu, press the star to bookmark any page.
                </Step>
                <Step>Edit the bookmark: call it “Import recipe”, and replace its address with the code.</Step>
                <Step>
                  On a recipe’s page, type “Import recipe” into the address bar, and tap the entry with the star. It
                  doesn’t work from the list of bookmarks.
                </Step>
              </Steps>
            </AccordionItem>
            <AccordionItem title="iPhone and iPad: the bookmark in Safari" name="phone" variant="sunk">
              <Steps>
                <Step>Copy the code of the bookmark (below).</Step>
                <Step>
                  Press <i>Share</i> → <i>Add Bookmark</i> on any page, and save it in Favorites.
                </Step>
                <Step>
                  Open the bookmarks, press <i>Edit</i>, choose the bookmark, call it “Import recipe”, and replace its
                  address with the code.
                </Step>
                <Step>On a recipe’s page, open the bookmarks and tap it. The import opens in the same tab.</Step>
              </Steps>
            </AccordionItem>
          </div>
          <CopyBox title="Code of the bookmark, for a phone" text={bookmarklet} />
        </Way>

        <Way id="sent" title="What this site receives">
          <p>
            The page’s address, its text, and the addresses of its pictures. Scripts, form fields and anything you typed
            stay in your browser. This site shows you the recipe. It stores nothing until you press “Save Recipe”.
          </p>
        </Way>
      </div>
    </div>
  )
}
