/** Remembers a value of each line or box, because they may be nested hundreds of levels deep. */
export function remembered<Key extends object, Value>(valueOf: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>()
  return (key) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const value = valueOf(key)
    values.set(key, value)
    return value
  }
}
