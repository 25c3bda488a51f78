import type { Db } from './connect.ts'

interface Preparable<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/**
 * Prepares a query that many page views repeat. Its values are `sql.placeholder`s. Building a statement takes ten times
 * as long as sending it, so this function builds it once per database.
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
