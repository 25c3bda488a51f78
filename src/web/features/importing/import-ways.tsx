import type { ReactNode } from 'react'
import { type ImportTab, type TabGroup, tabLabels } from '../../../core/importing/import-tabs.ts'
import { cn } from '../../ui/cn.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx'

interface ImportWaysProps {
  groups: ReadonlyArray<TabGroup>
  tab: ImportTab
  onTabChange: (tab: ImportTab) => void
  ways: Readonly<Record<ImportTab, ReactNode>>
  /** True on the import page, where a tab has an address. Its long labels are below each other on a phone. */
  isPage?: boolean
}

/** The ways to import as tabs, in a second row where a tab has several. Without script, all are below each other. */
export function ImportWays({ groups, tab, onTabChange, ways, isPage = false }: ImportWaysProps) {
  const current = groups.find(({ tabs }) => tabs.includes(tab))
  return (
    <Tabs
      value={current?.id ?? ''}
      onValueChange={(id) => {
        const [first] = groups.find((group) => group.id === id)?.tabs ?? []
        if (first) onTabChange(first)
      }}
    >
      <TabsList
        aria-label="Ways to import"
        className={cn(
          'mb-5 w-fit max-w-full no-script:hidden',
          isPage &&
            'max-sm:w-full max-sm:flex-col max-sm:rounded-lg max-sm:*:py-2 max-sm:*:leading-tight max-sm:*:whitespace-normal',
        )}
      >
        {groups.map(({ id, label, tabs: [first] }) => (
          <Trigger key={id} value={id} label={label} address={isPage ? first : undefined} />
        ))}
      </TabsList>
      {groups.map((group) => (
        <Way key={group.id} value={group.id}>
          {group.tabs.length > 1 ? (
            <GroupTabs group={group} tab={tab} onTabChange={onTabChange} ways={ways} isPage={isPage} />
          ) : (
            group.tabs.map((only) => <div key={only}>{ways[only]}</div>)
          )}
        </Way>
      ))}
    </Tabs>
  )
}

interface GroupTabsProps extends Omit<ImportWaysProps, 'groups'> {
  group: TabGroup
}

function GroupTabs({ group: { label, tabs }, tab, onTabChange, ways, isPage }: GroupTabsProps) {
  const shown = tabs.includes(tab) ? tab : (tabs[0] ?? tab)
  return (
    <Tabs value={shown} onValueChange={(value) => onTabChange(value as ImportTab)}>
      <TabsList aria-label={label} className="mb-5 w-fit max-w-full no-script:hidden">
        {tabs.map((value) => (
          <Trigger key={value} value={value} label={tabLabels[value]} address={isPage ? value : undefined} />
        ))}
      </TabsList>
      {tabs.map((value) => (
        <Way key={value} value={value}>
          {ways[value]}
        </Way>
      ))}
    </Tabs>
  )
}

interface TriggerProps {
  value: string
  label: string
  /** The tab to open by address. */
  address: ImportTab | undefined
}

/** A tab. With an address it is a link, so that a press counts before the page listens. */
function Trigger({ value, label, address }: TriggerProps) {
  if (address === undefined) return <TabsTrigger value={value}>{label}</TabsTrigger>
  return (
    <TabsTrigger value={value} asChild>
      <a
        // A button's type means nothing here.
        type={undefined}
        href={`/import?from=${address}`}
        draggable={false}
        onClick={(event) => event.preventDefault()}
      >
        {label}
      </a>
    </TabsTrigger>
  )
}

/** All ways have fields, so the keyboard goes there instead of stopping at the panel around them. */
function Way({ value, children }: { value: string; children: ReactNode }) {
  return (
    <TabsContent
      value={value}
      forceMount
      tabIndex={-1}
      className="mt-0 data-[state=inactive]:hidden no-script:mb-8 no-script:data-[state=inactive]:block"
    >
      {children}
    </TabsContent>
  )
}
