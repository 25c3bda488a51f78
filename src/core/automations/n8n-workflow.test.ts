import { expect, test } from 'vitest'
import { itemsIn } from './automation-items.ts'
import { n8nWorkflow } from './n8n-workflow.ts'

const workflow = n8nWorkflow({ siteName: 'Marshmallow Kitchen', siteUrl: 'https://recipes.example.com' })

test('the workflow for N8N connects nodes that exist, each with its own id and name', () => {
  const names = workflow.nodes.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(workflow.nodes.map(({ id }) => id)).size).toBe(names.length)
  const linked = Object.entries(workflow.connections).flatMap(([from, { main }]) => [
    from,
    ...main.flat().map(({ node }) => node),
  ])
  expect(linked.filter((name) => !names.includes(name))).toEqual([])
})

test('the workflow for N8N sends items that this site reads, to its address, without a token', () => {
  const sending = workflow.nodes.find(({ name }) => name === 'Send to the site')
  expect(sending?.parameters).toMatchObject({
    method: 'POST',
    url: 'https://recipes.example.com/api/automations/recipes',
  })
  expect(JSON.stringify(workflow)).not.toContain('mk_')
  const code = workflow.nodes.find(({ name }) => name === 'Recipes and addresses')?.parameters as { jsCode: string }
  // oxlint-disable-next-line no-new-func -- N8N runs it in the same way.
  const [sent] = new Function(code.jsCode)() as Array<{ json: unknown }>
  expect(itemsIn(sent?.json)?.map(({ kind }) => kind)).toEqual(['recipe', 'address'])
})
