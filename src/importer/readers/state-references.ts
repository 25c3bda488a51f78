import { isNode, type Node } from './linked-data.ts'

const mostValues = 100_000
const deepest = 16

/**
 * Resolves references in flat state, whose parts refer to each other. Supports three notations and returns any other
 * value unchanged.
 */
export function withReferences(value: unknown): unknown {
  if (isNode(value)) return withNamedParts(value)
  if (!Array.isArray(value) || value.length < 10) return value
  if (value.some((entry) => isNode(entry) && Object.keys(entry).some(isPosition))) return withPositions(value, [0])
  const isFlat = value.every(
    (entry) => !isNode(entry) || Object.values(entry).every((field) => typeof field === 'number'),
  )
  const startsFlat = isNode(value[0]) || Array.isArray(value[0])
  if (!isFlat || !startsFlat) return value
  const objects = value.flatMap((entry, index) => (isNode(entry) ? [index] : []))
  return withPositions(value, objects)
}

const isPosition = (key: string) => /^_\d+$/.test(key)

/**
 * Resolves an array whose objects refer to positions in the array. In `{ "_3": 7 }`, the field's name is at position 3
 * and its value at position 7.
 */
function withPositions(values: ReadonlyArray<unknown>, starts: ReadonlyArray<number>): Array<unknown> {
  let budget = mostValues
  const resolve = (index: unknown, depth: number): unknown => {
    budget -= 1
    if (depth > deepest || budget < 0) return null
    const target: unknown = typeof index === 'number' ? values[index] : index
    if (Array.isArray(target)) return target.map((entry) => resolve(entry, depth + 1))
    if (!isNode(target)) return target
    return Object.fromEntries(
      Object.entries(target).map(([key, entry]) => [
        isPosition(key) ? String(values[Number(key.slice(1))]) : key,
        resolve(entry, depth + 1),
      ]),
    )
  }
  return starts.map((start) => resolve(start, 0))
}

/**
 * Resolves caches that store each object under a name, such as `{ "Recipe:1": { "ingredients": [{ "__ref":
 * "Ingredient:5" }] } }`.
 */
function withNamedParts(root: Node): unknown {
  const caches = [root, ...Object.values(root)].filter(isNode)
  const cache = caches.find((node) => Object.keys(node).some((key) => /^\w+:.+/.test(key)))
  if (!cache) return root
  let budget = mostValues
  const resolve = (value: unknown, depth: number): unknown => {
    budget -= 1
    if (depth > deepest || budget < 0) return null
    if (Array.isArray(value)) return value.map((entry) => resolve(entry, depth + 1))
    if (!isNode(value)) return value
    const name = value['__ref'] ?? (value['type'] === 'id' ? value['id'] : undefined)
    if (typeof name === 'string' && isNode(cache[name])) return resolve(cache[name], depth + 1)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolve(entry, depth + 1)]))
  }
  return [root, ...Object.values(cache).map((value) => resolve(value, 0))]
}
