import type { ComponentProps } from 'react'

interface IconData {
  name: string
  node: ReadonlyArray<readonly [tag: string, attributes: Readonly<Record<string, string>>]>
}

function shapeOf([tag, attributes]: IconData['node'][number]) {
  const drawn = Object.entries(attributes).filter(([name]) => name !== 'key')
  return `<${tag}${drawn.map(([name, value]) => ` ${name}="${value}"`).join('')}/>`
}

/**
 * Stands in for lucide's own component when the site is built (see `vite.config.ts`). A page has forty icons, and that one makes
 * elements of every line in them and writes eleven attributes; here shapes are text, and what all icons share is in `base.css`.
 */
export default function createIcon({ name, node }: IconData) {
  const shapes = { __html: node.map(shapeOf).join('') }
  return function Icon({ className, fill, strokeWidth, style, ...rest }: ComponentProps<'svg'>) {
    const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined
    const isDifferent = fill !== undefined || strokeWidth !== undefined
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden={isNamed ? undefined : true}
        className={`lucide lucide-${name}${className ? ` ${className}` : ''}`}
        style={isDifferent ? { fill, strokeWidth, ...style } : style}
        {...rest}
        dangerouslySetInnerHTML={shapes}
      />
    )
  }
}
