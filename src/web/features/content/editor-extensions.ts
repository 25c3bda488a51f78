import { Image } from '@tiptap/extension-image'
import { type Editor, generateHTML, generateJSON } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { lostParts } from '../../../core/content/lost-parts.ts'
import { tableNodes, withPlainTables } from './editor-table.ts'

/** The parts of a text that the editor can show. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  Image.configure({ inline: false }),
  ...tableNodes,
]

/** Returns the HTML of what is written. The editor ends with an empty paragraph, for the caret. */
export const htmlOf = (editor: Editor) => withPlainTables(editor.getHTML()).replace(/<p><\/p>$/, '')

/** Names the parts of a text that the editor can't show, and would remove with the first change. */
export function lostInEditor(written: string): Array<string> {
  // The security policy would report each event handler, although the parsed text never runs.
  const html = written.replaceAll(/\son(?=[a-z]+\s*=)/gi, ' data-on')
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // The site removes them in any case.
  for (const hidden of body.querySelectorAll('script, style, title, noscript')) hidden.remove()
  return lostParts(body.innerHTML, generateHTML(generateJSON(html, editorExtensions), editorExtensions))
}
