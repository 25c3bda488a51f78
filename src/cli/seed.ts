import { counted } from '../core/text/counted.ts'
import { numberText } from '../core/text/number-text.ts'
import { parseArgs } from 'node:util'
import type { App } from '../operations/app/app.ts'
import { removeSeeded } from '../seed/generated/remove-seeded.ts'
import { seedRecipes } from '../seed/generated/seed-recipes.ts'
import { withApp } from './with-app.ts'

const usage = `Usage:
  marshmallow seed --recipes N [--seed 1] [--pictures] [--yes]
  marshmallow seed --remove
`

/** `marshmallow seed`: creates generated recipes, or deletes them. */
export async function run(args: ReadonlyArray<string>): Promise<number> {
  const order = readOrder(args)
  if (!order) {
    process.stderr.write(usage)
    return 2
  }
  return withApp(
    async (app) => {
      if (order.kind === 'remove') {
        process.stdout.write(`Deleted ${counted(await removeSeeded(app), 'recipe')}.\n`)
        return 0
      }
      if (app.env.PUBLIC_URL && !order.isSure) {
        process.stderr.write(
          'This site is public (PUBLIC_URL is set): visitors would see made-up recipes. Add --yes to continue.\n',
        )
        return 1
      }
      return fillSite(app, order)
    },
    { mayMakeDatabase: order.kind === 'fill' },
  )
}

type Order = { kind: 'fill'; count: number; seed: number; withPictures: boolean; isSure: boolean } | { kind: 'remove' }

function readOrder(args: ReadonlyArray<string>): Order | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        recipes: { type: 'string' },
        seed: { type: 'string', default: '1' },
        pictures: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
      },
    })
    if (values.remove) return values.recipes === undefined ? { kind: 'remove' } : undefined
    const [count, seed] = [values.recipes, values.seed].map((text) => (/^\d{1,8}$/.test(text ?? '') ? Number(text) : 0))
    if (!count || !seed) return undefined
    return { kind: 'fill', count, seed, withPictures: values.pictures, isSure: values.yes }
  } catch {
    return undefined
  }
}

async function fillSite(app: App, order: Extract<Order, { kind: 'fill' }>): Promise<number> {
  const start = performance.now()
  const created = await seedRecipes(app, {
    ...order,
    onProgress: (done) => {
      if (done % 10_000 === 0 && done < order.count) process.stdout.write(`${numberText(done)} …\n`)
    },
  })
  const seconds = (performance.now() - start) / 1000
  const speed = numberText(Math.round(created / seconds))
  const known = order.count - created
  const rest = known > 0 ? `; ${counted(known, 'recipe')} already existed` : ''
  process.stdout.write(`Made ${counted(created, 'recipe')} in ${seconds.toFixed(1)} s, ${speed} a second${rest}.\n`)
  return 0
}
