import type { Db } from './connect.ts'

interface Preparable<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/**
 * A read that page views ask for again and again, with `sql.placeholder` where its values go: putting a statement together takes
 * ten times as long as sending it, and this way it is done once for each database.
 */
export function prepared<Values extends Record<string, unknown>, Rows>(
  name: string,
  build: (db: Db) => Preparable<Rows>,
): (db: Db, values: Values) => Promise<Rows> {
  const statements = new WeakMap<Db, ReturnType<Preparable<Rows>['prepare']>>()
  return (db, values) => {
    const statement = statements.get(db) ?? build(db).prepare(name)
    statements.set(db, statement)
    return statement.execute(values)
  }
}
