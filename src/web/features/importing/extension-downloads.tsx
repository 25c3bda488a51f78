import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { AccordionItem } from '../../ui/accordion.tsx'
import { Step, Steps } from './browser-way.tsx'

/** The packed extension for each kind of browser, and how to load it. */
export function ExtensionDownloads() {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href="/extension/chromium.zip" download>
            <Download aria-hidden />
            For Chrome, Edge, Brave
          </a>
        </Button>
        <Button asChild>
          <a href="/extension/firefox.zip" download>
            <Download aria-hidden />
            For Firefox
          </a>
        </Button>
      </div>
      <p className="text-small text-ink-soft">
        It isn’t in a store, so you load it in your browser’s developer mode. It already knows the address of this site.
        You can change it in the extension’s options.
      </p>
      <div>
        <AccordionItem title="Load it in Chrome, Edge or Brave" name="extension" variant="sunk">
          <Steps>
            <Step>Unpack the download into a folder that stays where it is.</Step>
            <Step>
              Open <code>chrome://extensions</code> and turn on <i>Developer mode</i>.
            </Step>
            <Step>
              Press <i>Load unpacked</i> and choose the folder. Pin the button with the puzzle piece in the toolbar.
            </Step>
          </Steps>
          <p className="mt-3">It stays after a restart. Some companies and schools forbid it.</p>
        </AccordionItem>
        <AccordionItem title="Load it in Firefox" name="extension" variant="sunk">
          <Steps>
            <Step>
              Open <code>about:debugging#/runtime/this-firefox</code>.
            </Step>
            <Step>
              Press <i>Load Temporary Add-on</i> and choose the download, without unpacking it.
            </Step>
          </Steps>
          <p className="mt-3">
            Firefox removes it when you close the browser, because Mozilla has not signed it. To keep it, use Firefox
            Developer Edition with <code>xpinstall.signatures.required</code> set to <code>false</code>, or the
            bookmark.
          </p>
        </AccordionItem>
      </div>
    </>
  )
}
