import { type HandedPage, handover, largestHandedPage } from '../core/importing/handover.ts'
import { capturePage } from './capture-page.ts'
import { extensionApi } from './extension-api.ts'
import { readSiteAddress } from './site-address.ts'

const site = readSiteAddress()
const toOptions = document.querySelector('button')
toOptions?.addEventListener('click', () => void extensionApi.runtime.openOptionsPage())
if (site) void send(site)
else {
  say('This extension doesn’t know your site yet. Enter its address in the options.')
  if (toOptions) toOptions.hidden = false
}

/** Takes the page from the tab beside this one, and this tab on to the site. */
async function send(origin: string) {
  const page = await pageOf(Number(location.hash.slice(1)))
  if (!page?.html)
    return say('Browsers don’t allow extensions on this page. Open a recipe’s page, and press the button there.')
  if (page.html.length > largestHandedPage) return say('This page is too large to import.')
  const form = document.querySelector('form')
  if (!form) return
  form.action = origin + handover.path
  for (const name of ['url', 'html'] as const) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLTextAreaElement) field.value = page[name]
  }
  form.submit()
}

async function pageOf(tabId: number): Promise<HandedPage | undefined> {
  try {
    const [taken] = await extensionApi.scripting.executeScript({ target: { tabId }, func: capturePage })
    return taken?.result
  } catch {
    // Browser pages, stores and PDF viewers refuse.
    return undefined
  }
}

function say(text: string) {
  const status = document.querySelector('#status')
  if (status) status.textContent = text
}
