interface WorkflowSite {
  siteName: string
  /** Without a trailing slash. */
  siteUrl: string
}

/** Where automations send recipes and addresses. */
export const automationsPath = '/api/automations/recipes'

const sample = {
  title: 'Leek soup',
  ingredients: ['2 leeks', '1 l vegetable stock'],
  instructions: ['Chop the leeks.', 'Simmer them in the stock for 15 minutes.'],
  prep_time: 10,
  cook_time: 20,
  servings: 4,
}

const node = (
  id: string,
  name: string,
  type: string,
  typeVersion: number,
  x: number,
  y: number,
  parameters: object,
) => ({
  parameters,
  id,
  name,
  type: `n8n-nodes-base.${type}`,
  typeVersion,
  position: [x, y],
})

const to = (...names: ReadonlyArray<string>) => ({
  main: [names.map((name) => ({ node: name, type: 'main', index: 0 }))],
})

/**
 * A workflow for N8N in the format of its own exports (https://docs.n8n.io/workflows/export-import/), with both
 * directions: the site fetches recipes from a webhook, and a run sends recipes and addresses to the site. It holds no
 * token: N8N asks for its credential "Bearer Auth".
 */
export function n8nWorkflow({ siteName, siteUrl }: WorkflowSite) {
  const note = [
    `## ${siteName}`,
    `**Upper row: ${siteName} fetches.** Put your recipes into “Recipes to import”, activate this workflow, and paste the production URL of “Webhook” into ${siteUrl}/import?from=n8n`,
    `**Lower row: N8N sends.** Create a token at ${siteUrl}/account/automations and store it in N8N as a “Bearer Auth” credential for “Send to the site”. Replace “Run by hand” with any trigger.`,
  ].join('\n\n')
  return {
    name: `Recipes for ${siteName}`,
    nodes: [
      node('7f0c5f0a-5c1e-4b0e-9a57-0f4c2f0d1a01', 'How to use', 'stickyNote', 1, -260, -360, {
        content: note,
        height: 320,
        width: 720,
      }),
      {
        ...node('7f0c5f0a-5c1e-4b0e-9a57-0f4c2f0d1a02', 'Webhook', 'webhook', 2, -240, 0, {
          httpMethod: 'GET',
          path: 'recipes-to-import',
          responseMode: 'responseNode',
          options: {},
        }),
        webhookId: '7f0c5f0a-5c1e-4b0e-9a57-0f4c2f0d1a12',
      },
      node('7f0c5f0a-5c1e-4b0e-9a57-0f4c2f0d1a03', 'Recipes to import', 'code', 2, 0, 0, {
        jsCode: `return [\n  { json: ${JSON.stringify(sample)} },\n]`,
      }),
      node('7f0c5f0a-5c1e-4b0e-9a57-0f4c2f0d1a04', 'Answer', 'respondToWebhook', 1.1, 240, 0, {
        respondWith: 'allIncomingItems',
        options: {},
      }),
      node('7f0c5f0a-5c1e-4b0e-9a57-0f4c2f0d1a05', 'Run by hand', 'manualTrigger', 1, -240, 260, {}),
      node('7f0c5f0a-5c1e-4b0e-9a57-0f4c2f0d1a06', 'Recipes and addresses', 'code', 2, 0, 260, {
        jsCode: `return [\n  { json: { items: [\n    ${JSON.stringify(sample)},\n    "https://example.com/a-recipe-page"\n  ] } },\n]`,
      }),
      node('7f0c5f0a-5c1e-4b0e-9a57-0f4c2f0d1a07', 'Send to the site', 'httpRequest', 4.2, 240, 260, {
        method: 'POST',
        url: `${siteUrl}${automationsPath}`,
        authentication: 'genericCredentialType',
        genericAuthType: 'httpBearerAuth',
        sendHeaders: true,
        headerParameters: {
          parameters: [{ name: 'Idempotency-Key', value: '={{ $execution.id }}-{{ $itemIndex }}' }],
        },
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify($json) }}',
        options: {},
      }),
    ],
    connections: {
      Webhook: to('Recipes to import'),
      'Recipes to import': to('Answer'),
      'Run by hand': to('Recipes and addresses'),
      'Recipes and addresses': to('Send to the site'),
    },
    active: false,
    settings: { executionOrder: 'v1' },
    pinData: {},
    tags: [],
  }
}
