import type { SiteService } from '../../../../core/site-keys.ts'

interface ServiceWords {
  title: string
  /** What the site does with it, and no more than that. */
  purpose: string
  /** What pressing Save does besides saving. */
  test: string | null
  /** Where the environment says it. */
  variables: string
  fields: ReadonlyArray<{ name: string; label: string; isSecret: boolean; placeholder?: string; hint?: string }>
}

export const serviceWords: Readonly<Record<SiteService, ServiceWords>> = {
  crawler: {
    title: 'Web crawler (Firecrawl)',
    purpose:
      'For pages of sites that turn our own reader away. The key is tested and kept; importing a recipe does not use it at present.',
    test: 'The test starts a crawl of one example page, which costs one credit at most, and calls it off.',
    variables: 'FIRECRAWL_API_KEY',
    fields: [{ name: 'key', label: 'API key', isSecret: true, placeholder: 'fc-…' }],
  },
  notes: {
    title: 'Notes source (Notion)',
    purpose: 'Lets “Database Templates” create databases with the right columns on a page of your workspace.',
    test: 'The test asks Notion whose key it is.',
    variables: 'NOTION_API_KEY',
    fields: [{ name: 'key', label: 'Integration secret', isSecret: true, placeholder: 'ntn_…' }],
  },
  instacart: {
    title: 'Grocery delivery (Instacart)',
    purpose: 'Your partner number, part of each link “Add to Instacart”. Without one it is 5883.',
    test: null,
    variables: 'INSTACART_PARTNER_ID',
    fields: [{ name: 'partnerId', label: 'Partner id', isSecret: false, placeholder: '5883' }],
  },
  chicory: {
    title: 'Grocery widget (Chicory)',
    purpose: 'Your publisher id, handed to Chicory’s widget with the ingredients where the widget is on the page.',
    test: null,
    variables: 'CHICORY_PUBLISHER_ID',
    fields: [{ name: 'publisherId', label: 'Publisher id', isSecret: false }],
  },
  newsletter: {
    title: 'Newsletter webhook',
    purpose: 'Gets {"email": …} as JSON for each new reader, tried again for hours when it fails.',
    test: 'The test sends your own address there, as that of a new reader.',
    variables: 'NEWSLETTER_WEBHOOK_URL',
    fields: [{ name: 'address', label: 'Address', isSecret: true, placeholder: 'https://' }],
  },
  ai: {
    title: 'AI server',
    purpose:
      'Any server that speaks as OpenAI’s does. Address, model and key are tested and kept; no part of the site asks it at present.',
    test: 'The test asks the server for its models.',
    variables: 'AI_BASE_URL, AI_MODEL and AI_API_KEY',
    fields: [
      { name: 'address', label: 'Address', isSecret: false, placeholder: 'https://ai.example.com/v1' },
      { name: 'model', label: 'Model', isSecret: false },
      { name: 'key', label: 'API key', isSecret: true, hint: 'Leave it empty if the server wants none.' },
    ],
  },
}
