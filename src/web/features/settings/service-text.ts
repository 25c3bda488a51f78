import type { SiteService } from '../../../core/settings/site-keys.ts'

interface ServiceWords {
  title: string
  /** The purpose of the service on this site. */
  purpose: string
  /** Describes the test of the key before it is saved. Null if there is no test. */
  test: string | null
  /** The environment variables that set the key. */
  variables: string
  fields: ReadonlyArray<{ name: string; label: string; isSecret: boolean; placeholder?: string; hint?: string }>
}

export const serviceText: Readonly<Record<SiteService, ServiceWords>> = {
  crawler: {
    title: 'Web crawler (Firecrawl)',
    purpose:
      'Opens pages that block our own importer, crawls whole sites and searches the web for recipes. “Crawler” on the admin pages uses it too. Visitors may use the key within the limit in Settings, or enter their own.',
    test: 'The test starts a crawl of one example page and cancels it. It costs one credit at most.',
    variables: 'FIRECRAWL_API_KEY',
    fields: [{ name: 'key', label: 'API key', isSecret: true, placeholder: 'fc-…' }],
  },
  notes: {
    title: 'Notes source (Notion)',
    purpose:
      'Feeds the site with databases of your workspace (Notes), and lets “Database Templates” create databases with the right columns.',
    test: 'The test asks Notion who the key belongs to.',
    variables: 'NOTION_API_KEY',
    fields: [
      {
        name: 'key',
        label: 'API key',
        isSecret: true,
        placeholder: 'ntn_…',
        hint: 'The secret of your integration in Notion.',
      },
    ],
  },
  instacart: {
    title: 'Grocery delivery (Instacart)',
    purpose: 'Your partner ID, part of each “Add to Instacart” link. The default is 5883.',
    test: null,
    variables: 'INSTACART_PARTNER_ID',
    fields: [{ name: 'partnerId', label: 'Partner ID', isSecret: false, placeholder: '5883' }],
  },
  chicory: {
    title: 'Grocery widget (Chicory)',
    purpose:
      'Your publisher ID. It adds a button to recipes and shopping lists. Pressing it loads Chicory’s script, which gets the ID and the ingredients. Until the cook opens another page, the script can read that page and act in it.',
    test: null,
    variables: 'CHICORY_PUBLISHER_ID',
    fields: [{ name: 'publisherId', label: 'Publisher ID', isSecret: false }],
  },
  newsletter: {
    title: 'Newsletter webhook',
    purpose: 'Gets {"email": …} as JSON for each new subscriber, with retries for hours.',
    test: 'The test sends your own address.',
    variables: 'NEWSLETTER_WEBHOOK_URL',
    fields: [{ name: 'address', label: 'Address', isSecret: true, placeholder: 'https://' }],
  },
  ai: {
    title: 'AI server',
    purpose:
      'Any OpenAI-compatible server. It gets the text of PDF files, photos and pasted texts, and says which lines are ingredients and steps. When a cook presses “Suggest missing details”, it gets that recipe, and suggests categories and a difficulty. Without it, the site decides on its own, and the button is not shown.',
    test: 'The test lists the server’s models.',
    variables: 'AI_BASE_URL, AI_MODEL and AI_API_KEY',
    fields: [
      { name: 'address', label: 'Address', isSecret: false, placeholder: 'https://ai.example.com/v1' },
      { name: 'model', label: 'Model', isSecret: false },
      { name: 'key', label: 'API key', isSecret: true, hint: 'Leave it empty if the server needs none.' },
    ],
  },
}
