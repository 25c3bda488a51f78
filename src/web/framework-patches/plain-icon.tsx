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
 * Replaces lucide's own component in the build (see `plain-icons-plugin.ts`). A page has about forty icons. Lucide
 * creates an element for each line of an icon and writes eleven attributes. This component writes the lines as text,
 * and `base.css` has the shared attributes.
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
