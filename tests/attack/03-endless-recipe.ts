import { sql } from 'drizzle-orm'
import { json, sendRequest } from './send-request.ts'
import type { Attack } from './attack.ts'

const mostBytes = 2_000_000

/** A recipe of 100,000 lines used to make pages of 55 MB. */
export const endlessRecipe: Attack = {
  number: 3,
  name: 'a recipe of 100,000 lines',
  async run(target) {
    const lines = { ingredients: 'a\n'.repeat(29_000), instructions: 'b\n'.repeat(49_000) }
    const body = JSON.stringify({ title: 'Endless', ...lines })
    const sent = await sendRequest(target.url(), '/api/recipes', { headers: json, body })
    // An earlier release may have stored such a recipe.
    await target.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`
        update recipes set ingredients = lines.ingredients, instructions = lines.instructions
        from (
          select id, jsonb_agg(recipes.ingredients -> 0) as ingredients, jsonb_agg(recipes.instructions -> 0) as instructions
          from recipes, generate_series(1, 100000)
          where id = (select id from recipes where status = 'published' order by id limit 1)
          group by id
        ) lines
        where recipes.id = lines.id`)
    })
    const { rows } = await target.db.execute<{ id: string }>(
      sql`select id from recipes where status = 'published' order by id limit 1`,
    )
    const page = await sendRequest(target.url(), `/recipe/${rows[0]?.id}`)
    const isOk = sent.status === 422 && page.status === 200 && page.bytes <= mostBytes
    return {
      isOk,
      figure: `saving answers ${sent.status}; the page of an old one has ${page.bytes.toLocaleString('en')} bytes`,
    }
  },
}
