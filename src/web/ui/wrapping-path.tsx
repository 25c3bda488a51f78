import { Fragment } from 'react'

/** Lets a long address or path wrap after a slash instead of within a word. */
export function WrappingPath({ path }: { path: string }) {
  const parts = path.split(/(?<=\/)/)
  return parts.map((part, place) => (
    <Fragment key={parts.slice(0, place + 1).join('')}>
      {part}
      <wbr />
    </Fragment>
  ))
}
