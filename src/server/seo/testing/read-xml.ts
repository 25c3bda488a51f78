import { Parser } from 'htmlparser2'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: Array<XmlElement>
}

/**
 * Parses XML. Throws if the document is not well formed: an open tag, a bare "&", or a character that XML does not
 * allow.
 */
export function readXml(document: string): XmlElement {
  const bare = /&(?!(?:amp|lt|gt|quot|apos);)|(?![\t\n\r])\p{Cc}/u.exec(document)
  if (bare) throw new Error(`"${document.slice(bare.index, bare.index + 20)}" has no place in XML`)
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '', children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const element = open.at(-1)
        if (element) element.text += text
      },
      onclosetag(name, isImplied) {
        const element = open.pop()
        const isEmpty = element?.text === '' && element.children.length === 0
        if (element?.name !== name || (isImplied && !isEmpty))
          throw new Error(`<${name}> is not closed where it should be`)
      },
    },
    { xmlMode: true },
  )
  parser.end(document)
  const [element] = root.children
  if (!element || root.children.length > 1) throw new Error('A document has one root element')
  return element
}

export const childrenNamed = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name)

export const textOf = (element: XmlElement, name: string) => childrenNamed(element, name)[0]?.text
