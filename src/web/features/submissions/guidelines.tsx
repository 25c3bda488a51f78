import { Panel } from '../../ui/panel.tsx'

const guidelines = [
  { title: 'Cook it first', text: 'Share what you have cooked yourself, with these amounts.' },
  {
    title: 'State the amounts',
    text: 'One ingredient per line, amount first: 200 g flour, 2 tbsp honey, salt to taste.',
  },
  { title: 'One action per step', text: 'Say what it should look, smell or sound like, not only how long it takes.' },
  { title: 'Credit the source', text: 'If the idea is someone else’s, name them in the description.' },
  { title: 'Use your own photo', text: 'Use a picture you took or may use. Daylight from the side flatters any dish.' },
]

export function Guidelines() {
  return (
    <Panel variant="tint" aria-labelledby="guidelines-title">
      <h2 id="guidelines-title" className="mb-4 text-[1.5rem]">
        Guidelines
      </h2>
      <ul className="grid gap-4">
        {guidelines.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-body">{title}</h3>
            <p className="text-[1rem] leading-[1.5] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
